"""The rules of a table in one line: a preset, and what differs from it."""

import attrs
import pytest

from chickenfoot import HeldHand, NotationError, RuleConfig, RuleConfigError, presets
from chickenfoot.notation import format_config, parse_config
from chickenfoot.presets import CHICKIE, DOMINOLOGIST, JAQUES, JAQUES_TRAIN_HYBRID
from chickenfoot.rules import (
    DrawLimit,
    DrawnTile,
    Engines,
    HandSize,
    Lead,
    MarkerRemoved,
    Nesting,
    TrainDoubles,
    TrainRules,
    WhenStarved,
    Wild,
)

CONFIGS: dict[str, RuleConfig] = {
    "jaques toes=2": JAQUES.replace(toes=2),
    "jaques toes=2 when_starved=RELEASE": JAQUES.replace(toes=2, when_starved=WhenStarved.RELEASE),
    "jaques hand_sizes=9": JAQUES.replace(hand_sizes=9),
    "jaques hand_sizes=2:9,3:7": JAQUES.replace(hand_sizes={2: 9, 3: 7}),
    "chickie hand_sizes=ALL": CHICKIE.replace(hand_sizes=HandSize.ALL),
    "jaques reserve=2": JAQUES.replace(reserve=2),
    "jaques reserve=2:2,8:1": JAQUES.replace(reserve={2: 2, 8: 1}),
    "jaques engines=9,0,9": JAQUES.replace(engines=(9, 0, 9)),
    "jaques engines=0": JAQUES.replace(engines=(0,)),
    "jaques seats=2,4": JAQUES.replace(seats=(2, 4)),
    "jaques per_turn=UNTIL_PLAYABLE": JAQUES.replace(per_turn=DrawLimit.UNTIL_PLAYABLE),
    "jaques per_turn_on_foot=0": JAQUES.replace(per_turn_on_foot=0),
    "jaques voluntary=yes": JAQUES.replace(voluntary=True),
    "jaques layer_leads=no": JAQUES.replace(layer_leads=False),
    "jaques drawn_tile=MAY_PLAY": JAQUES.replace(drawn_tile=DrawnTile.MAY_PLAY),
    "jaques copies=2 wild=BLANK": JAQUES.replace(copies=2, wild=Wild.BLANK),
    "jaques nesting=PLAIN_TOE": JAQUES.replace(nesting=Nesting.PLAIN_TOE),
    "jaques first_lead=DRAW_HIGH": JAQUES.replace(first_lead=Lead.DRAW_HIGH),
    "jaques double_blank=25 blank_half=25": JAQUES.replace(double_blank=25, blank_half=25),
    "dominologist double_blank=25": DOMINOLOGIST.replace(double_blank=25),
    "chickie arms=5": CHICKIE.replace(arms=5),
    "jaques_train_hybrid train_doubles=FOOT": JAQUES_TRAIN_HYBRID.replace(
        train_doubles=TrainDoubles.FOOT
    ),
    "dominologist trains=yes": DOMINOLOGIST.replace(trains=TrainRules()),
    "dominologist trains=yes marker_removed=ANY_PLAY": DOMINOLOGIST.replace(
        trains=TrainRules(marker_removed=MarkerRemoved.ANY_PLAY)
    ),
}


class TestReading:
    """What a line says."""

    @pytest.mark.parametrize("name", presets.BY_NAME)
    def test_a_preset_is_its_name(self, name: str) -> None:
        """A name alone is the preset itself, name and all."""
        assert parse_config(name) is presets.BY_NAME[name]

    @pytest.mark.parametrize(("text", "config"), CONFIGS.items())
    def test_changes_follow_the_name(self, text: str, config: RuleConfig) -> None:
        """Each further word sets a field, whichever family it belongs to."""
        assert parse_config(text) == config

    def test_values_may_be_those_of_the_preset(self) -> None:
        """What is said although it holds anyway changes nothing."""
        said = "jaques toes=3 engines=ALL_DOUBLES per_turn_on_foot=none trains=none"

        assert parse_config(said) == JAQUES
        assert parse_config(said).schedule.engines is Engines.ALL_DOUBLES

    def test_a_family_may_be_left_out(self) -> None:
        """A table without trains says so where its preset has some."""
        assert parse_config("jaques_train_hybrid trains=none").trains is None

    def test_words_may_come_in_any_order(self) -> None:
        """The fields are checked together, when all are there."""
        one = "jaques engines=9 objective=FIRST_OUT"
        other = "jaques objective=FIRST_OUT engines=9"

        assert parse_config(one) == parse_config(other)

    def test_rules_that_contradict_each_other_are_no_matter_of_notation(self) -> None:
        """A line that can be read, but says what cannot be played, is a RuleConfigError."""
        with pytest.raises(RuleConfigError, match="10"):
            parse_config("jaques arms=10")
        with pytest.raises(RuleConfigError, match="trains"):
            parse_config("jaques marker_removed=ANY_PLAY")

    @pytest.mark.parametrize(
        ("text", "position"),
        [
            ("", 0),
            ("   ", 0),
            ("toes=2", 0),
            ("monopoly", 0),
            ("Jaques", 0),
            ("jaques,toes=2", 6),
            ("jaques toes", 7),
            ("jaques 2=toes", 7),
            ("jaques claws=2", 7),
            ("jaques feet=2", 7),
            ("jaques name=ours", 7),
            ("jaques penalties=x", 7),
            ("jaques toes=2 toes=2", 14),
            ("jaques toes=", 12),
            ("jaques toes=two", 12),
            ("jaques toes=2.0", 12),
            ("jaques toes=1,2", 12),
            ("jaques toes=none", 12),
            ("jaques toes=12345678901", 12),
            ("jaques toes=2 voluntary=true", 24),
            ("jaques voluntary=1", 17),
            ("jaques when_starved=release", 20),
            ("jaques when_starved=FORBIDDEN", 20),
            ("jaques when_starved=WhenStarved.FREEZE", 20),
            ("jaques engines=9,", 15),
            ("jaques engines=9-8", 15),
            ("jaques hand_sizes=2:7,3", 18),
            ("jaques hand_sizes=2:", 18),
            ("jaques trains=no", 14),
        ],
    )
    def test_is_strict(self, text: str, position: int) -> None:
        """What is no preset, field or value is refused, and the error says where it stopped."""
        with pytest.raises(NotationError) as refused:
            parse_config(text)

        assert (refused.value.text, refused.value.position) == (text, position)

    @pytest.mark.parametrize("text", [b"jaques", None, JAQUES])
    def test_is_of_text(self, text: str) -> None:
        """What is no text is a TypeError that says so."""
        with pytest.raises(TypeError, match="a str"):
            parse_config(text)


class TestWriting:
    """How a line is made."""

    @pytest.mark.parametrize("name", presets.BY_NAME)
    def test_of_a_preset_is_its_name(self, name: str) -> None:
        """A preset needs no further word, whatever the table calls it."""
        config = presets.BY_NAME[name]

        assert format_config(config) == name
        assert format_config(config.replace(name="ours")) == name

    @pytest.mark.parametrize(("text", "config"), CONFIGS.items())
    def test_is_the_nearest_preset_with_what_differs(self, text: str, config: RuleConfig) -> None:
        """Other rules are the preset from which the fewest fields differ, and these fields."""
        assert format_config(config) == text

    def test_leaves_a_family_out(self) -> None:
        """A preset with trains can be nearest to a table without."""
        config = JAQUES_TRAIN_HYBRID.replace(trains=None)

        assert parse_config(format_config(config)) == config

    def test_is_of_a_config(self) -> None:
        """What is no config is a TypeError that says so."""
        with pytest.raises(TypeError, match="a RuleConfig"):
            format_config("jaques")  # type: ignore[arg-type]

    def test_does_not_know_penalties(self) -> None:
        """House penalties are objects, which no line can say."""
        config = JAQUES.replace(penalties=(Nothing(),))

        with pytest.raises(RuleConfigError, match="penalties"):
            format_config(config)


@attrs.frozen
class Nothing:
    """A penalty that costs nothing."""

    def points(self, held: HeldHand, /) -> int:
        """Return no points."""
        return 0 * held.seat
