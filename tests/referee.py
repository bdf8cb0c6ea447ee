"""
A second opinion on the rules, written from `config.md` and sharing no code with the package.

It takes the values that are spoken about (tiles, ends, moves, the config and its choices) from the
package, and nothing that knows a rule. It is slow on purpose: one table that is changed in place
and looked over from the first tile to the last whenever something is asked.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from chickenfoot import (
    MIDDLE,
    Draw,
    End,
    Ending,
    HeldHand,
    Move,
    Pass,
    Play,
    RuleConfig,
    Tile,
    rules,
)

Hands = Sequence[Sequence[Tile]]
Rows = Sequence[Sequence[int]]
Lots = Sequence[Sequence[Tile | None]]
DOUBLE_BLANK = Tile(0, 0)


@dataclass
class Laid:
    """A tile on the table: the number of the tile it lies on, and whether it was laid as a foot."""

    tile: Tile
    on: int | None
    outward: int
    train: int | None
    is_foot: bool


@dataclass
class Place:
    """An end, the number of the tile that offers it, and how many tiles it takes."""

    end: End
    number: int
    pip: int
    places: int


class Referee:
    """A round, from the moment its tiles are dealt."""

    def __init__(
        self, config: RuleConfig, hands: Hands, boneyard: Iterable[Tile], aside: Iterable[Tile],
        lead: int, asked: int,
    ) -> None:  # fmt: skip
        self.config = config
        self.seats = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.boneyard = list(boneyard)
        self.aside = list(aside)
        self.lead = lead
        self.asked = asked
        self.table: list[Laid] = []
        self.markers: set[int] = set()
        self.drawn: list[Tile] = []
        self.turn = lead
        self.out: int | None = None
        self.last_played: Tile | None = None
        self.pip_to_lay: int | None = None
        self.seat_to_lay: int | None = None
        if config.engine.start is rules.EngineStart.PREPLACED:
            self.table.append(Laid(Tile(asked, asked), None, asked, None, is_foot=False))
        else:
            self.give_turn_to_layer()
        self.ending = self.judge()

    def next_seat(self) -> int:
        return (self.turn + 1) % self.seats

    # How the engine is found.

    def held_doubles(self) -> list[int]:
        return [tile.low for hand in self.hands for tile in hand if tile.is_double]

    def may_take_from_boneyard(self) -> bool:
        reserve = self.config.drawing.reserve
        kept = reserve if isinstance(reserve, int) else reserve.get(self.seats, 0)
        return len(self.boneyard) > kept

    def engine_to_lay(self) -> int | None:
        """Return the pip of the double that somebody will lay; None while it is looked for."""
        held = self.held_doubles()
        hunt = self.config.engine.hunt
        exhausted = not self.may_take_from_boneyard()
        if hunt is rules.Hunt.TOGETHER and self.turn != self.lead and not exhausted:
            return None  # the pass is completed, whoever has found the double in it
        if self.asked in held:
            return self.asked
        if hunt is rules.Hunt.NEXT_LOWER:
            lower = [pip for pip in held if pip < self.asked]
            if lower:
                return max(lower)
        if exhausted and held:
            return max(held)
        return None

    def layer(self) -> int | None:
        """Return the seat that will lay the engine: of several holders the nearest to the lead."""
        pip = self.engine_to_lay()
        if pip is None:
            return None
        for step in range(self.seats):
            seat = (self.lead + step) % self.seats
            if Tile(pip, pip) in self.hands[seat]:
                return seat
        return None

    def give_turn_to_layer(self) -> None:
        # The layer of a hunt by passes is known at the start of a pass only, and a turn that has
        # been given to the layer must not look like the middle of a pass.
        self.pip_to_lay = self.engine_to_lay()
        self.seat_to_lay = self.layer()
        if self.seat_to_lay is not None:
            self.turn = self.seat_to_lay

    def engine(self) -> int:
        """Return the pip of the engine: laid, else to be laid, else looked for."""
        if self.table:
            return self.table[0].tile.low
        return self.asked if self.pip_to_lay is None else self.pip_to_lay

    # What fits on what.

    def outward_halves(self, tile: Tile, pip: int) -> set[int]:
        """Return what *tile* can show when it is laid on an end of *pip*."""
        wild = self.config.set.wild
        if tile == DOUBLE_BLANK and wild is rules.Wild.BLANK_ADOPTS:
            return {pip}
        shown = set()
        for inward, outward in ((tile.low, tile.high), (tile.high, tile.low)):
            if inward == pip or (wild is not rules.Wild.NONE and (inward == 0 or pip == 0)):
                shown.add(outward)
        return shown

    def tiles_off_table(self) -> list[Tile]:
        held = [tile for hand in self.hands for tile in hand]
        return held + self.boneyard + self.aside

    def possible_toes(self, pip: int, besides: Tile | None = None) -> int:
        """Return how many tiles off the table, *besides* one, could be toes of a foot of *pip*."""
        tiles = self.tiles_off_table()
        if besides is not None:
            tiles.remove(besides)
        if self.config.feet.nesting is rules.Nesting.FORBIDDEN:
            tiles = [tile for tile in tiles if not tile.is_double]
        return sum(1 for tile in tiles if self.outward_halves(tile, pip))

    # What lies on the table.

    def laid_on(self, number: int) -> list[Laid]:
        return [laid for laid in self.table if laid.on == number]

    def end_of(self, number: int) -> End:
        laid = self.table[number]
        equal = [other for other in self.table[:number] if other.tile == laid.tile]
        return End(laid.tile, len(equal), laid.train)

    def arms_missing(self) -> int:
        arms = [laid for laid in self.laid_on(0) if laid.train is None]
        return self.config.engine.arms - len(arms)

    def toes_missing(self, number: int) -> int:
        """Return how many toes the foot *number* still wants; 0 for one that was released."""
        missing = self.config.feet.toes - len(self.laid_on(number))
        if self.config.feet.when_starved is rules.WhenStarved.RELEASE:
            missing = min(missing, self.possible_toes(self.table[number].outward))
        return missing

    def feet_by_rank(self) -> list[int]:
        """Return the numbers of the open feet, the one that goes first in front."""
        feet = [
            number
            for number, laid in enumerate(self.table)
            if laid.is_foot and self.toes_missing(number) > 0
        ]
        if self.config.feet.nesting is not rules.Nesting.OUTERMOST_FIRST:
            feet.reverse()
        return feet

    def is_starved(self, number: int) -> bool:
        return self.toes_missing(number) > self.possible_toes(self.table[number].outward)

    def places(self) -> list[Place]:
        """Return every place that could take a tile if nothing shut it."""
        found = []
        for number, laid in enumerate(self.table):
            if number == 0:
                if self.arms_missing() > 0:
                    found.append(Place(self.end_of(0), 0, laid.outward, self.arms_missing()))
                if self.config.trains is not None:
                    started = {child.train for child in self.laid_on(0)}
                    for seat in range(self.seats):
                        if seat not in started:
                            end = End(laid.tile, 0, seat)
                            found.append(Place(end, 0, laid.outward, 1))
            elif laid.is_foot:
                if self.toes_missing(number) > 0:
                    missing = self.toes_missing(number)
                    found.append(Place(self.end_of(number), number, laid.outward, missing))
            elif not self.laid_on(number):
                found.append(Place(self.end_of(number), number, laid.outward, 1))
        return found

    def opens_foot(self, tile: Tile, place: Place) -> bool:
        """Return whether *tile* would be a foot if it were laid at *place*."""
        trains = self.config.trains
        if not tile.is_double or self.config.feet.toes == 0:
            return False
        if (
            place.end.train is not None
            and trains is not None
            and trains.train_doubles is rules.TrainDoubles.PLAIN
        ):
            return False
        is_toe = self.table[place.number].is_foot
        return not (is_toe and self.config.feet.nesting is rules.Nesting.PLAIN_TOE)

    # What a seat may do.

    def plays_at(self, seat: int, tile: Tile, place: Place) -> list[Play]:
        """Return how *seat* could lay *tile* at *place*, were the place allowed."""
        feet = self.config.feet
        if (
            tile.is_double
            and len(self.hands[seat]) == 1
            and self.config.going_out.last_double is rules.LastDouble.FORBIDDEN
        ):
            return []
        if (
            tile.is_double
            and self.table[place.number].is_foot
            and feet.nesting is rules.Nesting.FORBIDDEN
        ):
            return []
        found = []
        for outward in self.outward_halves(tile, place.pip):
            if (
                feet.when_starved is rules.WhenStarved.FORBID
                and self.opens_foot(tile, place)
                and self.possible_toes(outward, besides=tile) < feet.toes
            ):
                continue
            found.append(Play(tile, place.end, outward))
        return found

    def all_plays_at(self, seat: int, places: Iterable[Place]) -> set[Play]:
        return {
            play
            for place in places
            for tile in self.hands[seat]
            for play in self.plays_at(seat, tile, place)
        }

    def allowed_places(self, seat: int, *, all_marked: bool = False) -> list[Place]:
        """Return the places where *seat* may lay a tile now, if it has one that fits."""
        blocks = self.config.feet.blocks
        places = self.places()
        communal = [place for place in places if place.end.train is None]
        trains = [
            place
            for place in places
            if place.end.train is not None
            and (
                all_marked
                or place.end.train == seat
                or place.end.train in self.markers
                or self.table[place.number].is_foot
            )
        ]
        feet = self.feet_by_rank()
        if feet and blocks is not rules.Blocks.NOTHING:
            first = [place for place in places if place.number == feet[0]]
            if blocks is rules.Blocks.COMMUNAL:
                return first + [place for place in trains if place not in first]
            return first
        arms = [place for place in communal if place.number == 0]
        if arms:
            if self.config.engine.opening is rules.Opening.STRICT or self.all_plays_at(seat, arms):
                return arms
            return arms + trains
        return communal + trains

    def fitting_plays(self, seat: int, *, all_marked: bool = False) -> set[Play]:
        """Return every play of the whole hand of *seat*, as at the start of its turn."""
        return self.all_plays_at(seat, self.allowed_places(seat, all_marked=all_marked))

    def may_draw(self) -> bool:
        drawing = self.config.drawing
        limit = drawing.per_turn
        if drawing.per_turn_on_foot is not None and self.feet_by_rank():
            limit = drawing.per_turn_on_foot
        within = limit is rules.DrawLimit.UNTIL_PLAYABLE or len(self.drawn) < limit
        return within and self.may_take_from_boneyard()

    def legal_moves(self) -> set[Move]:
        if self.ending is not None:
            return set()
        if not self.table:
            if self.seat_to_lay is None or self.pip_to_lay is None:
                return {Draw()}
            return {Play(Tile(self.pip_to_lay, self.pip_to_lay), MIDDLE, self.pip_to_lay)}
        drawing = self.config.drawing
        plays: set[Move] = set(self.fitting_plays(self.turn))
        if not plays:
            return {Draw()} if self.may_draw() else {Pass()}
        if not self.drawn:
            return plays | {Draw()} if drawing.voluntary and self.may_draw() else plays
        with_drawn = {
            play for play in plays if isinstance(play, Play) and play.tile == self.drawn[-1]
        }
        if not with_drawn or drawing.drawn_tile is rules.DrawnTile.KEEP:
            return {Pass()}
        if drawing.drawn_tile is rules.DrawnTile.MAY_PLAY:
            return {Pass(), *with_drawn}
        return {*with_drawn}

    # What a move does.

    def apply(self, move: Move) -> None:
        """
        Play *move*.

        Raises:
            ValueError: The move is not legal here.
        """
        if move not in self.legal_moves():
            raise ValueError(f"the referee refuses {move}")
        if isinstance(move, Draw):
            tile = self.boneyard.pop(0)
            self.hands[self.turn].append(tile)
            if self.table:
                self.drawn.append(tile)
            else:
                self.turn = self.next_seat()
                self.give_turn_to_layer()
        elif isinstance(move, Pass):
            if self.config.trains is not None and not self.fitting_plays(self.turn):
                self.markers.add(self.turn)
            self.drawn = []
            self.turn = self.next_seat()
        else:
            self.lay(move)
        self.ending = self.judge()

    def lay(self, play: Play) -> None:
        is_engine = not self.table
        if is_engine:
            laid = Laid(play.tile, None, play.outward, None, is_foot=False)
        else:
            place = next(place for place in self.places() if place.end == play.end)
            is_foot = self.opens_foot(play.tile, place)
            laid = Laid(play.tile, place.number, play.outward, play.end.train, is_foot)
        self.table.append(laid)
        self.hands[self.turn].remove(play.tile)
        self.drawn = []
        self.last_played = play.tile
        trains = self.config.trains
        if trains is not None and (
            laid.train == self.turn or trains.marker_removed is rules.MarkerRemoved.ANY_PLAY
        ):
            self.markers.discard(self.turn)
        if not self.hands[self.turn]:
            self.out = self.turn
        elif not (is_engine and self.config.engine.layer_leads):
            self.turn = self.next_seat()

    # How the round ends.

    def is_blocked(self) -> bool:
        if self.drawn or self.may_draw():
            return False
        if self.config.going_out.blocked_when is rules.BlockedWhen.FIRST_STUCK:
            return not self.fitting_plays(self.turn)
        return not any(self.fitting_plays(seat, all_marked=True) for seat in range(self.seats))

    def judge(self) -> Ending | None:
        """Return how the round has just ended, if it has."""
        if self.out is not None:
            return Ending.OUT
        if not self.table:
            hopeless = self.seat_to_lay is None and not self.may_take_from_boneyard()
            return Ending.BLOCKED if hopeless else None
        if self.config.feet.when_starved is rules.WhenStarved.END_ROUND and any(
            self.is_starved(number) for number in self.feet_by_rank()
        ):
            return Ending.STARVED
        return Ending.BLOCKED if self.is_blocked() else None

    def points(self) -> list[int]:
        """Return what each seat is charged now that the round is over."""
        ending = self.ending
        assert ending is not None, "asked only when the round is over"
        scoring = self.config.scoring
        points = []
        for seat, hand in enumerate(self.hands):
            cost = 0
            for tile in hand:
                if tile == DOUBLE_BLANK:
                    cost += scoring.double_blank
                else:
                    blanks = [tile.low, tile.high].count(0)
                    cost += tile.low + tile.high + blanks * scoring.blank_half
            if seat == self.out and self.last_played is not None and self.last_played.is_double:
                cost += scoring.out_on_double
            held = HeldHand(
                hand=tuple(sorted(hand)),
                seat=seat,
                went_out=seat == self.out,
                ending=ending,
                engine=self.engine(),
                hands=tuple(tuple(sorted(other)) for other in self.hands),
            )
            points.append(cost + sum(penalty.points(held) for penalty in scoring.penalties))
        return points

    # What one sees.

    def phase(self) -> tuple[object, ...]:
        """Return the name of the phase and what belongs to it."""
        if self.ending is not None:
            return ("RoundOver", self.ending, self.out)
        if not self.table:
            return ("FindEngine", self.engine(), self.seat_to_lay)
        feet = self.feet_by_rank()
        if feet and self.config.feet.blocks is not rules.Blocks.NOTHING:
            return ("FillFoot", self.end_of(feet[0]), self.toes_missing(feet[0]))
        if self.arms_missing() > 0:
            return ("FillEngine", self.arms_missing())
        return ("OpenPlay",)

    def open_ends(self) -> set[tuple[End, int, int, bool]]:
        """Return each end with its pip, its places, and whether the seat to move may use it."""
        allowed = self.allowed_places(self.turn) if self.table else []
        return {(place.end, place.pip, place.places, place in allowed) for place in self.places()}

    def open_feet(self) -> set[End]:
        return {self.end_of(number) for number in self.feet_by_rank()}


# How tiles are dealt.


def all_tiles(config: RuleConfig) -> list[Tile]:
    highest = config.set.highest
    one_set = [Tile(low, high) for low in range(highest + 1) for high in range(low, highest + 1)]
    return one_set * config.set.copies


def deal(
    config: RuleConfig, seats: int, order: Sequence[Tile], asked: int
) -> tuple[list[list[Tile]], list[Tile], list[Tile]]:
    """Return the hands, what lies aside, and the boneyard, next tile first."""
    tiles = list(order)
    if config.engine.start is rules.EngineStart.PREPLACED:
        tiles.remove(Tile(asked, asked))
    sizes = config.deal.hand_sizes
    aside_count = 0
    if sizes is rules.HandSize.ALL:
        each, over = divmod(len(tiles), seats)
        counts = [each] * seats
        if config.deal.remainder is rules.Remainder.UNEVEN:
            counts = [each + 1 if seat < over else each for seat in range(seats)]
        elif config.deal.remainder is rules.Remainder.ASIDE:
            aside_count = over
    elif isinstance(sizes, int):
        counts = [sizes] * seats
    else:
        counts = [sizes[seats]] * seats
    hands = []
    for count in counts:
        hands.append(tiles[:count])
        tiles = tiles[count:]
    return hands, tiles[:aside_count], tiles[aside_count:]


def seat_counts(config: RuleConfig) -> list[int]:
    """Return the numbers of seats that can be dealt."""
    sizes = config.deal.hand_sizes
    fewest, most = config.deal.seats
    preplaced = config.engine.start is rules.EngineStart.PREPLACED
    tiles = len(all_tiles(config)) - (1 if preplaced else 0)
    leads = {config.engine.first_lead}
    if len(scheduled_engines(config)) > 1 or config.ranking.ties is rules.Ties.EXTRA_ROUND:
        leads.add(config.engine.later_lead)
    counts = []
    for seats in range(fewest, most + 1):
        if sizes is rules.HandSize.ALL:
            boneyard = 0
            if config.deal.remainder is rules.Remainder.BONEYARD:
                boneyard = tiles % seats
            enough = tiles >= seats
        elif isinstance(sizes, int):
            boneyard = tiles - seats * sizes
            enough = boneyard >= 0
        else:
            boneyard = tiles - seats * sizes.get(seats, tiles + 1)
            enough = boneyard >= 0
        # Even where everything is dealt and the only holder of the double needs no lots.
        lots = rules.Lead.DRAW_HIGH in leads
        partners = config.ranking.teams is rules.Teams.NONE or (seats >= 4 and seats % 2 == 0)
        if enough and partners and (boneyard > 0 or not lots):
            counts.append(seats)
    return counts


def lots_are_drawn(config: RuleConfig, hands: Hands, boneyard: Iterable[Tile], asked: int) -> bool:
    """Return whether it matters for this deal who leads, where `DRAW_HIGH` decides that."""
    if config.engine.start is rules.EngineStart.PREPLACED:
        return True
    pip = Referee(config, hands, boneyard, (), 0, asked).pip_to_lay
    return pip is None or sum(Tile(pip, pip) in hand for hand in hands) > 1


def lead_by_lots(rows: Lots, pool: Sequence[Tile], seats: int) -> int:
    """
    Return the seat that leads after *rows* of lots were shown out of *pool*.

    Raises:
        ValueError: The rows are not as the rules have them.
    """
    tied = list(range(seats))
    all_alike = len({tile.low + tile.high for tile in pool}) == 1
    for number, row in enumerate(rows):
        if number > 0 and (len(tied) == 1 or all_alike):
            raise ValueError(f"row {number} of {rows} was not called for")
        showing = tied[: len(pool)]
        if [seat for seat in range(seats) if row[seat] is not None] != showing:
            raise ValueError(f"row {number} of {rows}: not {showing} show")
        left = list(pool)
        pips = {}
        for seat in showing:
            tile = row[seat]
            assert tile is not None, "looked at just above"
            left.remove(tile)
            pips[seat] = tile.low + tile.high
        tied = [seat for seat in showing if pips[seat] == max(pips.values())]
    if len(tied) > 1 and not all_alike:
        raise ValueError(f"{rows} leave {tied} tied")
    return tied[0]


# From round to round. `engines` and `points` have a row for each finished round, oldest first.


def scheduled_engines(config: RuleConfig) -> list[int]:
    engines = config.schedule.engines
    if engines is rules.Engines.ALL_DOUBLES:
        return list(range(config.set.highest, -1, -1))
    return list(engines)


def asked_in_schedule(config: RuleConfig, engines: Sequence[int]) -> list[int]:
    """Return the doubles that the schedule asked for so far and, if it goes on, the next."""
    schedule = scheduled_engines(config)
    if config.engine.hunt is not rules.Hunt.NEXT_LOWER:
        return schedule[: len(engines) + 1]
    asked = [schedule[0]]
    for used in engines:
        below = [pip for pip in schedule if pip < min(asked[-1], used)]
        if not below:
            break
        asked.append(below[0])
    return asked


def scheduled_rounds(config: RuleConfig, engines: Sequence[int]) -> int:
    """Return how many of the finished rounds were scheduled ones: all but an extra round."""
    return min(len(engines), len(asked_in_schedule(config, engines)))


def teams(config: RuleConfig, seats: int) -> list[tuple[int, ...]]:
    if config.ranking.teams is rules.Teams.NONE:
        return [(seat,) for seat in range(seats)]
    return [(seat, seat + seats // 2) for seat in range(seats // 2)]


def totals(config: RuleConfig, engines: Sequence[int], points: Rows, seats: int) -> list[int]:
    rounds = scheduled_rounds(config, engines)
    return [sum(row[seat] for row in points[:rounds]) for seat in range(seats)]


def next_asked(config: RuleConfig, engines: Sequence[int], points: Rows, seats: int) -> int | None:
    """Return the double that the next round asks for; None when the game is over."""
    asked = asked_in_schedule(config, engines)
    if len(asked) > len(engines):
        return asked[len(engines)]
    if config.ranking.ties is rules.Ties.SHARED or scheduled_rounds(config, engines) < len(engines):
        return None
    unused = [pip for pip in range(config.set.highest + 1) if pip not in engines]
    total = totals(config, engines, points, seats)
    sums = [sum(total[seat] for seat in team) for team in teams(config, seats)]
    return unused[0] if unused and sums.count(min(sums)) > 1 else None


def ranks(
    config: RuleConfig, engines: Sequence[int], points: Rows, seats: int, out: int | None
) -> list[int]:
    """Return each seat's rank after the finished rounds, *out* being who went out in the last."""
    pairs = teams(config, seats)
    total = totals(config, engines, points, seats)
    sums = [sum(total[seat] for seat in team) for team in pairs]

    def rank_by(value: Callable[[int], tuple[int, int]]) -> list[int]:
        values = [value(number) for number in range(len(pairs))]
        by_team = [1 + sum(1 for other in values if other < mine) for mine in values]
        return [
            next(rank for rank, team in zip(by_team, pairs, strict=True) if seat in team)
            for seat in range(seats)
        ]

    if config.ranking.objective is rules.Objective.FIRST_OUT and out is not None:
        return rank_by(lambda number: (0 if out in pairs[number] else 1, 0))
    if scheduled_rounds(config, engines) < len(engines):
        extra = [sum(points[-1][seat] for seat in team) for team in pairs]
        return rank_by(
            lambda number: (sums[number], extra[number] if sums[number] == min(sums) else 0)
        )
    return rank_by(lambda number: (sums[number], 0))


def next_lead(config: RuleConfig, lead: int, out: int | None, seats: int) -> int | None:
    """Return who leads the next round; None where lots are drawn."""
    match config.engine.later_lead:
        case rules.Lead.FIRST_SEAT:
            return 0
        case rules.Lead.ROTATE:
            return (lead + 1) % seats
        case rules.Lead.ROUND_WINNER:
            return lead if out is None else out
        case rules.Lead.DRAW_HIGH:
            return None
