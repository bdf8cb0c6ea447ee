"""C14 to C24: arms before lines, toes before anything, and which ends there are."""

import itertools

import pytest

from chickenfoot import (
    End,
    GameState,
    Play,
    Reason,
    RuleConfig,
    Tile,
    apply_move,
    legal_moves,
    new_game,
    next_round,
    open_ends,
    open_feet,
    plays,
)
from chickenfoot.notation import format_move, parse_move
from chickenfoot.presets import CHICKIE, DOMINOLOGIST, JAQUES
from scenarios.positions import (
    after,
    arms_missing,
    finished,
    legal,
    missing,
    position,
    random_round,
    refusal,
    shown,
)

DOUBLE_SIX = JAQUES.replace(highest=6)

TWO_ARMS = "9-9 9-1@9-9 9-2@9-9"


def test_c14_no_arm_grows_before_all_are_there() -> None:
    """With two of four arms, only a nine may be laid."""
    state = position(TWO_ARMS, "1-5 9-7 / 3-3", "8-8")

    assert legal(state) == ["9-7@9-9"]
    assert refusal(state, "1-5@1-9").reason is Reason.OPENING_UNFINISHED
    assert [(end.pip, end.allowed) for end in open_ends(state)] == [
        (1, False),
        (2, False),
        (9, True),
    ]


def test_c14_doubles_wait_too() -> None:
    """A seat without a nine draws; it may not lay a double on an arm either, drawn or held."""
    state = position(TWO_ARMS, "1-5 1-1 / 3-3", "2-2")
    assert legal(state) == ["draw"]
    assert refusal(state, "1-1@1-9").reason is Reason.OPENING_UNFINISHED

    state = after(state, "draw")
    assert legal(state) == ["pass"]
    assert refusal(state, "2-2@2-9").reason is Reason.OPENING_UNFINISHED


def test_c14_every_early_play_is_on_the_engine() -> None:
    """In random rounds, as many plays as the engine has arms go on the engine, and no more."""
    for config in (JAQUES, DOMINOLOGIST, CHICKIE):
        for seed in range(20):
            ends = [move.end for move, _ in random_round(config, 4, seed) if isinstance(move, Play)]
            arms = config.engine.arms
            assert ends[1 : 1 + arms] == [End(Tile(9, 9))] * len(ends[1 : 1 + arms])
            assert End(Tile(9, 9)) not in ends[1 + arms :]


@pytest.mark.parametrize("config", [JAQUES, DOMINOLOGIST, CHICKIE, JAQUES.replace(arms=2)])
def test_c15_every_round_wants_all_arms(config: RuleConfig) -> None:
    """The second round's engine wants as many arms as the first one's, and so do all others."""
    state = new_game(config, seats=4, seed=15)
    for engine in (9, 8, 7):
        while not state.layout.placements:
            state = apply_move(state, legal_moves(state)[0])
        assert state.layout.placements[0].tile == Tile(engine, engine)
        assert arms_missing(state) == config.engine.arms
        state = next_round(finished(state), seed=15)


def test_c15_games_do_not_know_of_each_other() -> None:
    """Equal deals and choices give equal games, move by move, whatever is played in between."""
    configs = (JAQUES, CHICKIE, DOUBLE_SIX, JAQUES)
    alone = [[state for _, state in random_round(config, 3, 15)] for config in configs]
    mixed: list[list[GameState]] = [[] for _ in configs]
    rounds = [random_round(config, 3, 15) for config in configs]
    for row in itertools.zip_longest(*rounds):
        for seen, step in zip(mixed, row, strict=True):
            if step is not None:
                seen.append(step[1])

    assert mixed == alone
    assert alone[0] == alone[3]


def test_c16_a_foot_of_blanks_holds() -> None:
    """The double-blank closes all other ends like any double."""
    layout = "6-6 6-0@6-6 6-1@6-6 6-2@6-6 6-3@6-6"
    state = position(layout, "0-0 5-5 / 1-5 0-4", "2-2 3-3", DOUBLE_SIX)
    state = after(state, "0-0@0-6")

    assert open_feet(state) == (End(Tile(0, 0)),)
    assert legal(state) == ["0-4@0-0"]
    refused = refusal(state, "1-5@1-6")
    assert (refused.reason, refused.foot, refused.missing) == (
        Reason.FOOT_OPEN,
        End(Tile(0, 0)),
        3,
    )
    state = after(state, "0-4@0-0")
    assert (missing(state), legal(state)) == (2, ["draw"])


def test_c16_blank_ends_are_ends() -> None:
    """An end that shows a blank is open, allowed, and joined by blanks."""
    state = position("9-9 9-0@9-9", "0-5 1-2 / 3-3", config=JAQUES.replace(arms=1))

    assert [(end.pip, end.places, end.allowed) for end in open_ends(state)] == [(0, 1, True)]
    assert legal(state) == ["0-5@0-9"]
    assert shown(after(state, "0-5@0-9")) == [5]


def test_c17_a_double_just_drawn_opens_its_foot() -> None:
    """It makes no difference whether the double was held or has just been drawn."""
    layout = "6-6 6-5@6-6 6-1@6-6 6-2@6-6 6-3@6-6"
    state = position(layout, "4-4 / 1-0 5-4", "5-5 0-0", DOUBLE_SIX)
    assert legal(state) == ["draw"]
    state = after(state, "draw")
    assert legal(state) == ["5-5@5-6"]

    state = after(state, "5-5@5-6")
    assert legal(state) == ["5-4@5-5"]
    assert refusal(state, "1-0@1-6").reason is Reason.FOOT_OPEN
    held = position(layout, "4-4 5-5 / 1-0 5-4", "0-0", DOUBLE_SIX)
    assert after(held, "5-5@5-6") == state


def test_c19_a_foot_counts_toes_not_turns() -> None:
    """Passing and drawing never lower what a foot wants."""
    layout = "9-9 9-7@9-9 9-8@9-9 7-7@7-9"
    hands = "0-0 0-1 / 1-1 0-2 / 7-2 2-2"
    config = JAQUES.replace(arms=2)
    state = position(layout, hands, "3-3 4-4 5-5", config, "turn=1")
    for move, left in (("draw", 3), ("pass", 3), ("7-2@7-7", 2), ("draw", 2), ("pass", 2)):
        state = after(state, move)
        assert missing(state) == left


def test_c19_only_toes_lower_it() -> None:
    """In random rounds, what the foot wants goes down by one with each play and by nothing else."""
    toes = 0
    for seed in range(40):
        before: dict[End, int] = {}
        for move, state in random_round(JAQUES, 4, seed):
            now = {end.end: end.places for end in open_ends(state) if end.end in open_feet(state)}
            for foot, left in before.items():
                fed = isinstance(move, Play) and move.end == foot
                assert now.get(foot, 0) == left - fed
                toes += fed
            before = now
    assert toes > 100


def test_c21_a_foot_closes_its_own_toes_too() -> None:
    """The first toe cannot be extended while others are missing, nor any other line."""
    layout = "9-9 9-7@9-9 9-8@9-9 7-7@7-9 7-2@7-7"
    state = position(layout, "2-3 8-1 / 5-6", "7-4 5-5", JAQUES.replace(arms=2))
    assert legal(state) == ["draw"]
    for move in ("2-3@2-7", "8-1@8-9"):
        assert refusal(state, move).reason is Reason.FOOT_OPEN

    state = after(state, "draw")
    assert legal(state) == ["7-4@7-7"]


def test_c22_a_covered_half_is_no_end() -> None:
    """When the engine is full no nine fits any more; the ends are the outer halves."""
    layout = "9-9 9-4@9-9 9-3@9-9 9-2@9-9 9-1@9-9"
    state = position(layout, "9-5 5-5 / 6-6", "8-8")

    assert shown(state) == [1, 2, 3, 4]
    assert legal(state) == ["draw"]
    assert refusal(state, "9-5@9-9").reason is Reason.NO_SUCH_END
    for end in ("4-9", "3-9", "2-9", "1-9"):
        assert refusal(state, f"9-5@{end}").reason is Reason.DOES_NOT_FIT


def test_c22_ends_are_outer_halves_in_every_position() -> None:
    """Each end shows the outward half of its tile, and has the places that are not taken."""
    for seed in range(30):
        for _, state in random_round(JAQUES, 3, seed):
            placements = state.layout.placements
            taken = [placement.end for placement in placements]
            expected = {
                End(place.tile): (place.outward, place.ends - taken.count(End(place.tile)))
                for place in placements
            }
            found = {end.end: (end.pip, end.places) for end in open_ends(state)}
            assert found == {end: told for end, told in expected.items() if told[1]}


def test_c23_every_toe_of_a_finished_foot_can_go_on() -> None:
    """Left, middle and right: each toe is an end, and the double takes nothing more."""
    layout = "9-9 9-5@9-9 5-5@5-9 5-1@5-5 5-2@5-5 5-3@5-5"
    config = JAQUES.replace(arms=1)
    state = position(layout, "2-4 3-4 5-6 / 8-8", config=config)

    assert shown(state) == [1, 2, 3]
    assert legal(state) == ["2-4@2-5", "3-4@3-5"]
    assert refusal(state, "5-6@5-5").reason is Reason.NO_SUCH_END
    for tile, end in (("1-4", "1-5"), ("2-4", "2-5"), ("3-4", "3-5")):
        assert legal(position(layout, f"{tile} / 8-8", config=config)) == [f"{tile}@{end}"]


EQUAL_ENDS = "9-9 9-5@9-9 9-8@9-9 9-1@9-9 8-5@8-9"


@pytest.mark.parametrize(
    ("end", "left"), [(End(Tile(5, 9)), End(Tile(5, 8))), (End(Tile(5, 8)), End(Tile(5, 9)))]
)
def test_c24_the_tile_lands_where_it_was_meant_to(end: End, left: End) -> None:
    """Of two ends that show a five, the one that was chosen is covered, the other stays."""
    state = position(EQUAL_ENDS, "5-2 6-6 / 7-7", config=JAQUES.replace(arms=3))
    before = {found.end: found.pip for found in open_ends(state)}
    assert before == {End(Tile(5, 9)): 5, End(Tile(5, 8)): 5, End(Tile(1, 9)): 1}
    (move,) = plays(state, Tile(2, 5), end)
    state = apply_move(state, move)

    assert {found.end: found.pip for found in open_ends(state)} == {
        left: 5,
        End(Tile(1, 9)): 1,
        End(Tile(2, 5)): 2,
    }
    placement = state.layout.placements[-1]
    assert (placement.tile, placement.end, placement.outward) == (Tile(2, 5), end, 2)


def test_c24_moves_replay_onto_the_same_lines() -> None:
    """The text of every move of a round, read again, lays the same table."""
    for seed in range(20):
        played = list(random_round(JAQUES, 4, seed))
        texts = [format_move(move) for move, _ in played]
        again = new_game(JAQUES, seats=4, seed=seed)
        for text, (_, state) in zip(texts, played, strict=True):
            again = apply_move(again, parse_move(text))
            assert again == state
