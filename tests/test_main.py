"""Watch a whole game of random legal moves: `python -m chickenfoot demo`."""

import re
import subprocess
import sys

import pytest

from chickenfoot import presets
from chickenfoot.__main__ import main

PRESETS = ["jaques", "dominologist", "chickie", "chicken_game"]
ROUNDS = {"jaques": 10, "dominologist": 10, "chickie": 10, "chicken_game": 6}

Captured = pytest.CaptureFixture[str]


def shown(capsys: Captured, *arguments: str) -> str:
    """Return what the demonstration prints when it is given *arguments*."""
    main(["demo", *arguments])
    out, err = capsys.readouterr()
    assert err == ""
    return out


class TestDemo:
    """A whole game, move by move."""

    @pytest.mark.parametrize("preset", PRESETS)
    def test_plays_every_round(self, preset: str, capsys: Captured) -> None:
        """Each of the four sheets can be watched from the first round to the last."""
        out = shown(capsys, "--rules", preset)
        rounds = re.findall(r"^Round (\d+)$", out, re.MULTILINE)

        assert rounds == [str(number) for number in range(1, ROUNDS[preset] + 1)]
        assert out.count("The round is over") == ROUNDS[preset]
        assert "The game is over" in out.splitlines()[-1]

    @pytest.mark.parametrize("seats", [2, 5])
    def test_is_played_by_as_many_as_asked(self, seats: int, capsys: Captured) -> None:
        """Every seat moves, and no other."""
        out = shown(capsys, "--seats", str(seats))

        assert {*re.findall(r"^  seat (\d+) ", out, re.MULTILINE)} == {*map(str, range(seats))}

    def test_tells_every_kind_of_move(self, capsys: Captured) -> None:
        """What a seat does is told in words, with the tile and the place."""
        out = shown(capsys)

        assert re.search(r"^  seat \d lays 9-9 in the middle", out, re.MULTILINE)
        assert re.search(r"^  seat \d lays \d-9 on 9-9", out, re.MULTILINE)
        assert re.search(r"^  seat \d draws$", out, re.MULTILINE)
        assert re.search(r"^  seat \d passes$", out, re.MULTILINE)

    def test_draws_the_layout(self, capsys: Captured) -> None:
        """At the end of a round the tiles on the table are shown, engine first."""
        lines = shown(capsys).splitlines()

        assert [line for line in lines if re.match(r"\[\d-\d( \+\d)?\]$", line)]

    def test_is_the_same_for_the_same_seed(self, capsys: Captured) -> None:
        """A seed plays the same game again, another one another game."""
        once, again = shown(capsys, "--seed", "1795"), shown(capsys, "--seed", "1795")

        assert once == again
        assert once != shown(capsys, "--seed", "1796")

    def test_plays_jaques_with_four_unless_told_otherwise(self, capsys: Captured) -> None:
        """Without options the game is that of the README."""
        told = shown(capsys, "--rules", "jaques", "--seats", "4", "--seed", "7")

        assert shown(capsys) == told


class TestRefusals:
    """What cannot be played."""

    @pytest.mark.parametrize(
        "arguments",
        [
            [],
            ["play"],
            ["demo", "--rules", "monopoly"],
            ["demo", "--seats", "many"],
            ["demo", "--seats", "1"],
            ["demo", "--seats", "9"],
            ["demo", "--seats", "-4"],
            ["demo", "--seats", "1000000"],
            ["demo", "--rules", "chicken_game", "--seats", "8"],
            ["demo", "--seed", "x"],
            ["demo", "--seed"],
            ["demo", "--colour"],
            ["demo", "extra"],
        ],
        ids=" ".join,
    )
    def test_take_one_line(self, arguments: list[str], capsys: Captured) -> None:
        """A wrong option is told in one line on stderr, and nothing is played."""
        with pytest.raises(SystemExit) as left:
            main(arguments)
        out, err = capsys.readouterr()

        assert left.value.code == 2
        assert out == ""
        assert err.endswith("\n")
        assert len(err.splitlines()) == 1

    def test_say_what_is_wrong(self, capsys: Captured) -> None:
        """The line has the numbers of this table in it."""
        with pytest.raises(SystemExit):
            main(["demo", "--rules", "chicken_game", "--seats", "8"])

        assert "56" in capsys.readouterr().err


class TestHelp:
    """What can be asked for."""

    @pytest.mark.parametrize("arguments", [["--help"], ["demo", "--help"]])
    def test_is_given(self, arguments: list[str], capsys: Captured) -> None:
        """Help is printed, and that is no failure."""
        with pytest.raises(SystemExit) as left:
            main(arguments)
        out, err = capsys.readouterr()

        assert left.value.code == 0
        assert "demo" in out
        assert err == ""

    def test_names_the_rules(self, capsys: Captured) -> None:
        """Every preset can be asked for by name."""
        with pytest.raises(SystemExit):
            main(["demo", "--help"])
        out = capsys.readouterr().out

        assert [name for name in presets.BY_NAME if name not in out] == []


class TestCommandLine:
    """The command itself."""

    def test_runs_the_module(self) -> None:
        """The command of the README plays a game and ends well."""
        command = [sys.executable, "-m", "chickenfoot", "demo", "--seed", "3"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603

        assert "The game is over" in done.stdout
        assert done.stderr == ""

    def test_reports_failure(self) -> None:
        """A wrong option is one line on stderr, and exit code 2."""
        command = [sys.executable, "-m", "chickenfoot", "demo", "--seats", "99"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603

        assert done.returncode == 2
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1
