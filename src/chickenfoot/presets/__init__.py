"""
The rules of published sheets, each with the sheet and the line that says so.

A preset is a `RuleConfig`. Those of the four sheets that were read line by line have every field
written out, also where it is the default; a variation has what it changes, and the rest is as in
the preset it varies. `source` tells where a field comes from, and what was decided where the sheet
is silent or contradicts itself. House rules are a `replace` away:

>>> from chickenfoot import presets
>>> presets.JAQUES.replace(toes=2).feet.toes
2

A published preset never changes: what is played differently is a new one.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from chickenfoot._config import RuleConfig

if TYPE_CHECKING:
    from chickenfoot.presets._shelf import Source, source

__all__ = [
    "BY_NAME",
    "CHICKEN_GAME",
    "CHICKEN_GAME_DOUBLE_SIX",
    "CHICKIE",
    "CHICKIE_DOUBLE_BLANK_FIFTY",
    "CHICKIE_FOUR_SIDES",
    "CHICKIE_SIX_SIDES",
    "DOMINOLOGIST",
    "DOMINOLOGIST_DOUBLE_TWELVE",
    "DOMINOLOGIST_FIVE_ROUNDS",
    "ENGRAVED_DOMINOES",
    "FUNDEX",
    "GAMERULES",
    "JAQUES",
    "JAQUES_BLIND",
    "JAQUES_DOUBLE_TWELVE",
    "JAQUES_SINGLE_ROUND",
    "JAQUES_TEAMS",
    "JAQUES_TIEBREAK",
    "JAQUES_TRAIN_HYBRID",
    "PAGAT",
    "WIKIPEDIA",
    "Source",
    "source",
]

# Declared here and made when first asked for, see `__getattr__`.

BY_NAME: Mapping[str, RuleConfig]
"""Every preset by its name, sheet after sheet, each followed by its variations; read-only."""

JAQUES: RuleConfig
"""
Four arms, three toes, draw one: the default rules.

From "How to Play Chicken Foot", Jaques of London, updated 2026-08-17.
"""

JAQUES_DOUBLE_TWELVE: RuleConfig
"""`JAQUES` with a double-twelve set and its 13 rounds; the larger set of that sheet."""

JAQUES_TRAIN_HYBRID: RuleConfig
"""`JAQUES` with a train for every seat; the variation "Mexican Train Hybrid" of that sheet."""

JAQUES_SINGLE_ROUND: RuleConfig
"""`JAQUES` in one round that the first one out wins; "Single-Round Chicken Foot" of that sheet."""

JAQUES_BLIND: RuleConfig
"""`JAQUES` with all tiles dealt and nothing to draw; "Blind Chicken Foot" of that sheet."""

JAQUES_TEAMS: RuleConfig
"""`JAQUES` for three or four pairs; "Team Chicken Foot" of that sheet."""

JAQUES_TIEBREAK: RuleConfig
"""`JAQUES` with a tie played off in one more round; the other way to settle it on that sheet."""

DOMINOLOGIST: RuleConfig
"""
Six arms, nearly the whole set in hands, and 50 points for the double-blank.

From "What Is Chickenfoot?", Dominologist; the sheet bears no date.
"""

DOMINOLOGIST_FIVE_ROUNDS: RuleConfig
"""`DOMINOLOGIST` in the five rounds, 9-9 to 5-5, that the sheet gives many tables."""

DOMINOLOGIST_DOUBLE_TWELVE: RuleConfig
"""`DOMINOLOGIST` with a double-twelve set and the twelve rounds that the sheet gives it."""

CHICKIE: RuleConfig
"""
All sides of a centrepiece come first, and everybody draws at once for the engine.

From "How to Play Chickenfoot Dominoes", also called Chickie, YM Imports, version 2-16:
https://www.ymimports.com/pages/how-to-play-chickenfoot-dominoes

**The 8 arms are the least certain field of all presets.** The sheet gives no number, only that 4 or
6 are fewer. Ask your table, and take `CHICKIE_SIX_SIDES` or `CHICKIE_FOUR_SIDES` if it says so.
"""

CHICKIE_SIX_SIDES: RuleConfig
"""`CHICKIE` with 6 arms, which the sheet says some groups play with."""

CHICKIE_FOUR_SIDES: RuleConfig
"""`CHICKIE` with 4 arms, which the sheet says some groups play with."""

CHICKIE_DOUBLE_BLANK_FIFTY: RuleConfig
"""`CHICKIE` with 50 points for a held double-blank, the optional rule of that sheet."""

CHICKEN_GAME: RuleConfig
"""
The engine lies in the middle, the highest tile leads, and going out on a double costs 50.

From "Chicken Foot Game", also called Chicken Game, Cool Old Games; the page bears no date:
https://www.coololdgames.com/tile-games/dominoes/chicken-foot-game/
"""

CHICKEN_GAME_DOUBLE_SIX: RuleConfig
"""`CHICKEN_GAME` with a double-six set, the best one for strategy by that page."""

FUNDEX: RuleConfig
"""
A centrepiece with six places, and every blank costs 25.

From the manual of "Chicken Coop", Fundex Games, 2003:
https://manualmachine.com/fundexgames/chickencoop/960734-user-manual
"""

GAMERULES: RuleConfig
"""
The engine is put aside before the deal, and the last tiles of the boneyard stay there.

From "Chicken Foot", GameRules.com, as read in a German copy, which bears no date:
https://browardyr.com/de/chicken-foot-lernen-sie-wie-man-mit-gamerules-com-spielt
"""

ENGRAVED_DOMINOES: RuleConfig
"""
A double-six set for two, where a foot that cannot be finished ends the round.

From "Chickie Sixes", Engraved Dominoes; the page bears no date:
https://engraveddominoes.com/chickie-sixes/
"""

WIKIPEDIA: RuleConfig
"""
The engine lies in the middle, and the highest tile leads.

From the article "Chicken foot (domino game)" in Wikipedia, an older text, as mirrored without a
date: http://image.absoluteastronomy.com/topics/Chicken_Foot_(domino_game)
"""

PAGAT: RuleConfig
"""
Four arms, three toes, and hands of ten to twelve for two to four.

From "Chicken Foot", Pagat, the German edition, of which the beginning was at hand:
https://pagat.com/de/tile/wdom/chickenfoot.html
"""


if not TYPE_CHECKING:  # to a checker a name is declared above or misspelt

    def __getattr__(name: str) -> object:
        """Return what is public and not there yet; the sheets are loaded with the first of it."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from chickenfoot.presets import _shelf  # noqa: PLC0415

        known = vars(_shelf)
        found = known[name] if name in known else _shelf.BY_NAME[name.lower()]
        return globals().setdefault(name, found)


def __dir__() -> list[str]:
    return [*__all__]
