"""Team totals, ranks, and who won."""

from chickenfoot import (
    Ending,
    GameOver,
    RoundOver,
    phase,
    round_result,
    standings,
    totals,
)
from chickenfoot.rules import Objective, Teams, WhenStarved
from rules.pictures import after, legal, picture

LAST = "8-8 | 8-1 / 2-2 / 1-3 | | engines=9"
"""The last of two rounds: seat 0 goes out with 8-1, the others hold four pips each."""


class TestLowestTotal:
    """`Objective.LOWEST_TOTAL`: the fewest points over all rounds."""

    def test_points_add_up_over_the_rounds(self) -> None:
        """A total is the sum of all rounds, with the one just ended."""
        state = picture(f"{LAST} points=7/1/5", engines=(9, 8))

        assert totals(state) == (7, 1, 5)
        assert totals(after(state, "8-1@8-8")) == (7, 5, 9)

    def test_the_fewest_points_win(self) -> None:
        """Not who went out, nor who won most rounds: the least total has rank 1."""
        over = after(picture(f"{LAST} points=7/1/5", engines=(9, 8)), "8-1@8-8")

        assert standings(over).ranks == (2, 1, 3)
        assert standings(over).winners == (1,)

    def test_nobody_has_won_before_the_end(self) -> None:
        """While rounds are to come there are ranks and no winners."""
        running = picture(f"{LAST} points=7/1/5", engines=(9, 8))
        between = after(picture("9-9 | 9-1 / 2-2", engines=(9, 8)), "9-1@9-9")

        assert standings(running).ranks == (3, 1, 2)
        assert standings(running).winners == ()
        assert phase(between) == RoundOver(ending=Ending.OUT, out=0)
        assert standings(between).ranks == (1, 2)
        assert standings(between).winners == ()

    def test_at_the_start_all_are_equal(self) -> None:
        """Before a round is over everybody has rank 1."""
        assert standings(picture("9-9 | 9-1 / 2-2 / 3-3")).ranks == (1, 1, 1)


class TestTiesShared:
    """`Ties.SHARED`: all tied win."""

    def test_the_first_rank_is_shared(self) -> None:
        """Two seats with the least total both win, and the next has rank 3."""
        over = after(picture(f"{LAST} points=5/1/9", engines=(9, 8)), "8-1@8-8")

        assert totals(over) == (5, 5, 13)
        assert phase(over) == GameOver(ending=Ending.OUT, out=0)
        assert standings(over).ranks == (1, 1, 3)
        assert standings(over).winners == (0, 1)

    def test_a_lower_rank_is_shared_too(self) -> None:
        """Equal totals share whatever rank it is."""
        over = after(picture(f"{LAST} points=5/9/9", engines=(9, 8)), "8-1@8-8")

        assert standings(over).ranks == (1, 2, 2)
        assert standings(over).winners == (0,)


class TestFirstOut:
    """`Objective.FIRST_OUT`: who goes out of the one round wins."""

    def test_who_goes_out_wins(self) -> None:
        """It has rank 1 and all others rank 2, whatever they hold."""
        state = picture(
            "9-9 | 8-8 / 0-1 / 9-1 | | turn=2",
            engines=(9,), objective=Objective.FIRST_OUT, out_on_double=50,
        )  # fmt: skip

        over = after(state, "9-1@9-9")

        assert standings(over).ranks == (2, 2, 1)
        assert standings(over).winners == (2,)

    def test_even_with_the_most_points(self) -> None:
        """Points do not decide it, but they are counted as ever."""
        laid = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9"
        state = picture(
            f"{laid} | 0-1 / 4-4 | | turn=1",
            engines=(9,), objective=Objective.FIRST_OUT, out_on_double=50,
        )  # fmt: skip

        over = after(state, "4-4@4-9")

        assert standings(over).winners == (1,)
        assert standings(over).ranks == (2, 1)
        assert round_result(over).points == totals(over) == (1, 50)

    def test_a_blocked_round_is_settled_by_points(self) -> None:
        """If nobody went out the fewest points win, and ties are shared."""
        over = picture("9-9 | 8-8 0-4 / 6-6 / 5-7 | ", engines=(9,), objective=Objective.FIRST_OUT)

        assert round_result(over).points == (20, 12, 12)
        assert standings(over).ranks == (3, 1, 1)
        assert standings(over).winners == (1, 2)

    def test_a_starved_round_as_well(self) -> None:
        """A round that a starved foot ends has nobody out either."""
        laid = "9-9 9-1@9-9 9-2@9-9 9-3@9-9 9-4@9-9"
        state = picture(
            f"{laid} | 4-4 5-6 / 6-6 / 1-5 | ",
            engines=(9,), objective=Objective.FIRST_OUT, when_starved=WhenStarved.END_ROUND,
        )  # fmt: skip

        over = after(state, "4-4@4-9")

        assert phase(over) == GameOver(ending=Ending.STARVED, out=None)
        assert standings(over).ranks == (2, 3, 1)

    def test_nobody_has_won_while_it_is_played(self) -> None:
        """Before somebody is out, all are equal."""
        state = picture("9-9 | 9-8 1-1 / 6-6", engines=(9,), objective=Objective.FIRST_OUT)

        assert legal(state) == {"9-8@9-9"}
        assert standings(state).ranks == (1, 1)
        assert standings(state).winners == ()

    def test_a_blocked_round_is_settled_between_the_pairs(self) -> None:
        """If nobody went out the pair with the fewest points wins."""
        over = picture(
            "9-9 | 0-1 / 6-6 / 8-8 / 0-3 | ",
            engines=(9,), objective=Objective.FIRST_OUT, teams=Teams.OPPOSITE,
        )  # fmt: skip

        assert totals(over) == (1, 12, 16, 3)
        assert standings(over).ranks == (2, 1, 2, 1)

    def test_it_goes_to_the_pair(self) -> None:
        """The partner of the seat that went out has won, too."""
        state = picture(
            "9-9 | 0-1 / 8-8 / 0-2 / 9-1 | | turn=3",
            engines=(9,), objective=Objective.FIRST_OUT, teams=Teams.OPPOSITE,
        )  # fmt: skip

        over = after(state, "9-1@9-9")

        assert standings(over).ranks == (2, 1, 2, 1)
        assert standings(over).winners == (1, 3)


class TestTeams:
    """`teams`: who plays together."""

    def test_none_is_everyone_for_themselves(self) -> None:
        """Without teams each seat is a team of its own."""
        state = picture("9-9 | 9-1 / 2-2 / 3-3 / 5-5", teams=Teams.NONE)

        assert standings(state).teams == ((0,), (1,), (2,), (3,))

    def test_four(self) -> None:
        """Of four seats, 0 and 2 are partners, and 1 and 3."""
        over = after(
            picture("9-9 | 9-1 / 1-2 / 4-4 / 0-2", engines=(9,), teams=Teams.OPPOSITE), "9-1@9-9"
        )

        assert standings(over).teams == ((0, 2), (1, 3))
        assert standings(over).ranks == (2, 1, 2, 1)
        assert standings(over).winners == (1, 3)

    def test_six(self) -> None:
        """Of six seats, 0 and 3, 1 and 4, 2 and 5 are partners; their points add up."""
        hands = "9-2 / 1-4 / 3-4 / 1-2 / 4-5 / 0-4"
        over = after(picture(f"9-9 | {hands}", engines=(9,), teams=Teams.OPPOSITE), "9-2@9-9")

        assert round_result(over).points == totals(over) == (0, 5, 7, 3, 9, 4)
        assert standings(over).teams == ((0, 3), (1, 4), (2, 5))
        assert standings(over).ranks == (1, 3, 2, 1, 3, 2)
        assert standings(over).winners == (0, 3)

    def test_eight(self) -> None:
        """Of eight seats, each sits opposite the fourth from it."""
        hands = "9-2 / 0-1 / 0-3 / 0-4 / 1-5 / 0-2 / 1-2 / 1-3"
        over = after(picture(f"9-9 | {hands}", engines=(9,), teams=Teams.OPPOSITE), "9-2@9-9")

        assert round_result(over).points == (0, 1, 3, 4, 6, 2, 3, 4)
        assert standings(over).teams == ((0, 4), (1, 5), (2, 6), (3, 7))
        assert standings(over).ranks == (2, 1, 2, 4, 2, 1, 2, 4)
        assert standings(over).winners == (1, 5)

    def test_teams_are_counted_and_not_seats(self) -> None:
        """Two pairs that share the first rank are followed by rank 3."""
        hands = "9-2 / 1-3 / 4-4 / 0-4 / 0-0 / 5-5"
        over = after(picture(f"9-9 | {hands}", engines=(9,), teams=Teams.OPPOSITE), "9-2@9-9")

        assert round_result(over).points == (0, 4, 8, 4, 0, 10)
        assert standings(over).ranks == (1, 1, 3, 1, 1, 3)
        assert standings(over).winners == (0, 1, 3, 4)

    def test_one_partner_out_does_not_free_the_other(self) -> None:
        """Going out costs one partner nothing; what the other holds counts."""
        over = after(
            picture("9-9 | 9-1 / 0-1 / 8-8 / 0-2", engines=(9,), teams=Teams.OPPOSITE), "9-1@9-9"
        )

        assert totals(over) == (0, 1, 16, 2)
        assert standings(over).winners == (1, 3)
