"""What a round cost, who leads, and who has won."""

from collections.abc import Callable

import pytest

from chickenfoot import (
    Ending,
    GameState,
    InvalidStateError,
    RoundResult,
    RuleConfig,
    Standings,
    apply_move,
    distinct_moves,
    legal_moves,
    new_game,
    next_round,
    position_key,
    round_result,
    standings,
    totals,
)
from chickenfoot.notation import parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import Objective, Teams, Ties, TrainRules, WhenStarved

F4 = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9 4-4@9-4"
"""A table on which nobody without a four can move."""

LAST = JAQUES.replace(engines=(9,))


def ranks(text: str, config: RuleConfig = LAST) -> tuple[int, ...]:
    """Return the rank of each seat in the position of *text*."""
    return standings(parse_state(text, config)).ranks


def winners(text: str, config: RuleConfig = LAST) -> tuple[int, ...]:
    """Return who has won in the position of *text*."""
    return standings(parse_state(text, config)).winners


class TestRoundResult:
    """How a round ended."""

    def test_is_that_somebody_went_out(self) -> None:
        """Who went out has no points, the others those of their hands."""
        state = parse_state("9-9 | 1-2 3-3 / / 0-0 9-8")

        assert round_result(state) == RoundResult(Ending.OUT, out=1, points=(9, 0, 17))

    def test_is_that_nobody_can_move(self) -> None:
        """Every hand counts, the lowest as well."""
        state = parse_state(f"{F4} | 1-5 0-0 / 2-7 3-3 / 8-8")

        assert round_result(state) == RoundResult(Ending.BLOCKED, out=None, points=(6, 15, 16))

    def test_is_that_a_foot_starved(self) -> None:
        """Where that ends the round, every hand counts too."""
        config = JAQUES.replace(when_starved=WhenStarved.END_ROUND)
        state = parse_state(f"{F4} | 4-5 / 2-7 | 8-8", config)

        assert round_result(state) == RoundResult(Ending.STARVED, out=None, points=(9, 9))

    @pytest.mark.parametrize(
        "text", ["| 1-2 / 9-9 | 5-5", "9-9 | 9-2 / 1-1", f"{F4} | 4-5 / 2-7 | 8-8"]
    )
    def test_is_not_there_before_the_end(self, text: str) -> None:
        """While a round goes on, there is nothing to count."""
        with pytest.raises(InvalidStateError, match="round 1"):
            round_result(parse_state(text))

    def test_does_not_change_by_asking(self) -> None:
        """The same question has the same answer."""
        state = parse_state("9-9 | 1-2 3-3 / / 0-0 9-8")

        assert round_result(state) == round_result(state)
        assert totals(state) == totals(state) == (9, 0, 17)


class TestTotals:
    """The points of each seat so far."""

    def test_are_nothing_at_first(self) -> None:
        """A game begins at zero, and so it is while the first round goes on."""
        assert totals(new_game(JAQUES, seats=3, seed=1)) == (0, 0, 0)
        assert totals(parse_state("9-9 | 9-2 / 1-1")) == (0, 0)

    def test_are_those_of_the_rounds_that_are_over(self) -> None:
        """The round that goes on does not count, the one that just ended does."""
        past = "engines=9,8 points=5/0,20/3"

        assert totals(parse_state(f"7-7 | 7-2 / 1-1 | | {past}")) == (25, 3)
        assert totals(parse_state(f"7-7 | 7-2 / | | {past}")) == (34, 3)

    def test_are_the_same_once_the_next_round_began(self) -> None:
        """From one round to the next nobody's points change."""
        over = parse_state("9-9 | 1-2 3-3 / / 0-0 9-8")

        assert totals(next_round(over, seed=1)) == totals(over)

    def test_of_partners_are_apart(self) -> None:
        """Each seat has its own points, added up only for the ranks."""
        config = JAQUES.replace(teams=Teams.OPPOSITE)

        assert totals(parse_state("9-9 | / 3-4 / 5-6 / 1-6", config)) == (0, 7, 11, 7)

    def test_leave_out_a_round_that_breaks_a_tie(self) -> None:
        """An extra round is not counted, neither running nor over."""
        config = LAST.replace(ties=Ties.EXTRA_ROUND)
        past = "engines=9 points=5/5/9"

        assert totals(parse_state(f"0-0 | 0-1 / 3-4 / 1-1 | | {past}", config)) == (5, 5, 9)
        assert totals(parse_state(f"0-0 | / 3-4 / 1-1 | | {past}", config)) == (5, 5, 9)


class TestStandings:
    """Who is ahead."""

    def test_are_equal_at_first(self) -> None:
        """Before any round is over, everybody shares the first rank and nobody has won."""
        state = new_game(JAQUES, seats=3, seed=1)

        assert standings(state) == Standings((1, 1, 1), winners=(), teams=((0,), (1,), (2,)))

    def test_are_by_the_fewest_points(self) -> None:
        """In the middle of a game there are ranks, but no winners."""
        text = "8-8 | 8-1 / 8-2 / 8-3 | | engines=9 points=12/0/5"

        assert ranks(text, JAQUES) == (3, 1, 2)
        assert winners(text, JAQUES) == ()

    def test_count_the_round_that_just_ended(self) -> None:
        """After a round that is not the last there are no winners either."""
        text = "8-8 | 1-1 / 8-2 / | | engines=9 points=1/0/5"

        assert ranks(text, JAQUES) == (1, 3, 2)
        assert winners(text, JAQUES) == ()

    def test_name_the_winner_of_the_game(self) -> None:
        """After the last round the first rank has won."""
        assert ranks("9-9 | / 3-4 / 5-6 / 1-6") == (1, 2, 4, 2)
        assert winners("9-9 | / 3-4 / 5-6 / 1-6") == (0,)

    def test_share_a_rank_among_equals(self) -> None:
        """After two firsts comes the third; both have won."""
        assert ranks(f"{F4} | 5-5 / 3-7 / 8-8") == (1, 1, 3)
        assert winners(f"{F4} | 5-5 / 3-7 / 8-8") == (0, 1)
        assert winners(f"{F4} | 5-5 / 3-7 / 2-8") == (0, 1, 2)


class TestTeams:
    """Who plays together."""

    def test_are_added_up(self) -> None:
        """Partners share a rank and a victory."""
        config = LAST.replace(teams=Teams.OPPOSITE)
        state = parse_state("9-9 | / 3-4 / 5-6 / 1-6", config)

        assert standings(state) == Standings((1, 2, 1, 2), winners=(0, 2), teams=((0, 2), (1, 3)))

    def test_are_counted_not_seats(self) -> None:
        """After two teams that share the first rank comes the third."""
        config = LAST.replace(teams=Teams.OPPOSITE)

        one = "9-9 | / 0-5 / 0-7 / 0-3 / 0-9 / 0-4"
        assert ranks(one, config) == (1, 3, 2, 1, 3, 2)
        two = "9-9 | / 0-3 / 0-7 / 0-5 / 0-2 / 0-4"
        assert ranks(two, config) == (1, 1, 3, 1, 1, 3)
        assert winners(two, config) == (0, 1, 3, 4)

    def test_may_be_pairs_of_eight(self) -> None:
        """Opposite seats are four apart."""
        config = JAQUES.replace(teams=Teams.OPPOSITE)
        state = new_game(config, seats=8, seed=1)

        assert standings(state).teams == ((0, 4), (1, 5), (2, 6), (3, 7))


class TestFirstOut:
    """Where going out wins."""

    CONFIG = LAST.replace(objective=Objective.FIRST_OUT, out_on_double=50)

    def test_the_seat_that_went_out_has_won(self) -> None:
        """It is first, whatever its points; all others are second."""
        state = parse_state(f"{F4} | 1-1 / 5-6 / ", self.CONFIG)

        assert totals(state) == (2, 11, 50)
        assert standings(state).ranks == (2, 2, 1)
        assert standings(state).winners == (2,)

    def test_a_blocked_round_is_settled_by_points(self) -> None:
        """If nobody went out, the fewest points win, and ties are shared."""
        assert ranks(f"{F4} | 8-8 1-3 / 6-6 / 5-7", self.CONFIG) == (3, 1, 1)
        assert winners(f"{F4} | 8-8 1-3 / 6-6 / 5-7", self.CONFIG) == (1, 2)

    def test_the_pair_of_the_seat_that_went_out_has_won(self) -> None:
        """A partner wins too."""
        config = self.CONFIG.replace(teams=Teams.OPPOSITE)

        assert ranks("9-9 | 8-8 / 1-1 / / 5-6", config) == (1, 2, 1, 2)
        assert winners("9-9 | 8-8 / 1-1 / / 5-6", config) == (0, 2)

    def test_nobody_has_won_before_the_end(self) -> None:
        """While the round goes on, everybody shares the first rank."""
        assert ranks("9-9 | 9-8 / 1-1", self.CONFIG) == (1, 1)
        assert winners("9-9 | 9-8 / 1-1", self.CONFIG) == ()


class TestExtraRound:
    """Where a tie for the first rank is played off."""

    CONFIG = LAST.replace(ties=Ties.EXTRA_ROUND)
    PAST = "engines=9 points=5/5/9"

    def test_has_no_winner_before_it(self) -> None:
        """A tie for the first rank keeps the game going."""
        state = parse_state(f"{F4} | 5-5 / 3-7 / 8-8", self.CONFIG)

        assert (state.is_round_over, state.is_game_over) == (True, False)
        assert standings(state).ranks == (1, 1, 3)
        assert standings(state).winners == ()

    def test_is_not_played_without_a_tie_for_the_first_rank(self) -> None:
        """A tie for the second is none."""
        assert winners("9-9 | / 3-4 / 1-6", self.CONFIG) == (0,)

    def test_has_no_winner_while_it_goes_on(self) -> None:
        """The ranks are those of the game while the tie is played off."""
        running = f"0-0 | 0-1 / 0-4 / 1-1 | | {self.PAST}"

        assert ranks(running, self.CONFIG) == (1, 1, 3)
        assert winners(running, self.CONFIG) == ()

    def test_ranks_the_tied_among_themselves(self) -> None:
        """Somebody else who does well in it does not come before them."""
        assert ranks(f"0-0 | / 3-4 / 1-1 | | {self.PAST}", self.CONFIG) == (1, 2, 3)
        assert winners(f"0-0 | / 3-4 / 1-1 | | {self.PAST}", self.CONFIG) == (0,)
        assert ranks(f"0-0 | 1-2 / 3-4 / | | {self.PAST}", self.CONFIG) == (1, 2, 3)

    def test_is_played_once(self) -> None:
        """A second tie is shared."""
        over = f"0-0 | 2-5 / 3-4 / | | {self.PAST}"

        assert parse_state(over, self.CONFIG).is_game_over
        assert ranks(over, self.CONFIG) == (1, 1, 3)
        assert winners(over, self.CONFIG) == (0, 1)

    def test_is_not_played_without_an_unused_double(self) -> None:
        """After a round on every double there is none left, and the tie is shared."""
        config = JAQUES.replace(highest=2, toes=1, arms=2, hand_sizes=1, ties=Ties.EXTRA_ROUND)
        over = "0-0 | / 1-2 | | engines=2,1 points=3/0,0/0"

        assert parse_state(over, config).is_game_over
        assert winners(over, config) == (0, 1)


class TestPositionKey:
    """The position without its history."""

    TRAINS = JAQUES.replace(trains=TrainRules(), arms=2)
    BASE = "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-4 | 4-4 6-6"

    def key(self, text: str) -> object:
        """Return the key of the position of *text*."""
        return position_key(parse_state(text, self.TRAINS))

    def test_does_not_depend_on_the_order_of_laying(self) -> None:
        """Positions that differ only in how they came about have the same key."""
        other = "9-9 9-2@9-9 9-1@9-9 | 1-5 2-7 / 8-9 2-4 | 4-4 6-6"

        assert self.key(self.BASE) == self.key(other)
        assert hash(self.key(self.BASE)) == hash(self.key(other))
        assert parse_state(self.BASE) != parse_state(other)

    @pytest.mark.parametrize(
        "text",
        [
            "9-9 9-1@9-9 | 1-5 2-7 2-9 / 8-9 2-4 | 4-4 6-6",
            "9-9 9-1@9-9 9-2@9-9:0 | 1-5 2-7 / 8-9 2-4 | 4-4 6-6",
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-3 | 4-4 6-6",
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-4 / 3-3 | 4-4 6-6",
            "9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-4 | 6-6 4-4",
            f"{BASE} | turn=1",
            f"{BASE} | lead=1",
            f"{BASE} | drawn=1-5",
            f"{BASE} | aside=5-5",
            f"{BASE} | markers=1",
            f"{BASE} | engines=9 points=0/1",
        ],
    )
    def test_depends_on_what_matters(self, text: str) -> None:
        """What makes a difference to the moves or the points is in the key."""
        config = self.TRAINS if ":0" not in text else self.TRAINS.replace(arms=1)

        assert position_key(parse_state(text, config)) != self.key(self.BASE)

    def test_tells_toes_from_other_ends(self) -> None:
        """How many toes a foot wants is in the key."""
        foot = f"{F4} | 4-7 4-8 / 4-5"

        assert position_key(parse_state(foot)) != position_key(
            parse_state(f"{F4} 4-7@4-4 | 4-8 / 4-5")
        )

    def test_tells_a_last_tile_that_was_a_double(self) -> None:
        """Where it costs to go out on a double, the points differ, so the keys do."""
        config = JAQUES.replace(arms=2, toes=0, out_on_double=50)
        single = parse_state("9-9 9-4@9-9 9-1@9-9 4-4@9-4 1-5@9-1 | / 2-3", config)
        double = parse_state("9-9 9-4@9-9 9-1@9-9 1-5@9-1 4-4@9-4 | / 2-3", config)

        assert (round_result(single).points, round_result(double).points) == ((0, 5), (50, 5))
        assert position_key(single) != position_key(double)

    def test_leaves_equal_positions_equal_moves(self) -> None:
        """From positions with one key the same distinct tiles can be laid, to the same keys."""
        one = parse_state("9-9 9-1@9-9 9-2@9-9 | 1-5 2-7 / 8-9 2-4 | 4-4 6-6", self.TRAINS)
        other = parse_state("9-9 9-2@9-9 9-1@9-9 | 1-5 2-7 / 8-9 2-4 | 4-4 6-6", self.TRAINS)

        assert distinct_moves(one) == distinct_moves(other)
        for move in legal_moves(one):
            assert position_key(apply_move(one, move)) == position_key(apply_move(other, move))


@pytest.mark.parametrize("ask", [round_result, totals, standings, position_key])
@pytest.mark.parametrize("state", [None, "9-9 | / 1-2", JAQUES])
def test_only_positions_are_asked(ask: Callable[[object], object], state: GameState) -> None:
    """What is no state is a TypeError that says so."""
    with pytest.raises(TypeError, match="a GameState"):
        ask(state)
