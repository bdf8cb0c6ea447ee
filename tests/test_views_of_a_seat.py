"""What one seat sees."""

import attrs
import pytest

from chickenfoot import GameState, InvalidStateError, Tile, legal_moves, new_game, open_ends
from chickenfoot.notation import parse_move, parse_state
from chickenfoot.presets import JAQUES
from chickenfoot.rules import Opening, TrainRules
from chickenfoot.views import SeatView, TableView, public_view, view
from scenarios.positions import B4, after, tiles

TRAINS = JAQUES.replace(arms=1, trains=TrainRules(), opening=Opening.PREFER_ENGINE)


def allowed(seen: TableView) -> list[str]:
    """Return the ends that may be used, as text."""
    return [str(end.end) for end in seen.ends if end.allowed]


class TestSeat:
    """What a seat sees besides."""

    def test_is_its_own_hand_and_what_it_may_do(self) -> None:
        """The seat to move sees its hand, in order, and its moves."""
        state = parse_state(f"{B4} | 8-8 3-1 / 2-7 | 6-6")
        seen = view(state, 0)

        assert (seen.seat, seen.hand) == (0, tiles("1-3 8-8"))
        assert seen.legal_moves == (parse_move("3-1@3-9"), parse_move("1-3@1-9"))
        assert seen.legal_moves == legal_moves(state)

    def test_is_no_move_for_a_seat_that_waits(self) -> None:
        """Another seat sees its hand, and that it may do nothing."""
        seen = view(parse_state(f"{B4} | 8-8 3-1 / 2-7 | 6-6"), 1)

        assert (seen.seat, seen.hand, seen.to_move) == (1, tiles("2-7"), 0)
        assert (seen.legal_moves, seen.distinct_moves) == ((), ())

    def test_has_moves_that_differ(self) -> None:
        """Ends that show the same pips are the same to the rules."""
        layout = "9-9 9-1@9-9 9-2@9-9 1-5@9-1 2-5@2-9"
        state = parse_state(f"{layout} | 5-6 / 7-7 | 8-8", JAQUES.replace(arms=2))

        assert len(view(state, 0).legal_moves) == 2
        assert view(state, 0).distinct_moves == (parse_move("5-6@1-5"),)

    def test_is_everything_that_all_see(self) -> None:
        """But for which ends it might use itself, a seat sees the table as all do."""
        state = parse_state(f"{B4} | 1-5 / 2-7 | 6-6 | lead=1")
        names = [field.name for field in attrs.fields(TableView) if field.name != "ends"]
        seen, table = view(state, 1), public_view(state)

        assert isinstance(seen, TableView)
        assert len(names) == 19
        assert [getattr(seen, name) for name in names] == [getattr(table, name) for name in names]

    def test_is_not_the_table(self) -> None:
        """A view of a seat equals no view of the table, nor one of another seat."""
        state = parse_state(f"{B4} | 1-5 / 2-7 | 6-6")

        assert len({view(state, 0), view(state, 1), public_view(state)}) == 3

    def test_has_the_tiles_that_it_drew(self) -> None:
        """A seat sees what it drew in its turn; the others do not."""
        state = after(parse_state(f"{B4} | 6-7 / 8-8 | 0-5 0-3"), "draw")

        assert view(state, 0).drawn_tiles == tiles("0-5")
        assert view(state, 0).hand == tiles("0-5 6-7")
        assert (view(state, 1).drawn, view(state, 1).drawn_tiles) == (1, ())
        assert "Tile(0, 5)" not in repr(view(state, 1))

    def test_keeps_its_number_whoever_lays_the_engine(self) -> None:
        """The order of play never renames a seat (C12)."""
        config = JAQUES.replace(layer_leads=False)
        state = after(parse_state(" | 0-1 1-9 / 0-2 2-9 / 9-9 3-9 / 0-4 4-9", config), "9-9")
        order = []
        for move in ("9-4@9-9", "9-1@9-9", "9-2@9-9", "9-3@9-9"):
            order.append(view(state, 0).to_move)
            state = after(state, move)

        assert order == [3, 0, 1, 2]
        assert [view(state, n).hand for n in range(3)] == [tiles("0-1"), tiles("0-2"), ()]

    def test_allows_the_ends_it_could_use_were_it_its_turn(self) -> None:
        """A seat that waits sees its own train open, and the one that moves another's shut."""
        layout = "9-9 9-1@9-9 9-2@9-9:0 9-3@9-9:1"
        state = parse_state(f"{layout} | 1-5 / 2-7 | ", TRAINS)

        assert allowed(view(state, 0)) == ["1-9", "2-9:0"]
        assert allowed(view(state, 1)) == ["1-9", "3-9:1"]

    def test_allows_them_by_its_own_hand(self) -> None:
        """A seat that cannot fill an arm may use its train as well; one that can may not."""
        state = parse_state("9-9 9-2@9-9:0 | 2-5 0-0 / 2-7 3-9 / 1-2 | 8-8", TRAINS)

        assert allowed(view(state, 0)) == ["9-9", "2-9:0"]
        assert allowed(view(state, 1)) == ["9-9"]
        assert allowed(view(state, 2)) == ["9-9", "9-9:2"]
        assert view(state, 0).ends == open_ends(state)

    @pytest.mark.parametrize("seat", [-1, 2, 99])
    def test_that_is_not_there_is_refused(self, seat: int) -> None:
        """There is no last seat by a negative number; the error names the seats (C68)."""
        state = parse_state(f"{B4} | 1-5 / 2-7 | 6-6")
        with pytest.raises(InvalidStateError) as refused:
            view(state, seat)

        assert refused.value.problems == (f"there is no seat {seat}, only 0 to 1",)

    @pytest.mark.parametrize("seat", [None, True, 1.0, "1"])
    def test_is_an_int(self, seat: int) -> None:
        """Nobody is not everybody, and True is not seat 1."""
        with pytest.raises(TypeError, match="seat must be an int"):
            view(parse_state(f"{B4} | 1-5 / 2-7 | 6-6"), seat)

    def test_wants_a_state(self) -> None:
        """A view has no view."""
        state = parse_state(f"{B4} | 1-5 / 2-7 | 6-6")
        with pytest.raises(TypeError, match="GameState"):
            view(view(state, 0), 0)  # type: ignore[arg-type]


class TestKnowledge:
    """What can be worked out from a view."""

    def test_counts_the_nines_nobody_has_shown(self) -> None:
        """Of the ten tiles with a nine, those not seen are the others (C71)."""
        nines = {Tile(9, n) for n in range(10)}

        def unseen(state: GameState) -> int:
            seen = view(state, 0)
            laid = {placement.tile for placement in seen.layout.placements}
            return len(nines - laid - {*seen.hand})

        begun = parse_state(" | 9-9 9-1 3-4 / 9-2 1-1")
        laid = after(begun, "9-9")
        assert (unseen(begun), unseen(laid)) == (8, 8)
        assert unseen(after(laid, "9-1@9-9", "9-2@9-9")) == 7

    def test_does_not_show_what_would_be_drawn(self) -> None:
        """One may go back to an old state, and its view is still the old one (C84)."""
        state = parse_state(f"{B4} | 1-5 6-7 / 8-8 | 6-3 0-0", JAQUES.replace(voluntary=True))
        old = view(state, 0)
        drawn = after(state, "draw")

        assert view(drawn, 0).drawn_tiles == tiles("3-6")
        assert view(state, 0) == old
        assert "Tile(3, 6)" not in repr(old)
        assert after(state, "draw") == drawn

    def test_is_had_by_every_seat(self) -> None:
        """Every seat of a table has a view, with its own hand in it."""
        state = new_game(JAQUES, seats=8, seed=1)

        assert tuple(view(state, seat).hand for seat in range(8)) == state.hands
        assert isinstance(view(state, 7), SeatView)
