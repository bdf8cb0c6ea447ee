"""
The package and the referee, who share no code, agree about every position of a game.

`python tests/properties/test_referee.py 100000` plays that many rounds with dice.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import attrs
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from chickenfoot import (
    Draw,
    GameOver,
    HeldHand,
    Move,
    Pass,
    Play,
    RuleConfig,
    RuleConfigError,
    Tile,
    apply_move,
    is_starved,
    legal_moves,
    new_game,
    next_round,
    open_ends,
    open_feet,
    phase,
    round_engine,
    round_result,
    rules,
    standings,
    totals,
)

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does

import referee as rf

T = TypeVar("T")
LONGEST_ROUND = 5000


class Choices(Protocol):
    """What is left to chance: dice in a long run, Hypothesis in a test."""

    def pick(self, options: Sequence[T]) -> T: ...

    def order(self, tiles: Sequence[Tile]) -> Sequence[Tile]: ...

    def move(self, moves: Sequence[Move]) -> Move: ...

    def seed(self) -> int | None: ...


class Dice:
    """Choices by a generator; each game has its own taste in moves, so that feet pile up."""

    def __init__(self, generator: random.Random) -> None:
        self.generator = generator
        self.taste = generator.choice(("none", "none", "doubles", "trains", "draws"))

    def pick(self, options: Sequence[T]) -> T:
        return self.generator.choice(options)

    def order(self, tiles: Sequence[Tile]) -> Sequence[Tile]:
        return self.generator.sample(tiles, len(tiles))

    def move(self, moves: Sequence[Move]) -> Move:
        liked = [move for move in moves if self.likes(move)]
        if liked and self.generator.random() < 0.8:
            return self.generator.choice(liked)
        return self.generator.choice(moves)

    def seed(self) -> int | None:
        return self.generator.randrange(10**6) if self.generator.random() < 0.25 else None

    def likes(self, move: Move) -> bool:
        match move:
            case Play():
                if self.taste == "trains":
                    return move.end.train is not None
                return self.taste == "doubles" and move.tile.is_double
            case Draw() | Pass():
                return self.taste == "draws"


class Drawn:
    """Choices by Hypothesis, which shrinks towards the first of the options."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def pick(self, options: Sequence[T]) -> T:
        return self.data.draw(st.sampled_from(options))

    def order(self, tiles: Sequence[Tile]) -> Sequence[Tile]:
        return self.data.draw(st.permutations(tiles))

    def move(self, moves: Sequence[Move]) -> Move:
        return moves[0] if len(moves) == 1 else self.data.draw(st.sampled_from(moves))

    def seed(self) -> None:
        """Return none: what is dealt shall shrink."""


# Configs.


@attrs.frozen
class EachDouble:
    """*extra* points for every double still held."""

    extra: int

    def points(self, held: HeldHand, /) -> int:
        return self.extra * sum(tile.is_double for tile in held.hand)


@attrs.frozen
class Nosy:
    """A penalty that looks at everything it is shown."""

    def points(self, held: HeldHand, /) -> int:
        most = max(len(hand) for hand in held.hands)
        first_pips = held.hands[held.seat][0].pips if held.hand else 0
        ending = list(rules.Ending).index(held.ending)
        return 100 * most + 30 * held.went_out + 7 * ending + held.engine + first_pips - held.seat


def a_config(choices: Choices) -> tuple[RuleConfig, int]:
    """
    Return a config and a number of seats, over every field.

    Raises:
        RuleConfigError: The fields contradict each other.
    """
    pick = choices.pick
    highest = pick((2, 3, 4, 5, 6, 6, 5, 4, 3, 7, 9, 12))
    copies = pick((1, 1, 1, 2, 2, 3)) if highest < 7 else 1
    wild = pick((*rules.Wild, rules.Wild.NONE))
    suit = highest * copies if wild is rules.Wild.NONE else 2 * highest * copies
    tiles = (highest + 1) * (highest + 2) // 2 * copies
    seats = pick([n for n in (2, 3, 4, 5, 2, 3, 4, 6, 8) if n < tiles])
    most = max(1, (tiles - 1) // seats)
    size = pick((most, *range(1, min(most, 7) + 1)))
    hand_sizes = pick((size, size, {2: 1, seats: size}, rules.HandSize.ALL))
    hunt = pick(list(rules.Hunt))
    start = pick((rules.EngineStart.HELD, rules.EngineStart.HELD, rules.EngineStart.PREPLACED))
    objective = pick((rules.Objective.LOWEST_TOTAL,) * 3 + (rules.Objective.FIRST_OUT,))
    first_out = objective is rules.Objective.FIRST_OUT
    engines: rules.Engines | tuple[int, ...] = rules.Engines.ALL_DOUBLES
    if first_out or pick((True, False)):
        pips = list(range(highest, -1, -1))
        length = 1 if first_out else pick((1, 2, 3))
        listed = [pick(pips) for _ in range(length)]
        if hunt is rules.Hunt.NEXT_LOWER:
            listed = sorted(set(listed), reverse=True)
        engines = tuple(listed)
    drawn_tile = pick(list(rules.DrawnTile))
    limits: list[int | rules.DrawLimit] = [1, 0, 1, 2, 3]
    if drawn_tile is not rules.DrawnTile.KEEP:
        limits.append(rules.DrawLimit.UNTIL_PLAYABLE)
    reserves: list[int | dict[int, int]] = [0, 0, 0, 1, 2, 5, {seats: 1}, {3: 2, 4: 1}]
    trains = pick((None, rules.TrainRules))
    config = RuleConfig().replace(
        trains=trains and trains(
            marker_removed=pick(list(rules.MarkerRemoved)),
            train_doubles=pick(list(rules.TrainDoubles)),
        )
    )  # fmt: skip
    config = config.replace(
        highest=highest,
        copies=copies,
        wild=wild,
        hand_sizes=hand_sizes,
        remainder=pick(list(rules.Remainder)),
        seats=pick(((2, 8), (2, 8), (seats, seats))),
        start=start,
        hunt=hunt,
        first_lead=pick(list(rules.Lead)),
        later_lead=pick(list(rules.Lead)),
        layer_leads=pick((True, False)),
        arms=pick([n for n in (1, 2, 3, 4, 4, 6, 8) if n <= suit]),
        opening=pick(list(rules.Opening)),
        per_turn=pick(limits),
        per_turn_on_foot=pick([None, None, *limits]),
        drawn_tile=drawn_tile,
        voluntary=pick((False, False, True)),
        reserve=pick(reserves),
        toes=pick([n for n in (3, 0, 1, 2, 3, 2, 4) if n < suit]),
        nesting=pick(list(rules.Nesting)),
        blocks=pick(list(rules.Blocks)),
        when_starved=pick(list(rules.WhenStarved)),
        last_double=pick((*rules.LastDouble, rules.LastDouble.ALLOWED)),
        blocked_when=pick((*rules.BlockedWhen, rules.BlockedWhen.ALL_STUCK)),
        double_blank=pick((0, 50, 7)),
        blank_half=pick((0, 25)),
        out_on_double=pick((0, 50)),
        penalties=pick(((), (), (EachDouble(25),), (Nosy(), EachDouble(3)))),
        engines=engines,
        objective=objective,
        ties=rules.Ties.SHARED if first_out else pick(list(rules.Ties)),
        teams=pick(list(rules.Teams)) if seats % 2 == 0 and seats >= 4 else rules.Teams.NONE,
    )
    return config, seats


# A game that both of them follow.


class Game:
    """A game of the package with the referee beside it."""

    def __init__(self, config: RuleConfig, seats: int, choices: Choices) -> None:
        self.config = config
        self.seats = seats
        self.choices = choices
        self.engines: list[int] = []
        self.points: list[list[int]] = []
        self.before = "the deal"
        asked = rf.next_asked(config, self.engines, self.points, seats)
        assert asked is not None, "a schedule is never empty"
        self.asked = asked
        lead = config.engine.first_lead
        tiles, seed = None, choices.seed()
        if seed is None:
            tiles, lots = self.deal(lead)
            self.state = new_game(config, seats=seats, tiles=tiles, lots=lots)
        else:
            self.state = new_game(config, seats=seats, seed=seed)
        self.sit_down(None if lead is rules.Lead.DRAW_HIGH else 0, tiles)

    def deal(
        self, lead: rules.Lead
    ) -> tuple[Sequence[Tile], tuple[tuple[Tile | None, ...], ...] | None]:
        """Return an order of the tiles, and the lots where some are drawn."""
        order = list(self.choices.order(rf.all_tiles(self.config)))
        hands, _, boneyard = rf.deal(self.config, self.seats, order, self.asked)
        held = rules.EngineStart.HELD, rules.Hunt.REDEAL
        if (self.config.engine.start, self.config.engine.hunt) == held:
            double = Tile(self.asked, self.asked)
            if not any(double in hand for hand in hands):  # would be refused
                order.remove(double)
                order.insert(0, double)
                hands, _, boneyard = rf.deal(self.config, self.seats, order, self.asked)
        facts = self.config, hands, boneyard, self.asked
        if lead is rules.Lead.DRAW_HIGH and rf.lots_are_drawn(*facts):
            return order, self.lots(boneyard)
        return order, None

    def lots(self, pool: Sequence[Tile]) -> tuple[tuple[Tile | None, ...], ...]:
        """Return lots shown out of *pool*, row by row until somebody leads."""
        rows: list[tuple[Tile | None, ...]] = []
        tied = list(range(self.seats))[: len(pool)]
        while not rows or (len(tied) > 1 and len({tile.pips for tile in pool}) > 1):
            shown = dict(zip(tied, self.choices.order(pool), strict=False))
            rows.append(tuple(shown.get(seat) for seat in range(self.seats)))
            most = max(tile.pips for tile in shown.values())
            tied = [seat for seat, tile in shown.items() if tile.pips == most]
        return tuple(rows)

    def sit_down(self, lead: int | None, order: Sequence[Tile] | None) -> None:
        """Let the referee look at the tiles that were dealt, and judge the deal."""
        state = self.state
        if order is not None:
            hands, aside, boneyard = rf.deal(self.config, self.seats, order, self.asked)
            self.agree("hands dealt", [sorted(h) for h in state.hands], [sorted(h) for h in hands])
            self.agree("aside", sorted(state.aside), sorted(aside))
            self.agree("boneyard dealt", list(state.boneyard), boneyard)
        facts = self.config, state.hands, state.boneyard
        if lead is None and rf.lots_are_drawn(*facts, self.asked):
            self.agree("lots are drawn", bool(state.lots), True)
            lead = rf.lead_by_lots(state.lots, state.boneyard, self.seats)
        else:
            self.agree("lots are drawn", bool(state.lots), False)
        self.agree("lead", state.lead, lead or 0)
        self.referee = rf.Referee(*facts, state.aside, state.lead, self.asked)
        everything = [tile for hand in state.hands for tile in hand]
        everything += [
            *state.boneyard,
            *state.aside,
            *(laid.tile for laid in state.layout.placements),
        ]
        self.agree("all tiles", sorted(everything), sorted(rf.all_tiles(self.config)))

    def agree(self, what: str, package: object, referee: object) -> None:
        """
        Compare two answers.

        Raises:
            AssertionError: They differ.
        """
        if package != referee:
            raise AssertionError(
                f"{what}\n  package: {package}\n  referee: {referee}\n  in {self.state}\n"
                f"  after {self.before}\n  engines {self.engines}, asked for {self.asked}, "
                f"points {self.points}\n  {self.config!r}, {self.seats} seats"
            )

    def compare(self) -> None:
        """Ask both of them everything about the position."""
        state, referee = self.state, self.referee
        name, *rest = "RoundOver" if state.is_round_over else "", *as_tuple(phase(state))
        # Whether the game is over is asked later.
        self.agree("phase", (name or rest[0], *rest[1:]), referee.phase())
        moves = legal_moves(state)
        self.agree("moves listed twice", len(moves), len(set(moves)))
        legal = referee.legal_moves()
        self.agree("legal moves", in_order(set(moves) - legal), in_order(legal - set(moves)))
        over = referee.ending is not None
        self.agree("round over", state.is_round_over, over)
        self.agree("turn", state.turn, referee.turn)
        self.agree("to move", state.to_move, None if over else referee.turn)
        self.agree("engine", round_engine(state), referee.engine())
        laid = [(item.tile, item.outward, item.train) for item in referee.table]
        found = [(item.tile, item.outward, item.train) for item in state.layout.placements]
        self.agree("layout", found, laid)
        hands = [sorted(hand) for hand in referee.hands]
        self.agree("hands", [sorted(hand) for hand in state.hands], hands)
        self.agree("boneyard", list(state.boneyard), referee.boneyard)
        self.agree("drawn", list(state.drawn), referee.drawn)
        self.agree("markers", set(state.markers), referee.markers)
        ends = [(end.end, end.pip, end.places, end.allowed) for end in open_ends(state)]
        self.agree("ends listed twice", len(ends), len(set(ends)))
        theirs = referee.open_ends()
        if over:  # nobody may use any
            ends = [(*end[:3], False) for end in ends]
            theirs = {(*end[:3], False) for end in theirs}
        self.agree("open ends", in_order(set(ends) - theirs), in_order(theirs - set(ends)))
        self.agree("open feet", set(open_feet(state)), referee.open_feet())
        starved = {foot for foot in open_feet(state) if is_starved(state, foot)}
        numbers = [number for number in referee.feet_by_rank() if referee.is_starved(number)]
        self.agree("starved", starved, {referee.end_of(number) for number in numbers})

    def play_round(self) -> None:
        """Play the round to its end."""
        for _ in range(LONGEST_ROUND):
            self.compare()
            if self.state.is_round_over:
                break
            move = self.choices.move(legal_moves(self.state))
            self.before = f"{move} in {self.state}"
            self.state = apply_move(self.state, move)
            self.referee.apply(move)
        else:
            self.agree("the round never ends", package=True, referee=False)
        self.compare_results()

    def compare_results(self) -> None:
        state, referee, rounds = self.state, self.referee, (self.config, self.engines, self.points)
        result = round_result(state)
        self.agree("ending", (result.ending, result.out), (referee.ending, referee.out))
        self.agree("points", list(result.points), referee.points())
        self.engines.append(referee.engine())
        self.points.append(referee.points())
        self.agree("totals", list(totals(state)), rf.totals(*rounds, self.seats))
        table = standings(state)
        self.agree("ranks", list(table.ranks), rf.ranks(*rounds, self.seats, referee.out))
        over = rf.next_asked(*rounds, self.seats) is None
        self.agree("game over", state.is_game_over, over)
        self.agree("game over as a phase", isinstance(phase(state), GameOver), over)
        self.agree("teams", list(table.teams), rf.teams(self.config, self.seats))
        if over:
            first = [seat for seat, rank in enumerate(table.ranks) if rank == 1]
            self.agree("winners", list(table.winners), first)

    def deal_next(self) -> bool:
        """Deal the next round; return False when the game is over."""
        asked = rf.next_asked(self.config, self.engines, self.points, self.seats)
        if asked is None:
            return False
        self.asked = asked
        self.before = f"the deal after {self.state}"
        lead = rf.next_lead(self.config, self.state.lead, self.referee.out, self.seats)
        tiles, seed = None, self.choices.seed()
        if seed is None:
            tiles, lots = self.deal(self.config.engine.later_lead)
            self.state = next_round(self.state, tiles=tiles, lots=lots)
        else:
            self.state = next_round(self.state, seed=seed)
        self.sit_down(lead, tiles)
        self.agree("past engines", list(self.state.past_engines), self.engines)
        self.agree("past points", [list(row) for row in self.state.past_points], self.points)
        return True


def as_tuple(value: attrs.AttrsInstance) -> tuple[object, ...]:
    fields = attrs.fields(type(value))
    return (type(value).__name__, *(getattr(value, field.name) for field in fields))


def in_order(answers: set[T]) -> list[str]:
    return sorted(str(answer) for answer in answers)


@given(st.data())
@settings(deadline=None, suppress_health_check=list(HealthCheck))
def test_the_package_and_the_referee_agree(data: st.DataObject) -> None:
    """
    Every position of every round of every config is judged alike by both.
    """
    choices = Drawn(data)
    try:
        config, seats = a_config(choices)
    except RuleConfigError:
        reject()
    assert list(config.seat_counts) == rf.seat_counts(config), repr(config)
    if seats not in config.seat_counts:
        reject()
    game = Game(config, seats, choices)
    game.play_round()
    while choices.pick((False, True)) and game.deal_next():
        game.play_round()


def play_game(name: str, most: int) -> Counter[str]:
    """Play up to *most* rounds with the dice of that name; return how they ended."""
    choices = Dice(random.Random(name))
    while True:
        try:
            config, seats = a_config(choices)
        except RuleConfigError:
            continue
        assert list(config.seat_counts) == rf.seat_counts(config), repr(config)
        if seats in config.seat_counts:
            break
    game = Game(config, seats, choices)
    seen: Counter[str] = Counter()
    while True:
        game.play_round()
        seen[str(game.referee.ending)] += 1
        if seen.total() == most or not game.deal_next():
            return seen


def play_rounds(count: int, seed: int = 0) -> Counter[str]:
    """
    Play *count* rounds with dice, some from each config; return how they ended.

    Raises:
        AssertionError: The two differ. The note names the game for `play_game`.
    """
    seen: Counter[str] = Counter()
    number = 0
    while seen.total() < count:
        name = f"{seed}/{number}"
        try:
            seen += play_game(name, min(4, count - seen.total()))
        except Exception as error:
            error.add_note(f"  game {name}")
            raise
        number += 1
    return seen


if __name__ == "__main__":
    began = time.perf_counter()
    endings = play_rounds(*(int(argument) for argument in sys.argv[1:3]))
    sys.stdout.write(f"{dict(endings)} in {time.perf_counter() - began:.0f} s\n")
