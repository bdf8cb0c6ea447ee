"""A preset is what a published sheet says, and can tell which line says so."""

import pickle
import re
from typing import Any

import pytest

from chickenfoot import ChickenfootError, RuleConfig, RuleConfigError, differences, presets
from chickenfoot._config import dealable, seat_refusal
from chickenfoot._rules import dealing, schedule
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    DrawnTile,
    Engines,
    EngineStart,
    HandSize,
    Hunt,
    LastDouble,
    Lead,
    MarkerRemoved,
    Nesting,
    Objective,
    Opening,
    Remainder,
    Teams,
    Ties,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)

FAMILIES = {
    "set": "highest copies wild",
    "deal": "hand_sizes remainder seats",
    "engine": "start hunt layer_leads first_lead later_lead arms opening",
    "drawing": "per_turn per_turn_on_foot drawn_tile voluntary reserve",
    "feet": "toes nesting blocks when_starved",
    "going_out": "last_double blocked_when",
    "scoring": "double_blank blank_half out_on_double penalties",
    "schedule": "engines",
    "ranking": "objective ties teams",
}
FIELDS = {field: family for family, fields in FAMILIES.items() for field in fields.split()}
OF_TRAINS = ("marker_removed", "train_doubles")

ALL_AGREE: dict[str, Any] = {
    "highest": 9,
    "copies": 1,
    "wild": Wild.NONE,
    "remainder": Remainder.UNEVEN,
    "seats": (2, 8),
    "opening": Opening.STRICT,
    "per_turn": 1,
    "per_turn_on_foot": None,
    "drawn_tile": DrawnTile.MUST_PLAY,
    "reserve": 0,
    "toes": 3,
    "nesting": Nesting.INNERMOST_FIRST,
    "blocks": Blocks.TABLE,
    "when_starved": WhenStarved.FREEZE,
    "last_double": LastDouble.ALLOWED,
    "blocked_when": BlockedWhen.ALL_STUCK,
    "blank_half": 0,
    "penalties": (),
    "objective": Objective.LOWEST_TOTAL,
    "ties": Ties.SHARED,
    "teams": Teams.NONE,
}
"""What the four sheets that were read line by line have in common."""

IN_TWO_TO_EIGHT = {
    "jaques": (7, 7, 7, 6, 6, 5, 5),
    "dominologist": (21, 18, 13, 11, 9, 7, 6),
    "chickie": (21, 14, 11, 8, 7, 6, 5),
}
"""The tiles of a hand, for 2 seats, 3 seats, and so on."""

BASES: dict[str, dict[str, Any]] = {
    "jaques": {
        "hand_sizes": dict(enumerate(IN_TWO_TO_EIGHT["jaques"], 2)),
        "start": EngineStart.HELD,
        "hunt": Hunt.IN_TURN,
        "first_lead": Lead.FIRST_SEAT,
        "later_lead": Lead.FIRST_SEAT,
        "layer_leads": True,
        "arms": 4,
        "voluntary": False,
        "out_on_double": 0,
        "double_blank": 0,
        "engines": Engines.ALL_DOUBLES,
    },
    "dominologist": {
        "hand_sizes": dict(enumerate(IN_TWO_TO_EIGHT["dominologist"], 2)),
        "start": EngineStart.HELD,
        "hunt": Hunt.IN_TURN,
        "first_lead": Lead.FIRST_SEAT,
        "later_lead": Lead.FIRST_SEAT,
        "layer_leads": True,
        "arms": 6,
        "voluntary": False,
        "out_on_double": 0,
        "double_blank": 50,
        "engines": Engines.ALL_DOUBLES,
    },
    "chickie": {
        "hand_sizes": dict(enumerate(IN_TWO_TO_EIGHT["chickie"], 2)),
        "start": EngineStart.HELD,
        "hunt": Hunt.TOGETHER,
        "first_lead": Lead.FIRST_SEAT,
        "later_lead": Lead.FIRST_SEAT,
        "layer_leads": False,
        "arms": 8,
        "voluntary": False,
        "out_on_double": 0,
        "double_blank": 0,
        "engines": Engines.ALL_DOUBLES,
    },
    "chicken_game": {
        "hand_sizes": 7,
        "start": EngineStart.PREPLACED,
        "hunt": Hunt.IN_TURN,
        "first_lead": Lead.DRAW_HIGH,
        "later_lead": Lead.ROTATE,
        "layer_leads": True,
        "arms": 4,
        "voluntary": True,
        "out_on_double": 50,
        "double_blank": 50,
        "engines": (9, 8, 7, 6, 5, 4),
    },
}

VARIATIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "jaques_double_twelve": ("jaques", {"highest": 12}),
    "jaques_train_hybrid": (
        "jaques",
        {"trains": TrainRules(), "opening": Opening.PREFER_ENGINE},
    ),
    "jaques_single_round": (
        "jaques",
        {
            "hand_sizes": HandSize.ALL,
            "remainder": Remainder.BONEYARD,
            "engines": (9,),
            "objective": Objective.FIRST_OUT,
        },
    ),
    "jaques_blind": ("jaques", {"hand_sizes": HandSize.ALL}),
    "jaques_teams": ("jaques", {"teams": Teams.OPPOSITE, "seats": (6, 8)}),
    "jaques_tiebreak": ("jaques", {"ties": Ties.EXTRA_ROUND}),
    "dominologist_five_rounds": ("dominologist", {"engines": (9, 8, 7, 6, 5)}),
    "dominologist_double_twelve": (
        "dominologist",
        {"highest": 12, "engines": (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)},
    ),
    "chickie_six_sides": ("chickie", {"arms": 6}),
    "chickie_four_sides": ("chickie", {"arms": 4}),
    "chickie_double_blank_fifty": ("chickie", {"double_blank": 50}),
    "chicken_game_double_six": (
        "chicken_game",
        {"highest": 6, "engines": (6, 5, 4, 3, 2, 1)},
    ),
}

FURTHER: dict[str, dict[str, Any]] = {
    "fundex": {
        "hand_sizes": {2: 11, 3: 11, 4: 9, 5: 7, 6: 7},
        "seats": (2, 6),
        "later_lead": Lead.ROTATE,
        "arms": 6,
        "double_blank": 50,
        "blank_half": 25,
    },
    "gamerules": {
        "hand_sizes": {2: 21, 3: 14, 4: 11, 5: 8, 6: 7, 7: 6, 8: 5},
        "start": EngineStart.PREPLACED,
        "reserve": {2: 2, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
    },
    "engraved_dominoes": {
        "highest": 6,
        "hand_sizes": 5,
        "seats": (2, 2),
        "hunt": Hunt.NEXT_LOWER,
        "when_starved": WhenStarved.END_ROUND,
    },
    "wikipedia": {
        "hand_sizes": 7,
        "start": EngineStart.PREPLACED,
        "first_lead": Lead.DRAW_HIGH,
    },
    "pagat": {"hand_sizes": {2: 12, 3: 11, 4: 10}, "seats": (2, 4)},
}
"""What further sheets have that is not the default."""

UNSAID = {
    "fundex": "wild remainder voluntary reserve nesting when_starved last_double blocked_when "
    "penalties ties teams trains",
    "gamerules": "copies wild remainder hunt layer_leads arms opening per_turn_on_foot voluntary "
    "nesting last_double blank_half out_on_double penalties ties teams trains",
    "engraved_dominoes": "copies wild remainder layer_leads first_lead later_lead per_turn_on_foot "
    "voluntary reserve nesting last_double blocked_when blank_half out_on_double penalties ties "
    "teams trains",
    "wikipedia": "wild remainder hunt layer_leads later_lead per_turn_on_foot voluntary nesting "
    "when_starved last_double blank_half out_on_double ties teams trains",
    "pagat": "wild remainder start hunt layer_leads first_lead later_lead per_turn "
    "per_turn_on_foot drawn_tile voluntary reserve nesting when_starved last_double blocked_when "
    "double_blank blank_half out_on_double penalties engines objective ties teams trains",
}
"""What they leave open, or what was not at hand of them."""

SHEETS = {
    "jaques": ("How to Play Chicken Foot, Jaques of London (2026-08-17)", 73),
    "dominologist": ("What Is Chickenfoot?, Dominologist", 67),
    "chickie": ("How to Play Chickenfoot Dominoes, YM Imports (version 2-16)", 73),
    "chicken_game": ("Chicken Foot Game, Cool Old Games", 44),
}
"""The title of each sheet, and how many lines it has."""

IN_ORDER = (
    "jaques",
    "jaques_double_twelve",
    "jaques_train_hybrid",
    "jaques_single_round",
    "jaques_blind",
    "jaques_teams",
    "jaques_tiebreak",
    "dominologist",
    "dominologist_five_rounds",
    "dominologist_double_twelve",
    "chickie",
    "chickie_six_sides",
    "chickie_four_sides",
    "chickie_double_blank_fifty",
    "chicken_game",
    "chicken_game_double_six",
    "fundex",
    "gamerules",
    "engraved_dominoes",
    "wikipedia",
    "pagat",
)


def value(config: RuleConfig, field: str) -> object:
    """Return what *config* has for *field*."""
    return getattr(getattr(config, FIELDS[field]), field)


def dealt(config: RuleConfig, seats: int) -> tuple[tuple[int, ...], int]:
    """Return the sizes of the hands of *seats* seats, and of the boneyard that is left."""
    tiles = dealable(config)
    sizes, aside = dealing.settle(config.deal, seats, tiles)
    return sizes, tiles - sum(sizes) - aside


def boneyards(config: RuleConfig) -> list[int]:
    """Return how many tiles are left after the deal, for each number of seats."""
    return [dealt(config, seats)[1] for seats in config.seat_counts]


def rounds(config: RuleConfig) -> tuple[int, ...]:
    """Return the double of each round, in pips."""
    return schedule.settle(config.schedule, config.set.highest)


def lines_told(text: str) -> list[int]:
    """Return the lines of a sheet that *text* speaks of."""
    told = re.findall(r"[Ll]ines? ((?:\d+(?:, | and | to )?)+)", text)
    return [int(number) for numbers in told for number in re.findall(r"\d+", numbers)]


class TestSheets:
    """What the four sheets say that were read line by line."""

    @pytest.mark.parametrize("name", BASES)
    @pytest.mark.parametrize("field", FIELDS)
    def test_are_followed_in_every_field(self, name: str, field: str) -> None:
        """
        Every field of a preset has the value that its sheet gives it.
        """
        assert value(presets.BY_NAME[name], field) == {**ALL_AGREE, **BASES[name]}[field]

    @pytest.mark.parametrize("name", BASES)
    def test_have_no_trains(self, name: str) -> None:
        """
        A train for every seat is a variation, never the game itself.
        """
        assert presets.BY_NAME[name].trains is None

    def test_begin_with_the_default(self) -> None:
        """
        A config that decides nothing by itself is the one of Jaques of London.
        """
        assert RuleConfig() == presets.JAQUES
        assert differences(RuleConfig(), presets.JAQUES) == {}


class TestVariations:
    """What a variation changes."""

    @pytest.mark.parametrize(("name", "changed"), VARIATIONS.items(), ids=VARIATIONS)
    def test_change_what_they_are_named_for(
        self, name: str, changed: tuple[str, dict[str, Any]]
    ) -> None:
        """
        A variation differs from its base in the fields it is about, and in no other.
        """
        base, wanted = changed

        found = differences(presets.BY_NAME[base], presets.BY_NAME[name])

        assert {field: pair[1] for field, pair in found.items()} == wanted

    def test_of_blind_play_deals_the_odd_tiles_too(self) -> None:
        """
        In Blind nothing is left over: the first seats get one tile more.
        """
        assert dealt(presets.JAQUES_BLIND, 4) == ((14, 14, 14, 13), 0)
        assert boneyards(presets.JAQUES_BLIND) == [0] * 7

    def test_of_a_single_round_deals_equal_hands(self) -> None:
        """
        R50: In a single round hands are equal, and what does not divide is the boneyard.
        """
        assert dealt(presets.JAQUES_SINGLE_ROUND, 3) == ((18, 18, 18), 1)
        assert rounds(presets.JAQUES_SINGLE_ROUND) == (9,)

    def test_of_trains_have_a_marker_and_plain_doubles(self) -> None:
        """
        In the hybrid a seat takes its marker off on its own train, where doubles are no feet.
        """
        trains = presets.JAQUES_TRAIN_HYBRID.trains

        assert trains is not None
        assert trains.marker_removed is MarkerRemoved.OWN_TRAIN
        assert trains.train_doubles is TrainDoubles.PLAIN

    def test_of_teams_seat_six_or_eight(self) -> None:
        """
        Pairs sit opposite each other at a table of six or eight.
        """
        assert presets.JAQUES_TEAMS.seat_counts == (6, 8)


class TestFurtherSheets:
    """What further sheets say, of which only that is written down."""

    @pytest.mark.parametrize(("name", "wanted"), FURTHER.items(), ids=FURTHER)
    def test_are_the_default_but_for_what_they_say(self, name: str, wanted: dict[str, Any]) -> None:
        """
        Where a further sheet is silent, its preset has the default.
        """
        found = differences(RuleConfig(), presets.BY_NAME[name])

        assert {field: pair[1] for field, pair in found.items()} == wanted

    @pytest.mark.parametrize("name", FURTHER)
    def test_tell_what_is_only_the_default(self, name: str) -> None:
        """
        A field that a further sheet does not speak of says so.
        """
        unsaid = [
            field
            for field in [*FIELDS, "trains"]
            if presets.source(name, field).note.startswith("Not said")
        ]

        assert unsaid == UNSAID[name].split()

    @pytest.mark.parametrize("name", FURTHER)
    def test_have_no_lines(self, name: str) -> None:
        """
        A sheet that was not read line by line has a title, but no line to point to.
        """
        for field in [*FIELDS, *OF_TRAINS]:
            sheet, line, _ = presets.source(name, field)

            assert sheet
            assert line is None


class TestDeals:
    """How many tiles a seat gets, and how many are left to draw."""

    @pytest.mark.parametrize(("name", "hands"), IN_TWO_TO_EIGHT.items(), ids=IN_TWO_TO_EIGHT)
    def test_follow_the_table_of_the_sheet(self, name: str, hands: tuple[int, ...]) -> None:
        """
        C02: From two seats to eight, each gets what the table of its sheet says.
        """
        config = presets.BY_NAME[name]

        assert config.seat_counts == (2, 3, 4, 5, 6, 7, 8)
        assert [dealt(config, seats)[0] for seats in config.seat_counts] == [
            (size,) * seats for seats, size in enumerate(hands, 2)
        ]

    def test_leave_the_boneyard(self) -> None:
        """
        C02: What is not dealt is the boneyard, down to nothing for five seats of Dominologist.
        """
        assert boneyards(presets.CHICKIE) == [13, 13, 11, 15, 13, 13, 15]
        assert boneyards(presets.DOMINOLOGIST) == [13, 1, 3, 0, 1, 6, 7]
        assert boneyards(presets.JAQUES) == [41, 34, 27, 25, 19, 20, 15]

    def test_leave_more_of_a_double_twelve_set(self) -> None:
        """
        The larger set is dealt by the same table, which leaves more to draw.
        """
        assert boneyards(presets.JAQUES_DOUBLE_TWELVE) == [77, 70, 63, 61, 55, 56, 51]
        assert boneyards(presets.DOMINOLOGIST_DOUBLE_TWELVE) == [49, 37, 39, 36, 37, 42, 43]

    def test_stop_where_the_tiles_do(self) -> None:
        """
        R57: Seven each is too much for eight seats, as the engine is taken out before the deal.
        """
        refusal = seat_refusal(presets.CHICKEN_GAME, 8)

        assert presets.CHICKEN_GAME.seat_counts == (2, 3, 4, 5, 6, 7)
        assert boneyards(presets.CHICKEN_GAME) == [40, 33, 26, 19, 12, 5]
        assert refusal is not None
        assert "56 tiles > 54" in refusal

    def test_of_double_six_are_for_two_or_three(self) -> None:
        """
        Seven each of a double-six set: four seats would need the engine as well.
        """
        assert presets.CHICKEN_GAME_DOUBLE_SIX.seat_counts == (2, 3)
        assert boneyards(presets.CHICKEN_GAME_DOUBLE_SIX) == [13, 6]

    def test_round_half_a_tile_up(self) -> None:
        """
        R58: 42 tiles for four seats are 11 each, not 10.
        """
        for config in (presets.CHICKIE, presets.GAMERULES):
            assert dealt(config, 4)[0] == (11, 11, 11, 11)

    def test_of_further_sheets(self) -> None:
        """
        The further sheets leave a boneyard as well.
        """
        assert boneyards(presets.FUNDEX) == [33, 22, 19, 20, 13]
        assert boneyards(presets.GAMERULES) == [12, 12, 10, 14, 12, 12, 14]
        assert boneyards(presets.ENGRAVED_DOMINOES) == [18]
        assert boneyards(presets.PAGAT) == [31, 22, 15]


class TestRounds:
    """Which doubles a game is played on."""

    @pytest.mark.parametrize("highest", [6, 9, 12, 15, 18])
    def test_go_down_to_the_double_blank(self, highest: int) -> None:
        """
        C47: By the default there is a round for each double of the set, 0-0 included.
        """
        config = presets.JAQUES.replace(highest=highest)

        assert rounds(config) == tuple(range(highest, -1, -1))

    def test_are_as_many_as_the_sheet_says(self) -> None:
        """
        R46: Jaques plays a double-twelve set down to 0-0, Dominologist to 1-1; six is six.
        """
        assert rounds(presets.JAQUES_DOUBLE_TWELVE) == (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
        assert rounds(presets.DOMINOLOGIST_DOUBLE_TWELVE)[-1] == 1
        assert len(rounds(presets.DOMINOLOGIST_DOUBLE_TWELVE)) == 12
        assert rounds(presets.DOMINOLOGIST_FIVE_ROUNDS) == (9, 8, 7, 6, 5)
        assert rounds(presets.CHICKEN_GAME) == (9, 8, 7, 6, 5, 4)
        assert rounds(presets.CHICKEN_GAME_DOUBLE_SIX) == (6, 5, 4, 3, 2, 1)

    def test_may_come_back_up(self) -> None:
        """
        C47: A table may play 19 rounds, down and up again, with 0-0 only once.
        """
        down_and_up = (*range(9, 0, -1), *range(10))

        assert rounds(presets.JAQUES.replace(engines=down_and_up)) == down_and_up
        assert down_and_up.count(0) == 1

    @pytest.mark.parametrize("engines", [(12,), ()])
    def test_are_at_least_one_and_of_the_set(self, engines: tuple[int, ...]) -> None:
        """
        C47: A double that the set does not have makes no round, and no round makes no game.
        """
        with pytest.raises(RuleConfigError, match="engines"):
            presets.JAQUES.replace(engines=engines)


class TestNames:
    """How a preset is found."""

    def test_stand_in_the_order_of_the_sheets(self) -> None:
        """
        All presets are found by name, sheet after sheet, each followed by its variations.
        """
        assert tuple(presets.BY_NAME) == IN_ORDER
        assert set(IN_ORDER) == {*BASES, *VARIATIONS, *FURTHER}

    @pytest.mark.parametrize("name", IN_ORDER)
    def test_are_told_by_the_preset(self, name: str) -> None:
        """
        A preset knows its name, and is a constant of that name in upper case.
        """
        assert presets.BY_NAME[name].name == name
        assert getattr(presets, name.upper()) is presets.BY_NAME[name]

    def test_are_public(self) -> None:
        """
        Every preset is exported.
        """
        others = {"BY_NAME", "Source", "source"}

        assert set(presets.__all__) == {name.upper() for name in IN_ORDER} | others

    def test_cannot_be_taken_by_another(self) -> None:
        """
        A published preset never changes: nothing can be put in its place.
        """
        by_name: Any = presets.BY_NAME

        with pytest.raises(TypeError):
            by_name["jaques"] = presets.CHICKIE

    def test_are_shown_with_their_rules(self) -> None:
        """
        Whoever looks at the presets in a session sees them all.
        """
        assert repr(presets.BY_NAME) == repr(dict(presets.BY_NAME))
        assert len(presets.BY_NAME) == len(IN_ORDER)


class TestSources:
    """Where a preset has a field from."""

    @pytest.mark.parametrize("name", BASES)
    @pytest.mark.parametrize("field", [*FIELDS, "trains"])
    def test_are_there_for_every_field(self, name: str, field: str) -> None:
        """
        Each field of a sheet read line by line has a line, or a note why it has none.
        """
        title, length = SHEETS[name]

        source = presets.source(name, field)

        assert source.sheet == title
        assert not source.note.startswith("Not said")
        assert source.note if source.line is None else 1 <= source.line <= length

    @pytest.mark.parametrize("name", [*BASES, *VARIATIONS])
    def test_speak_of_lines_that_exist(self, name: str) -> None:
        """
        Lines told in a note are lines of the same sheet.
        """
        base = VARIATIONS[name][0] if name in VARIATIONS else name
        for field in FIELDS:
            for line in lines_told(presets.source(name, field).note):
                assert 1 <= line <= SHEETS[base][1]

    @pytest.mark.parametrize(
        ("name", "field", "line"),
        [
            ("jaques", "hand_sizes", 17),
            ("jaques", "arms", 19),
            ("jaques", "layer_leads", 24),
            ("jaques", "toes", 27),
            ("jaques", "per_turn", 28),
            ("jaques", "ties", 39),
            ("jaques", "voluntary", 43),
            ("jaques", "nesting", 45),
            ("dominologist", "arms", 29),
            ("dominologist", "double_blank", 47),
            ("dominologist", "when_starved", 57),
            ("chickie", "hunt", 31),
            ("chickie", "toes", 51),
            ("chickie", "double_blank", 65),
            ("chicken_game", "start", 7),
            ("chicken_game", "first_lead", 9),
            ("chicken_game", "out_on_double", 21),
            ("chicken_game", "voluntary", 34),
            ("chicken_game", "engines", 40),
        ],
    )
    def test_point_at_the_line(self, name: str, field: str, line: int) -> None:
        """
        What a sheet says outright is cited with its line.
        """
        assert presets.source(name, field).line == line

    @pytest.mark.parametrize(
        ("name", "field"),
        [
            ("jaques", "when_starved"),
            ("jaques", "double_blank"),
            ("dominologist", "ties"),
            ("chickie", "when_starved"),
            ("chicken_game", "later_lead"),
            ("chicken_game", "toes"),
            ("chicken_game", "blocks"),
        ],
    )
    def test_admit_that_a_sheet_is_silent(self, name: str, field: str) -> None:
        """
        What a sheet does not say has no line, and the note says that it was decided.
        """
        source = presets.source(name, field)

        assert source.line is None
        assert source.note.startswith("Silent")

    def test_are_loud_about_the_arms_of_chickie(self) -> None:
        """
        The eight arms of Chickie are a guess, and nobody should miss it.
        """
        note = presets.source("chickie", "arms").note

        assert note.startswith("THE LEAST CERTAIN FIELD")
        assert "`chickie_six_sides`" in note
        assert "`chickie_four_sides`" in note

    @pytest.mark.parametrize(
        ("name", "field", "line"),
        [
            ("jaques_double_twelve", "highest", 5),
            ("jaques_train_hybrid", "trains", 59),
            ("jaques_train_hybrid", "opening", 26),
            ("jaques_train_hybrid", "marker_removed", None),
            ("jaques_train_hybrid", "train_doubles", 59),
            ("jaques_single_round", "hand_sizes", 63),
            ("jaques_single_round", "objective", 63),
            ("jaques_single_round", "engines", 63),
            ("jaques_single_round", "remainder", None),
            ("jaques_blind", "hand_sizes", 67),
            ("jaques_blind", "remainder", 67),
            ("jaques_teams", "teams", 71),
            ("jaques_teams", "seats", 71),
            ("jaques_tiebreak", "ties", 39),
            ("dominologist_five_rounds", "engines", 10),
            ("dominologist_double_twelve", "highest", 8),
            ("dominologist_double_twelve", "engines", 8),
            ("chickie_six_sides", "arms", 35),
            ("chickie_four_sides", "arms", 35),
            ("chickie_double_blank_fifty", "double_blank", 65),
            ("chicken_game_double_six", "highest", 38),
            ("chicken_game_double_six", "engines", 40),
        ],
    )
    def test_of_a_variation_are_its_own(self, name: str, field: str, line: int | None) -> None:
        """
        What a variation changes has a source of its own, on the same sheet.
        """
        base = VARIATIONS[name][0]
        source = presets.source(name, field)

        assert source.sheet == SHEETS[base][0]
        assert source.line == line
        assert source != presets.source(base, field)

    @pytest.mark.parametrize(("name", "changed"), VARIATIONS.items(), ids=VARIATIONS)
    def test_of_a_variation_are_else_those_of_its_base(
        self, name: str, changed: tuple[str, dict[str, Any]]
    ) -> None:
        """
        What a variation leaves as it is has the source that it has in the base.
        """
        base, own = changed
        kept = {*FIELDS, "trains"} - {*own} - ({"remainder"} if name == "jaques_blind" else set())

        for field in kept:
            assert presets.source(name, field) == presets.source(base, field)

    @pytest.mark.parametrize("field", OF_TRAINS)
    def test_of_trains_say_that_there_are_none(self, field: str) -> None:
        """
        Asked what a train does where there is none, the answer is that there is none.
        """
        assert presets.source("jaques", field) == presets.source("jaques", "trains")
        assert presets.source("jaques_teams", field) == presets.source("jaques", "trains")

    @pytest.mark.parametrize(
        ("told", "meant"),
        [("jaqes", "jaques"), ("Dominologist", "dominologist"), ("CHICKEN_GAME", "chicken_game")],
    )
    def test_of_no_preset_name_the_nearest(self, told: str, meant: str) -> None:
        """
        A name that no preset has is answered with one that is nearest to it.
        """
        with pytest.raises(ChickenfootError) as caught:
            presets.source(told, "arms")

        assert str(caught.value) == f"there is no preset {told!r}; did you mean {meant!r}?"
        assert not isinstance(caught.value, KeyError)

    @pytest.mark.parametrize(
        ("told", "meant"), [("arm", "arms"), ("Toes", "toes"), ("train", "trains")]
    )
    def test_of_no_field_name_the_nearest(self, told: str, meant: str) -> None:
        """
        A name that no field has is answered with one that is nearest to it.
        """
        with pytest.raises(ChickenfootError) as caught:
            presets.source("jaques", told)

        assert str(caught.value) == f"there is no field {told!r}; did you mean {meant!r}?"
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301

    def test_of_a_family_are_those_of_its_fields(self) -> None:
        """
        A family has no source, but each of its fields has.
        """
        with pytest.raises(ChickenfootError, match="toes, nesting, blocks, when_starved"):
            presets.source("jaques", "feet")

    def test_are_asked_by_name(self) -> None:
        """
        Presets and fields are asked for by their names, not by what they are.
        """
        ask: Any = presets.source

        with pytest.raises(TypeError, match="preset must be"):
            ask(presets.JAQUES, "arms")
        with pytest.raises(TypeError, match="field must be"):
            ask("jaques", 4)

    def test_are_read_as_three_parts(self) -> None:
        """
        A source is the sheet, the line and the note, in that order.
        """
        sheet, line, note = presets.source("jaques", "toes")

        assert (sheet, line) == (SHEETS["jaques"][0], 27)
        assert note
