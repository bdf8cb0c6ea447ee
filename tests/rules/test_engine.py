"""Who lays the engine, who moves then, and how its arms come first."""

import pytest

from chickenfoot import (
    End,
    Ending,
    FillEngine,
    FillFoot,
    FindEngine,
    OpenPlay,
    Reason,
    Tile,
    new_game,
    open_ends,
    open_feet,
    phase,
    round_result,
)
from chickenfoot.rules import (
    Blocks,
    EngineStart,
    LastDouble,
    Nesting,
    Opening,
    TrainRules,
    Wild,
)
from rules.pictures import DEFAULT, OPEN, after, legal, not_laid, picture, reason, tiles


class TestHeldEngine:
    """`EngineStart.HELD`: the holder lays the round's double."""

    def test_the_holder_lays_it(self) -> None:
        """It is the turn of the seat that holds the double, and all it can do is lay it."""
        state = picture(" | 9-1 2-2 / 9-9 9-3 | 4-4")

        assert phase(state) == FindEngine(engine=9, layer=1)
        assert state.to_move == 1
        assert legal(state) == {"9-9"}
        assert reason(state, "9-3@9-9") is Reason.ENGINE_NOT_LAID

    def test_it_comes_out_of_the_hand(self) -> None:
        """Once laid it is in the middle, and its holder has a tile less."""
        state = after(picture(" | 9-1 2-2 / 9-9 9-3 | 4-4"), "9-9")

        assert state.hands[1] == tiles("9-3")
        assert [placed.tile for placed in state.layout.placements] == [Tile(9, 9)]
        assert phase(state) == FillEngine(missing=4)

    def test_it_is_the_double_of_the_round(self) -> None:
        """In round two the double-eight is laid, whoever holds the double-nine."""
        state = picture(" | 9-9 2-2 / 8-8 9-3 | 4-4 | engines=9 points=0/5")

        assert state.to_move == 1
        assert legal(state) == {"8-8"}

    @pytest.mark.parametrize(("lead", "layer"), [(0, 1), (1, 1), (2, 3), (3, 3)])
    def test_of_several_holders_the_nearest_to_the_lead(self, lead: int, layer: int) -> None:
        """With several copies, the holder that comes first from the lead on lays it."""
        state = picture(f" | 1-1 / 9-9 2-2 / 3-3 / 9-9 4-4 | 9-1 | lead={lead}", copies=2)

        assert state.to_move == layer
        assert phase(state) == FindEngine(engine=9, layer=layer)

    def test_laying_it_is_all_there_is_to_do(self) -> None:
        """The layer may not draw instead, even where it may draw whenever it likes."""
        state = picture(" | 9-1 2-2 / 9-9 9-3 | 4-4", voluntary=True)

        assert legal(state) == {"9-9"}
        assert reason(state, "draw") is Reason.ENGINE_NOT_LAID

    def test_no_rule_on_the_last_double_bars_it(self) -> None:
        """A seat that holds nothing but the engine lays it, and that makes it out."""
        state = picture(
            " | 9-1 2-2 / 9-9 | 4-4", last_double=LastDouble.FORBIDDEN, out_on_double=50
        )

        over = after(state, "9-9")

        assert round_result(over).ending is Ending.OUT
        assert round_result(over).out == 1
        assert round_result(over).points == (14, 50)


class TestPreplacedEngine:
    """`EngineStart.PREPLACED`: the engine lies in the middle before the deal."""

    def test_it_is_in_no_hand(self) -> None:
        """It lies in the middle, and is neither dealt nor in the boneyard."""
        state = new_game(DEFAULT.replace(start=EngineStart.PREPLACED), seats=3, seed=4)

        assert [placed.tile for placed in state.layout.placements] == [Tile(9, 9)]
        assert [len(hand) for hand in state.hands] == [7, 7, 7]
        assert len(state.boneyard) == 33
        assert Tile(9, 9) not in not_laid(state)

    def test_the_lead_moves_first(self) -> None:
        """Nobody has to lay it, so the round begins with the turn of the lead."""
        state = new_game(DEFAULT.replace(start=EngineStart.PREPLACED), seats=3, seed=4)

        assert state.lead == 0
        assert state.to_move == 0
        assert phase(state) == FillEngine(missing=4)


class TestWhoMovesNext:
    """`layer_leads`: whether laying the engine costs the turn."""

    def test_the_layer_moves_again(self) -> None:
        """Laying the engine costs no turn."""
        state = after(picture(" | 4-9 2-2 / 9-9 1-9 3-5 / 8-8"), "9-9")

        assert state.to_move == 1
        assert legal(state) == {"9-1@9-9"}

    def test_or_the_next_seat_moves(self) -> None:
        """Where laying it is the turn, the seat after the layer moves."""
        state = after(picture(" | 4-9 2-2 / 8-8 4-4 / 9-9 1-9 3-5", layer_leads=False), "9-9")

        assert state.to_move == 0
        assert legal(state) == {"9-4@9-9"}

    def test_after_that_the_turn_goes_round(self) -> None:
        """Every other tile costs the turn, whoever laid the engine."""
        state = after(picture(" | 4-9 2-2 / 9-9 1-9 3-5 / 8-8 9-6"), "9-9", "9-1@9-9")

        assert state.to_move == 2


class TestArms:
    """`arms`: what the engine wants before anything else."""

    def test_while_an_arm_is_missing_nothing_else_is_legal(self) -> None:
        """Tiles that match an arm already laid wait until all arms are there."""
        state = picture("9-9 9-1@9-9 9-2@9-9 9-3@9-9 | 1-5 2-7 8-9 / 1-6")

        assert phase(state) == FillEngine(missing=1)
        assert legal(state) == {"9-8@9-9"}
        assert reason(state, "1-5@1-9") is Reason.OPENING_UNFINISHED

    def test_then_every_end_is_open(self) -> None:
        """The tile on the last arm opens all of them, and the engine takes no more."""
        state = after(picture("9-9 9-1@9-9 9-2@9-9 9-3@9-9 | 8-9 5-5 / 1-6 9-7 8-4"), "9-8@9-9")

        assert phase(state) == OpenPlay()
        assert legal(state) == {"1-6@1-9", "8-4@8-9"}
        assert reason(state, "9-7@9-9") is Reason.NO_SUCH_END

    @pytest.mark.parametrize("arms", [1, 2, 3, 4, 6, 9])
    def test_it_wants_as_many_as_the_rules_say(self, arms: int) -> None:
        """The opening ends with the last of `arms` tiles."""
        laid = ["9-9", *(f"9-{pip}@9-9" for pip in range(arms - 1))]
        state = picture(f"{' '.join(laid)} | 9-8 1-1 / 5-5 8-7", arms=arms)

        assert phase(state) == FillEngine(missing=1)
        state = after(state, "9-8@9-9")
        assert phase(state) == OpenPlay()
        assert {str(end.end) for end in open_ends(state)} == {
            *(f"{pip}-9" for pip in range(arms - 1)),
            "8-9",
        }

    def test_six_arms_use_up_a_suit_of_six(self) -> None:
        """With six arms on double-six, every other number has an end and no six is left."""
        laid = "6-6 6-0@6-6 6-1@6-6 6-2@6-6 6-3@6-6 6-4@6-6"
        state = after(picture(f"{laid} | 5-6 1-1 / 2-3", highest=6, arms=6), "6-5@6-6", "2-3@2-6")

        assert sorted(end.pip for end in open_ends(state)) == [0, 1, 3, 3, 4, 5]

    def test_the_engine_is_no_foot(self) -> None:
        """However many arms are missing, the engine is not an open foot."""
        state = picture("9-9 | 5-5 / 8-8 | 9-1", per_turn_on_foot=0)

        assert open_feet(state) == ()
        assert legal(state) == {"draw"}

    def test_a_stuck_seat_draws_in_the_opening(self) -> None:
        """A seat that has no tile for an arm draws, and lays what it drew if it is one."""
        state = picture("9-9 9-1@9-9 | 1-5 1-1 / 8-8 | 9-7 5-5")

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw")) == {"9-7@9-9"}


class TestDoubleOnTheEngine:
    """A double laid on the engine fills an arm and opens a foot inside the opening."""

    @pytest.mark.parametrize("nesting", Nesting)
    def test_a_further_copy_of_the_engine(self, nesting: Nesting) -> None:
        """The second 9-9 is an arm with a foot, whatever a double is as a toe."""
        state = picture(
            "9-9 9-1@9-9 9-2@9-9 | 9-9 1-1 / 9-3 9-5 1-6 / 9-4 / 9-6 2-2 / 9-7",
            copies=2,
            nesting=nesting,
        )

        assert legal(state) == {"9-9@9-9"}
        state = after(state, "9-9@9-9")
        assert open_feet(state) == (End(Tile(9, 9), copy=1),)
        assert phase(state) == FillFoot(foot=End(Tile(9, 9), copy=1), missing=3)
        assert legal(state) == {"9-3@9-9'1", "9-5@9-9'1"}
        assert reason(state, "9-3@9-9") is Reason.FOOT_OPEN

    def test_the_opening_goes_on_when_the_foot_is_finished(self) -> None:
        """The foot suspends the opening; after its last toe the missing arms come first again."""
        state = picture(
            "9-9 9-1@9-9 9-2@9-9 9-9@9-9 9-3@9-9'1 9-4@9-9'1 | 9-6 2-2 / 9-5 1-6 3-3", copies=2
        )

        state = after(state, "9-6@9-9'1")

        assert phase(state) == FillEngine(missing=1)
        assert legal(state) == {"9-5@9-9"}

    def test_a_double_blank_that_is_wild(self) -> None:
        """A wild 0-0 on the engine is an arm with a foot as well."""
        state = picture("9-9 9-1@9-9 9-2@9-9 | 0-0 2-2 / 4-7 9-3 / 9-4", wild=Wild.BLANK)

        state = after(state, "0-0@9-9")

        assert phase(state) == FillFoot(foot=End(Tile(0, 0)), missing=3)
        assert legal(state) == {"4-7@0-0", "7-4@0-0", "9-3@0-0", "3-9@0-0"}

    def test_any_double_on_a_wild_engine(self) -> None:
        """On a wild 0-0 in the middle every double is an arm, and each opens a foot."""
        state = picture("0-0 | 3-3 2-2 / 4-7 3-9 / 9-4", wild=Wild.BLANK, engines=(0,))

        state = after(state, "3-3@0-0")

        assert phase(state) == FillFoot(foot=End(Tile(3, 3)), missing=3)
        assert legal(state) == {"3-9@3-3"}


class TestOpening:
    """`opening`: what a seat may do that cannot fill an arm."""

    LAID = "9-9 9-1@9-9 9-2@9-9 9-5@9-9:0 9-6@9-9:1"
    """Two arms of four, and the trains of two seats, which show 5 and 6."""

    @pytest.mark.parametrize(
        ("opening", "told"),
        [(Opening.STRICT, {"draw"}), (Opening.PREFER_ENGINE, {"5-7@5-9:0"})],
    )
    def test_strict_shuts_a_train_that_runs(self, opening: Opening, told: set[str]) -> None:
        """A train started while a foot suspended the opening is shut again with `STRICT`."""
        state = picture(
            "9-9 9-1@9-9 9-9@9-9 9-5@9-9:0 9-2@9-9'1 | 5-7 2-8 / 9-7 | 3-3",
            copies=2,
            toes=1,
            blocks=Blocks.COMMUNAL,
            trains=TrainRules(),
            opening=opening,
        )

        assert legal(state) == told

    def test_strict_shuts_the_trains(self) -> None:
        """With `STRICT` a seat that cannot fill an arm draws, whatever fits its train."""
        state = picture(
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-2 / 9-7 | 3-3",
            trains=TrainRules(),
            opening=Opening.STRICT,
        )

        assert legal(state) == {"draw"}

    def test_strict_wants_an_arm_not_a_train(self) -> None:
        """With `STRICT` a tile for the engine is an arm, and starts no train."""
        state = picture("9-9 9-1@9-9 | 9-5 2-2 / 9-7 | 3-3", trains=TrainRules())

        assert legal(state) == {"9-5@9-9"}
        assert reason(state, "9-5@9-9:0") is Reason.OPENING_UNFINISHED

    def test_prefer_engine_lets_a_seat_use_its_train(self) -> None:
        """With `PREFER_ENGINE` a seat that cannot fill an arm may use its own train."""
        state = picture(
            f"{self.LAID} | 5-7 6-8 1-3 / 9-7",
            trains=TrainRules(),
            opening=Opening.PREFER_ENGINE,
        )

        assert phase(state) == FillEngine(missing=2)
        assert legal(state) == {"5-7@5-9:0"}
        assert reason(state, "6-8@6-9:1") is Reason.TRAIN_CLOSED

    def test_arms_already_laid_stay_shut(self) -> None:
        """Only trains are fallen back on: an arm may not be extended."""
        state = picture(
            f"{self.LAID} | 5-7 6-8 1-3 / 9-7",
            trains=TrainRules(),
            opening=Opening.PREFER_ENGINE,
        )

        assert reason(state, "1-3@1-9") is Reason.OPENING_UNFINISHED

    def test_a_marked_train_is_open_to_it_too(self) -> None:
        """Another seat's train may be used while there is a marker on it."""
        state = picture(
            f"{self.LAID} | 5-7 6-8 1-3 / 9-7 | | markers=1",
            trains=TrainRules(),
            opening=Opening.PREFER_ENGINE,
        )

        assert legal(state) == {"5-7@5-9:0", "6-8@6-9:1"}

    def test_who_can_fill_an_arm_must(self) -> None:
        """A seat that holds a tile for an arm may lay nothing else, and not on its train."""
        state = picture(
            f"{self.LAID} | 5-7 9-8 1-3 / 9-7",
            trains=TrainRules(),
            opening=Opening.PREFER_ENGINE,
        )

        assert legal(state) == {"9-8@9-9"}
        assert reason(state, "5-7@5-9:0") is Reason.OPENING_UNFINISHED

    def test_a_seat_stuck_on_both_draws(self) -> None:
        """It draws if neither an arm nor a train takes a tile of its hand."""
        state = picture(
            f"{self.LAID} | 6-8 1-3 / 9-7 | 5-8 9-4",
            trains=TrainRules(),
            opening=Opening.PREFER_ENGINE,
        )

        assert legal(state) == {"draw"}
        assert legal(after(state, "draw")) == {"5-8@5-9:0"}

    def test_a_drawn_tile_for_an_arm_is_an_arm(self) -> None:
        """A tile just drawn fills an arm if it can, and starts no train then."""
        state = picture(
            "9-9 9-1@9-9 9-2@9-9 | 6-8 1-3 / 9-7 | 9-4",
            trains=TrainRules(),
            opening=Opening.PREFER_ENGINE,
        )

        assert legal(after(state, "draw")) == {"9-4@9-9"}

    def test_a_foot_inside_the_opening_shuts_the_trains(self) -> None:
        """A foot goes before the opening: who cannot feed it may not fall back on a train."""
        state = picture(
            "9-9 9-1@9-9 9-5@9-9:0 9-9@9-9 | 5-6 1-1 / 9-7 | 3-3",
            copies=2,
            trains=TrainRules(),
            opening=Opening.PREFER_ENGINE,
        )

        assert phase(state) == FillFoot(foot=End(Tile(9, 9), copy=1), missing=3)
        assert legal(state) == {"draw"}
        assert reason(state, "5-6@5-9:0") is Reason.FOOT_OPEN

    def test_once_the_arms_are_filled_there_is_no_difference(self) -> None:
        """After the opening a seat uses its train or an arm as it likes."""
        for opening in Opening:
            state = picture(
                f"{OPEN} 9-5@9-9:0 | 5-7 1-8 / 9-7", trains=TrainRules(), opening=opening
            )
            assert legal(state) == {"5-7@5-9:0", "1-8@1-9"}

    def test_without_trains_there_is_no_difference(self) -> None:
        """Where nobody has a train, a seat that cannot fill an arm draws under both."""
        for opening in Opening:
            state = picture("9-9 9-1@9-9 | 1-5 / 9-7 | 3-3", opening=opening)
            assert legal(state) == {"draw"}
