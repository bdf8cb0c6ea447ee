"""The families put together: how rules are changed, and what kind of value a config is."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Mapping
from typing import Any, get_type_hints

import attrs
import pytest

from chickenfoot import HeldHand, RuleConfig, RuleConfigError, differences
from chickenfoot import rules as typed_rules
from chickenfoot._config import FAMILIES, FAMILY_OF, RuleChanges
from chickenfoot.rules import (
    BlockedWhen,
    Blocks,
    DrawLimit,
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
    RankingRules,
    Remainder,
    Teams,
    Ties,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)

DEFAULT = RuleConfig()

rules: Any = typed_rules
"""The family classes, for tests that hand them what a type checker would refuse."""

UNTIL = DrawLimit.UNTIL_PLAYABLE


def changed(**changes: Any) -> RuleConfig:  # noqa: ANN401 - any field of a config
    """Return the default rules with *changes*."""
    return DEFAULT.replace(**changes)


class TestFamilies:
    """A config is made of families, and families of fields."""

    def test_every_field_has_one_family(self) -> None:
        """No two families have a field of the same name, nor is one named like a family."""
        fields = [field.name for kind in FAMILIES.values() for field in attrs.fields(kind)]

        assert len(fields) == len(set(fields)) == len(FAMILY_OF)
        assert not set(fields) & {*FAMILIES, "name"}

    def test_a_config_has_these_families(self) -> None:
        """The fields of a config are its name and the families."""
        assert [field.name for field in attrs.fields(RuleConfig)] == ["name", *FAMILIES]

    def test_replace_is_typed_for_all_of_them(self) -> None:
        """What `replace` takes is the name, every family and every field."""
        assert set(get_type_hints(RuleChanges)) == {"name", *FAMILIES, *FAMILY_OF}

    def test_a_family_of_another_class_is_refused(self) -> None:
        """A family is of its own class, and only trains may be None."""
        for family, kind in FAMILIES.items():
            told = f"{family} must be {'an' if family == 'engine' else 'a'} {kind.__name__}"
            wrong: Any = {
                family: rules.SetRules() if kind is rules.FeetRules else rules.FeetRules()
            }
            with pytest.raises(TypeError, match=told):
                RuleConfig(**wrong)
            if family != "trains":
                none: Any = {family: None}
                with pytest.raises(TypeError, match=told):
                    RuleConfig(**none)

    def test_a_name_is_text(self) -> None:
        """The name of a config is a str."""
        wrong: Any = 7
        with pytest.raises(TypeError, match="name must be a str, not 7"):
            RuleConfig(name=wrong)


class TestReplace:
    """`replace` changes families and fields, and checks once."""

    def test_a_field_finds_its_family(self) -> None:
        """A field is changed in the family that it belongs to, and nothing else is."""
        config = DEFAULT.replace(toes=2, arms=6)

        assert config == RuleConfig(feet=rules.FeetRules(toes=2), engine=rules.EngineRules(arms=6))
        assert DEFAULT.feet.toes == 3

    def test_a_family_is_changed_whole(self) -> None:
        """A family that is given takes the place of the old one."""
        config = DEFAULT.replace(toes=2, blocks=Blocks.NOTHING)

        assert config.replace(feet=rules.FeetRules(toes=4)) == DEFAULT.replace(toes=4)

    def test_families_are_set_before_fields(self) -> None:
        """A field changes the family given beside it, in whatever order they stand."""
        feet = rules.FeetRules(blocks=Blocks.NOTHING)

        for config in (DEFAULT.replace(toes=2, feet=feet), DEFAULT.replace(feet=feet, toes=2)):
            assert config.feet == rules.FeetRules(blocks=Blocks.NOTHING, toes=2)

    def test_it_is_checked_once_after_all_changes(self) -> None:
        """Changes that only make sense together may be made together."""
        config = DEFAULT.replace(highest=3, arms=3, toes=2, hand_sizes=2, seats=(2, 3))

        assert config.set.highest == 3
        assert config.replace(arms=12, highest=12).engine.arms == 12

    @pytest.mark.parametrize(
        ("change", "nearest"), [("toe", "toes"), ("arm", "arms"), ("enginee", "engine")]
    )
    def test_an_unknown_name_is_told_with_the_nearest(self, change: str, nearest: str) -> None:
        """What is no field is a `TypeError` that says what may have been meant."""
        with pytest.raises(TypeError, match=rf"'{change}'.*did you mean {nearest}\?"):
            changed(**{change: 2})

    def test_an_unknown_name_may_be_like_no_other(self) -> None:
        """If nothing is near, nothing is suggested."""
        with pytest.raises(TypeError, match=r"no field 'xyzzy'$"):
            changed(xyzzy=2)

    def test_a_field_of_a_family_that_is_none(self) -> None:
        """The family comes first: a marker rule alone makes no trains."""
        with pytest.raises(RuleConfigError, match=r"marker_removed.*trains is None"):
            DEFAULT.replace(marker_removed=MarkerRemoved.ANY_PLAY)
        with pytest.raises(RuleConfigError, match=r"marker_removed.*trains is None"):
            RuleConfig(trains=TrainRules()).replace(
                trains=None, marker_removed=MarkerRemoved.ANY_PLAY
            )
        config = DEFAULT.replace(marker_removed=MarkerRemoved.ANY_PLAY, trains=TrainRules())
        assert config.trains == TrainRules(marker_removed=MarkerRemoved.ANY_PLAY)

    def test_a_family_may_be_taken_away(self) -> None:
        """Trains may be set to None."""
        assert RuleConfig(trains=TrainRules()).replace(trains=None) == DEFAULT

    def test_the_name_is_dropped(self) -> None:
        """Changed rules are no longer those of the name, unless they get one."""
        named = RuleConfig(name="ours")

        assert named.name == "ours"
        assert named.replace(toes=2).name == ""
        assert named.replace().name == ""
        assert named.replace(name="theirs", toes=2).name == "theirs"

    def test_copy_replace_does_the_same(self) -> None:
        """`copy.replace` of newer Pythons goes the same way."""
        assert DEFAULT.__replace__(toes=2) == DEFAULT.replace(toes=2)


@attrs.frozen
class EachDouble:
    """*extra* points for every double still held."""

    extra: int

    def points(self, held: HeldHand, /) -> int:
        """Return the points of the doubles in *held*."""
        return self.extra * sum(tile.is_double for tile in held.hand)


CONFIGS = [
    DEFAULT,
    RuleConfig(name="ours"),
    DEFAULT.replace(toes=2, arms=6),
    DEFAULT.replace(name="ours", hand_sizes={2: 9, 3: 8}, reserve={2: 2, 3: 1}),
    DEFAULT.replace(hand_sizes=HandSize.ALL, remainder=Remainder.ASIDE, per_turn=UNTIL),
    DEFAULT.replace(engines=(2, 1, 0, 1, 2), seats=(3, 6)),
    DEFAULT.replace(per_turn_on_foot=0, reserve=1, voluntary=True),
    RuleConfig(trains=TrainRules()),
    RuleConfig(trains=TrainRules(marker_removed=MarkerRemoved.ANY_PLAY)),
    DEFAULT.replace(penalties=(EachDouble(25),), double_blank=50),
]


class TestValue:
    """A config is a value: it compares, hashes, pickles, copies and shows itself."""

    def test_equal_rules_are_equal(self) -> None:
        """Two configs with the same fields are equal, however they were made."""
        assert RuleConfig() == DEFAULT
        assert hash(DEFAULT) == hash(RuleConfig())
        assert RuleConfig(feet=rules.FeetRules(toes=2)) == DEFAULT.replace(toes=2)
        assert DEFAULT.replace(toes=2) != DEFAULT

    def test_the_name_is_not_compared(self) -> None:
        """The same rules under two names are the same rules."""
        assert RuleConfig(name="ours") == RuleConfig(name="theirs")
        assert hash(RuleConfig(name="ours")) == hash(RuleConfig(name="theirs"))

    def test_every_field_is_compared(self) -> None:
        """Configs that differ in one field are not equal."""
        other = CONFIGS[2:]

        assert len({*CONFIGS}) == len(CONFIGS) - 1
        assert all(config != DEFAULT for config in other)

    @pytest.mark.parametrize("config", CONFIGS, ids=repr)
    def test_it_copies_and_pickles(self, config: RuleConfig) -> None:
        """A copy is equal, hashes alike and has the name."""
        twins = [copy.copy(config), copy.deepcopy(config)]
        twins += [
            pickle.loads(pickle.dumps(config, protocol))  # noqa: S301 - our own
            for protocol in range(pickle.HIGHEST_PROTOCOL + 1)
        ]
        for twin in twins:
            assert twin == config
            assert hash(twin) == hash(config)
            assert twin.name == config.name

    def test_its_hash_is_not_pickled(self) -> None:
        """A hash that was asked for here does not travel to a process that hashes differently."""
        config = DEFAULT.replace(toes=2, blocks=Blocks.NOTHING)
        hash(config)
        code = (
            "import pickle, sys; from chickenfoot import RuleConfig; from chickenfoot.rules import "
            "Blocks; config = pickle.loads(sys.stdin.buffer.read()); "
            "assert config in {RuleConfig().replace(toes=2, blocks=Blocks.NOTHING)}"
        )
        for seed in "12":
            subprocess.run(  # noqa: S603 - this Python, our own words
                [sys.executable, "-c", code],
                input=pickle.dumps(config),
                env={**os.environ, "PYTHONHASHSEED": seed},
                check=True,
            )

    @pytest.mark.parametrize("config", CONFIGS, ids=repr)
    def test_its_repr_evaluates(self, config: RuleConfig) -> None:
        """What a config shows makes an equal one, with the same name."""
        names = {**vars(rules), "RuleConfig": RuleConfig, "EachDouble": EachDouble}

        twin = eval(repr(config), names)  # noqa: S307 - our own words

        assert twin == config
        assert twin.name == config.name

    def test_its_repr_leaves_out_what_is_default(self) -> None:
        """Only what differs from the default rules is shown."""
        assert repr(DEFAULT) == "RuleConfig()"
        assert repr(DEFAULT.replace(toes=2, name="ours")) == (
            "RuleConfig(name='ours', feet=FeetRules(toes=2))"
        )

    def test_it_cannot_change(self) -> None:
        """Neither a config nor a family of it can be changed in place."""
        config: Any = DEFAULT
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            config.feet = rules.FeetRules(toes=2)
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            config.feet.toes = 2


class TestDifferences:
    """`differences`: the fields in which two configs differ."""

    def test_none(self) -> None:
        """Equal rules do not differ, whatever their names."""
        assert differences(DEFAULT, RuleConfig(name="ours")) == {}

    def test_by_field_with_both_values(self) -> None:
        """Each field that differs, with its value here and there."""
        assert differences(DEFAULT, DEFAULT.replace(toes=2, blocks=Blocks.NOTHING, arms=6)) == {
            "arms": (4, 6),
            "toes": (3, 2),
            "blocks": (Blocks.TABLE, Blocks.NOTHING),
        }

    def test_they_are_what_replace_takes(self) -> None:
        """The values of the second config make it out of the first."""
        for config in CONFIGS:
            changes: Mapping[str, Any] = differences(DEFAULT, config)
            told = {name: value for name, (_, value) in changes.items()}
            assert changed(**told) == config

    def test_a_family_that_only_one_has(self) -> None:
        """It is told as a whole."""
        trains = RuleConfig(trains=TrainRules())

        assert differences(DEFAULT, trains) == {"trains": (None, TrainRules())}
        assert differences(trains, DEFAULT) == {"trains": (TrainRules(), None)}
        assert differences(trains, RuleConfig(trains=TrainRules())) == {}
        other = trains.replace(marker_removed=MarkerRemoved.ANY_PLAY)
        assert differences(trains, other) == {
            "marker_removed": (MarkerRemoved.OWN_TRAIN, MarkerRemoved.ANY_PLAY)
        }


class TestDefaults:
    """The default of every field is the one of the book of rules."""

    def test_they_are_the_commonest_table(self) -> None:
        """Each family has the defaults that are written down."""
        assert DEFAULT.set == rules.SetRules(highest=9, copies=1, wild=Wild.NONE)
        assert DEFAULT.deal == rules.DealRules(
            hand_sizes={2: 7, 3: 7, 4: 7, 5: 6, 6: 6, 7: 5, 8: 5},
            remainder=Remainder.UNEVEN,
            seats=(2, 8),
        )
        assert DEFAULT.engine == rules.EngineRules(
            start=EngineStart.HELD, hunt=Hunt.IN_TURN, layer_leads=True,
            first_lead=Lead.FIRST_SEAT, later_lead=Lead.FIRST_SEAT, arms=4,
            opening=Opening.STRICT,
        )  # fmt: skip
        assert DEFAULT.feet == rules.FeetRules(
            toes=3, nesting=Nesting.INNERMOST_FIRST, blocks=Blocks.TABLE,
            when_starved=WhenStarved.FREEZE,
        )  # fmt: skip
        assert DEFAULT.going_out == rules.GoingOutRules(
            last_double=LastDouble.ALLOWED, blocked_when=BlockedWhen.ALL_STUCK
        )
        assert DEFAULT.scoring == rules.ScoringRules(
            double_blank=0, blank_half=0, out_on_double=0, penalties=()
        )
        assert DEFAULT.drawing == rules.DrawRules(
            per_turn=1, per_turn_on_foot=None, drawn_tile=DrawnTile.MUST_PLAY,
            voluntary=False, reserve=0,
        )  # fmt: skip
        assert DEFAULT.schedule == rules.ScheduleRules(engines=Engines.ALL_DOUBLES)
        assert DEFAULT.ranking == RankingRules(
            objective=Objective.LOWEST_TOTAL, ties=Ties.SHARED, teams=Teams.NONE
        )
        assert DEFAULT.trains is None
        assert TrainRules() == TrainRules(
            marker_removed=MarkerRemoved.OWN_TRAIN, train_doubles=TrainDoubles.PLAIN
        )
