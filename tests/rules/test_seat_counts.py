"""For how many seats there is a game, all families taken together."""

from typing import Any

import pytest

from chickenfoot import RuleConfigError, new_game
from chickenfoot.rules import EngineStart, HandSize, Lead, Remainder, Teams
from rules.pictures import DEFAULT

APART = EngineStart.PREPLACED


class TestSeatCounts:
    """`seat_counts`: the numbers of seats that can be dealt."""

    @pytest.mark.parametrize(
        ("changes", "counts"),
        [
            ({}, (2, 3, 4, 5, 6, 7, 8)),
            ({"seats": (3, 4)}, (3, 4)),
            ({"hand_sizes": {2: 7, 5: 6}}, (2, 5)),
            ({"hand_sizes": 7}, (2, 3, 4, 5, 6, 7)),
            ({"hand_sizes": 7, "seats": (2, 100), "copies": 2}, tuple(range(2, 16))),
            ({"hand_sizes": 7, "start": APART}, (2, 3, 4, 5, 6, 7)),
            ({"hand_sizes": 9, "start": APART}, (2, 3, 4, 5, 6)),
            ({"hand_sizes": 11}, (2, 3, 4, 5)),
            ({"hand_sizes": 11, "start": APART}, (2, 3, 4)),
            ({"highest": 6, "hand_sizes": 7}, (2, 3, 4)),
            ({"highest": 6, "hand_sizes": 7, "start": APART}, (2, 3)),
            ({"teams": Teams.OPPOSITE}, (4, 6, 8)),
            ({"teams": Teams.OPPOSITE, "hand_sizes": 9}, (4, 6)),
            ({"highest": 6, "hand_sizes": 7, "first_lead": Lead.DRAW_HIGH}, (2, 3)),
            ({"highest": 6, "hand_sizes": 7, "later_lead": Lead.DRAW_HIGH}, (2, 3)),
            ({"highest": 6, "hand_sizes": 7, "later_lead": Lead.DRAW_HIGH, "engines": (6,)},
             (2, 3, 4)),
            ({"hand_sizes": HandSize.ALL, "remainder": Remainder.BONEYARD,
              "first_lead": Lead.DRAW_HIGH}, (2, 3, 4, 6, 7, 8)),
            ({"reserve": 40}, (2, 3, 4, 5, 6, 7, 8)),
        ],
        ids=str,
    )  # fmt: skip
    def test_which(self, changes: dict[str, Any], counts: tuple[int, ...]) -> None:
        """All that the seats, the table of hands, the tiles, the lots and the teams allow."""
        assert DEFAULT.replace(**changes).seat_counts == counts

    @pytest.mark.parametrize(
        ("changes", "seats", "numbers"),
        [
            ({"hand_sizes": 7, "start": APART}, 8, ["8 hands of 7", "56", "54"]),
            ({"highest": 6, "hand_sizes": 7, "start": APART}, 4, ["4 hands of 7", "28", "27"]),
            ({"highest": 6, "hand_sizes": 7, "first_lead": Lead.DRAW_HIGH}, 4, ["4 seats", "28"]),
            ({"teams": Teams.OPPOSITE}, 5, ["5 seats", "even", "4"]),
            ({"teams": Teams.OPPOSITE}, 2, ["2 seats", "even", "4"]),
            ({}, 9, ["9 seats", "2 to 8"]),
            ({}, 1, ["1 seats", "2 to 8"]),
            ({}, 0, ["0 seats", "2 to 8"]),
            ({"hand_sizes": {2: 7, 5: 6}}, 3, ["3 seats", "2, 5"]),
        ],
        ids=str,
    )
    def test_the_others_are_refused(
        self, changes: dict[str, Any], seats: int, numbers: list[str]
    ) -> None:
        """`new_game` refuses a number of seats that cannot be dealt, and names the numbers."""
        with pytest.raises(RuleConfigError) as caught:
            new_game(DEFAULT.replace(**changes), seats=seats, seed=1)

        (problem,) = caught.value.problems
        assert [number for number in numbers if number not in problem] == []
