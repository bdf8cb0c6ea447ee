"""Rules that contradict each other are refused, all at once and with the numbers."""

from typing import Any

import pytest

from chickenfoot import RuleConfigError
from chickenfoot.rules import (
    DrawLimit,
    DrawnTile,
    EngineStart,
    HandSize,
    Hunt,
    Lead,
    Objective,
    Remainder,
    Teams,
    Ties,
    Wild,
)
from rules.pictures import DEFAULT

UNTIL = DrawLimit.UNTIL_PLAYABLE
APART = EngineStart.PREPLACED


def problems(**changes: Any) -> tuple[str, ...]:  # noqa: ANN401 - any field of a config
    """Return why the default rules with *changes* are refused."""
    with pytest.raises(RuleConfigError) as caught:
        DEFAULT.replace(**changes)
    return tuple(caught.value.problems)


class TestRefused:
    """Rules that contradict each other are refused, with the numbers of the table."""

    @pytest.mark.parametrize(
        ("changes", "numbers"),
        [
            ({"highest": 6, "hand_sizes": 11, "seats": (4, 4)}, ["4 hands of 11", "44", "28"]),
            ({"highest": 6, "hand_sizes": {4: 11}}, ["4 hands of 11", "44", "28"]),
            ({"hand_sizes": {9: 5}}, ["2 seats", "9"]),
            ({"highest": 2, "arms": 1, "toes": 1, "seats": (7, 8), "hand_sizes": HandSize.ALL},
             ["7 seats", "6 tiles"]),
            ({"highest": 6, "hand_sizes": 7, "seats": (4, 4), "start": APART}, ["28", "27"]),
            ({"highest": 6, "arms": 7}, ["arms is 7", "6 single tiles"]),
            ({"arms": 10}, ["arms is 10", "9 single tiles"]),
            ({"copies": 2, "arms": 19}, ["arms is 19", "18 single tiles"]),
            ({"wild": Wild.BLANK, "arms": 19}, ["arms is 19", "18 single tiles"]),
            ({"arms": 0}, ["arms is 0"]),
            ({"arms": -1}, ["arms is -1"]),
            ({"toes": 9}, ["toes is 9", "9 single tiles", "8"]),
            ({"highest": 3, "arms": 3, "toes": 3, "hand_sizes": 2}, ["toes is 3", "2"]),
            ({"copies": 2, "toes": 18}, ["toes is 18", "18 single tiles", "17"]),
            ({"wild": Wild.BLANK_ADOPTS, "toes": 18}, ["toes is 18", "18 single tiles", "17"]),
            ({"toes": -1}, ["toes is -1"]),
            ({"highest": 1}, ["highest is 1", "2", "18"]),
            ({"highest": 19}, ["highest is 19", "2", "18"]),
            ({"copies": 0}, ["copies is 0"]),
            ({"engines": (10,)}, ["10-10", "double-9"]),
            ({"engines": (9, -1)}, ["-1", "double-9"]),
            ({"engines": ()}, ["engines is empty"]),
            ({"teams": Teams.OPPOSITE, "seats": (2, 3)}, ["2 seats", "3 seats", "at least 4"]),
            ({"teams": Teams.OPPOSITE, "seats": (5, 5)}, ["5 seats", "even"]),
            ({"drawn_tile": DrawnTile.KEEP, "per_turn": UNTIL}, ["per_turn is", "UNTIL", "KEEP"]),
            ({"drawn_tile": DrawnTile.KEEP, "per_turn_on_foot": UNTIL},
             ["per_turn_on_foot is", "UNTIL", "KEEP"]),
            ({"per_turn": -1}, ["per_turn is -1"]),
            ({"per_turn_on_foot": -2}, ["per_turn_on_foot is -2"]),
            ({"reserve": -1}, ["reserve is -1"]),
            ({"reserve": {2: 2, 3: -1}}, ["reserve is", "-1"]),
            ({"reserve": {1: 2, 2: 2}}, ["reserve has a row for 1 seats"]),
            ({"hunt": Hunt.NEXT_LOWER, "engines": (8, 9)}, ["(8, 9)", "NEXT_LOWER"]),
            ({"hunt": Hunt.NEXT_LOWER, "engines": (9, 9)}, ["(9, 9)", "NEXT_LOWER"]),
            ({"objective": Objective.FIRST_OUT}, ["FIRST_OUT", "10"]),
            ({"objective": Objective.FIRST_OUT, "engines": (9, 8)}, ["FIRST_OUT", "2"]),
            ({"objective": Objective.FIRST_OUT, "engines": (9,), "ties": Ties.EXTRA_ROUND},
             ["FIRST_OUT", "EXTRA_ROUND"]),
            ({"hand_sizes": 0}, ["hand_sizes is 0"]),
            ({"hand_sizes": -3}, ["hand_sizes is -3"]),
            ({"hand_sizes": {2: 7, 3: 0}}, ["hand_sizes gives 0 tiles", "3 seats"]),
            ({"hand_sizes": {}}, ["hand_sizes has no row"]),
            ({"seats": (1, 4)}, ["seats starts at 1", "2"]),
            ({"seats": (5, 4)}, ["5", "4"]),
            ({"double_blank": -1}, ["double_blank is -1"]),
            ({"blank_half": -2}, ["blank_half is -2"]),
            ({"out_on_double": -3}, ["out_on_double is -3"]),
        ],
        ids=str,
    )  # fmt: skip
    def test_one_problem(self, changes: dict[str, Any], numbers: list[str]) -> None:
        """Each of these is one problem, told with its numbers."""
        (problem,) = problems(**changes)

        assert [number for number in numbers if number not in problem] == []

    @pytest.mark.parametrize(
        ("changes", "told"),
        [
            ({"hand_sizes": {}}, "hand_sizes has no row"),
            ({"engines": ()}, "engines is empty: a game has at least 1 round"),
            (
                {"objective": Objective.FIRST_OUT, "engines": (9,), "ties": Ties.EXTRA_ROUND},
                "Objective.FIRST_OUT leaves no tie for Ties.EXTRA_ROUND to play off",
            ),
        ],
        ids=str,
    )
    def test_a_problem_without_numbers(self, changes: dict[str, Any], told: str) -> None:
        """Where there is no number to tell, this is the whole sentence."""
        assert problems(**changes) == (told,)

    @pytest.mark.parametrize("first_lead", [Lead.DRAW_HIGH, Lead.FIRST_SEAT])
    @pytest.mark.parametrize("remainder", [Remainder.UNEVEN, Remainder.ASIDE])
    def test_no_tile_to_show(self, first_lead: Lead, remainder: Remainder) -> None:
        """Where the lead is drawn for, some tile must be left for it in some number of seats."""
        (problem,) = problems(
            first_lead=first_lead,
            later_lead=Lead.DRAW_HIGH,
            hand_sizes=HandSize.ALL,
            remainder=remainder,
            seats=(3, 4),
        )

        assert "3 seats" in problem
        assert "4 seats" in problem
        assert "55 tiles" in problem

    @pytest.mark.parametrize(
        "changes",
        [
            {"highest": 2, "arms": 2, "toes": 1, "hand_sizes": 2},
            {"highest": 18, "arms": 18, "toes": 17},
            {"copies": 2, "arms": 18, "toes": 17},
            {"wild": Wild.BLANK, "arms": 18, "toes": 17},
            {"wild": Wild.BLANK_ADOPTS, "arms": 18, "toes": 17},
            {"toes": 0, "arms": 1},
            {"highest": 6, "hand_sizes": 14, "seats": (2, 2)},
            {"hand_sizes": 1},
            {"hand_sizes": {2: 1}},
            {"engines": (0,)},
            {"teams": Teams.OPPOSITE, "seats": (3, 4)},
            {"drawn_tile": DrawnTile.MAY_PLAY, "per_turn": UNTIL},
            {"hunt": Hunt.NEXT_LOWER, "engines": (9, 5, 0)},
            {"objective": Objective.FIRST_OUT, "engines": (4,)},
            {"per_turn": 0, "per_turn_on_foot": 0, "reserve": 0},
            {"reserve": 55},
        ],
        ids=str,
    )
    def test_the_limits_themselves_are_fine(self, changes: dict[str, Any]) -> None:
        """What just fits is a game."""
        assert DEFAULT.replace(**changes).seat_counts

    def test_all_problems_at_once(self) -> None:
        """A config is checked as a whole, and everything wrong with it is told."""
        found = problems(
            arms=10,
            toes=9,
            double_blank=-1,
            per_turn=-1,
            hand_sizes=0,
            engines=(10, 9),
            hunt=Hunt.NEXT_LOWER,
            objective=Objective.FIRST_OUT,
        )

        assert len(found) == 7
        for words in (
            "arms",
            "toes",
            "double_blank",
            "per_turn",
            "hand_sizes",
            "10-10",
            "FIRST_OUT",
        ):
            assert len([problem for problem in found if words in problem]) == 1

    def test_several_of_one_family(self) -> None:
        """Also when they belong to one family."""
        assert len(problems(highest=1, copies=0)) == 2
        assert len(problems(double_blank=-1, blank_half=-1, out_on_double=-1)) == 3
        assert len(problems(drawn_tile=DrawnTile.KEEP, per_turn=UNTIL, per_turn_on_foot=UNTIL)) == 2
        assert len(problems(seats=(1, 0))) == 2
        assert len(problems(engines=(10, 11))) == 2

    def test_the_error_is_one_sentence_of_them(self) -> None:
        """The text of the error has every problem in it."""
        with pytest.raises(RuleConfigError, match=r"arms is 10.*toes is 9") as caught:
            DEFAULT.replace(arms=10, toes=9)

        assert isinstance(caught.value, ValueError)
