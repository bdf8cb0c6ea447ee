"""
The families of rules, one module each; none knows another.

==============  ======================================================================
`matching`      which tiles exist; what a tile can show on an end
`dealing`       how many tiles a seat gets; is there enough
`engine`        who draws for it, who lays it, who moves first; how many arms come first
`drawing`       may this seat draw; will anyone ever again
`feet`          does a double open a foot; which foot goes first; when is one starved
`going_out`     may this be the last tile; when is the round blocked
`scoring`       what a hand costs
`schedule`      the engine of the next round, or none: the game is over
`ranking`       team totals; ranks; who won
`trains`        whose end is this; may a seat use it; markers after a move
==============  ======================================================================

Each holds its config class, `problems` (what cannot be played), `settle` (the config turned
into plain ints, bools and masks, once for a table) and the answers to its questions. `fields`
is what they share: how a field of a config is read.
"""
