import { type FairwayResult, type Hole, type Shot, type Yards, yards } from '@strokebook/golf/model';
import { stationOf } from '../courses/line.ts';
import { distance, type Vector } from '../courses/vector.ts';
import type { Pin } from './pin.ts';
import type { Stroke } from './play-hole.ts';
import { type PlayingHole, yardsToGreen } from './playing-hole.ts';

/** Level of detail of a logged round, from bare scores to all positions. */
const details = ['scores', 'summary', 'shots', 'positions'] as const;
export type Detail = (typeof details)[number];

export type PlayedHole = {
  readonly hole: PlayingHole;
  readonly yards: Yards | undefined;
  readonly tee: Vector;
  readonly pin: Pin;
  readonly strokes: readonly Stroke[];
};

/** A simulated hole as it is logged at a level of detail. */
export function writeHole(played: PlayedHole, detail: Detail): Hole {
  const { hole, strokes, pin } = played;
  const penalties = strokes.reduce((sum, stroke) => sum + (stroke.penalty?.strokes ?? 0), 0);
  const card: Hole = { ...writeUnplayedHole(played), score: strokes.length + penalties };
  if (detail === 'scores') return card;
  const fairway = fairwayResult(played);
  const summary: Hole = {
    ...card,
    putts: strokes.filter((stroke) => stroke.from.lie === 'green').length,
    ...(fairway === null ? {} : { fairway }),
    penalties,
  };
  if (detail === 'summary') return summary;
  const hasPositions = detail === 'positions';
  return {
    ...summary,
    ...(hasPositions ? { tee: hole.toLatLon(played.tee), pin: hole.toLatLon(pin.at) } : {}),
    pinSide: pin.side,
    pinDepth: pin.depth,
    dogleg: hole.dogleg,
    shots: strokes.map((stroke) => writeShot(hole, pin.at, stroke, hasPositions)),
  };
}

/** A hole that was not played: the card's data only. */
export function writeUnplayedHole({ hole, yards: length }: Pick<PlayedHole, 'hole' | 'yards'>): Hole {
  return {
    hole: hole.number,
    par: hole.par,
    ...(length === undefined ? {} : { yards: length }),
    strokeIndex: hole.strokeIndex,
  };
}

function writeShot(hole: PlayingHole, pin: Vector, { from, club, end, penalty }: Stroke, hasPositions: boolean): Shot {
  return {
    lie: from.lie,
    toPin: tidyYards(distance(from.at, pin)),
    toGreenEdge: from.lie === 'green' ? yards(0) : tidyYards(yardsToGreen(hole, from.at)),
    club,
    ...(penalty === undefined ? {} : { penalty }),
    ...(hasPositions ? { position: hole.toLatLon(from.at) } : {}),
    end: {
      lie: end.lie,
      toPin: tidyYards(distance(end.at, pin)),
      ...(hasPositions ? { position: hole.toLatLon(end.at) } : {}),
    },
  };
}

/** Rounded to a thousandth of a yard for putts, which are in inches, and to a tenth elsewhere. */
const tidyYards = (value: number): Yards =>
  yards(value < 50 ? Math.round(value * 1000) / 1000 : Math.round(value * 10) / 10);

/** For a par 4 or 5 only; a driven par 4 counts as hit. */
function fairwayResult({ hole, strokes }: PlayedHole): FairwayResult | null {
  const end = strokes[0]?.end;
  if (hole.par < 4 || end === undefined) return null;
  if (end.lie === 'fairway' || (hole.par === 4 && (end.lie === 'green' || end.lie === 'holed'))) return 'hit';
  const station = stationOf(hole.centreLine, end.at);
  const fairway = hole.areas.fairway[0]?.ring ?? [];
  const stations = fairway.map((place) => stationOf(hole.centreLine, place).along);
  if (station.along < Math.min(...stations)) return 'short';
  if (station.along > Math.max(...stations)) return 'long';
  return station.right < 0 ? 'left' : 'right';
}
