"""A value is compared, hashed and shown by its fields, as attrs would do it."""

from collections.abc import Callable
from copy import copy

import attrs
import pytest
from attrs import AttrsInstance

from chickenfoot import Ending, HeldHand, Reason, Refusal, Tile
from chickenfoot._config import FAMILIES
from chickenfoot._values import Value

MAKERS: dict[str, Callable[[], AttrsInstance]] = {
    **{kind.__name__: kind for kind in FAMILIES.values()},
    "Refusal": lambda: Refusal(reason=Reason.FOOT_OPEN, missing=2),
    "HeldHand": lambda: HeldHand(
        hand=(Tile(1, 2),), seat=0, went_out=False, ending=Ending.BLOCKED, engine=9, hands=()
    ),
}


class Other:
    """Equals everything, as seen from its side."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True


def twin_of(value: AttrsInstance) -> object:
    """Return *value* in a class of the same name and fields, written by attrs alone."""
    fields = {field.name: getattr(value, field.name) for field in attrs.fields(type(value))}
    kind = attrs.make_class(type(value).__name__, [*fields], frozen=True, slots=True)
    made: object = kind(**fields)
    return made


def changed(value: AttrsInstance, name: str) -> object:
    """Return *value* with another field *name*, whatever a validator says."""
    other = copy(value)
    object.__setattr__(other, name, object())
    return other


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
class TestValue:
    """A class that shares its comparison."""

    def test_is_a_value(self, make: Callable[[], AttrsInstance]) -> None:
        assert isinstance(make(), Value)

    def test_is_equal_where_all_fields_are(self, make: Callable[[], AttrsInstance]) -> None:
        value, same = make(), make()

        assert value is not same
        assert value == same
        assert hash(value) == hash(same)

    def test_is_another_where_one_field_is(self, make: Callable[[], AttrsInstance]) -> None:
        value = make()
        for field in attrs.fields(type(value)):
            assert value != changed(value, field.name), field.name
            assert hash(value) != hash(changed(value, field.name)), field.name

    def test_is_not_equal_to_another_class(self, make: Callable[[], AttrsInstance]) -> None:
        value = make()

        assert value != twin_of(value)
        assert twin_of(value) != value

    def test_lets_the_other_side_decide(self, make: Callable[[], AttrsInstance]) -> None:
        assert make() == Other()

    def test_is_shown_as_attrs_shows_it(self, make: Callable[[], AttrsInstance]) -> None:
        value = make()

        assert repr(value) == repr(twin_of(value))

    def test_cannot_be_changed(self, make: Callable[[], AttrsInstance]) -> None:
        value = make()
        for field in attrs.fields(type(value)):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(value, field.name, None)
        with pytest.raises(AttributeError):
            setattr(value, "anything", None)  # noqa: B010 - there is no such field
