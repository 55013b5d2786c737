import { type MissSide, missSides, type ShotKind, sideOfMiss } from '../facts/index.ts';
import { feet, feetToYards, type Yards, yards } from '../model/index.ts';
import { proximityShares } from '../shot-map/index.ts';
import type { MeasuredShot, PatternPlace } from './measured-shot.ts';
import { median } from './median.ts';
import { MIN_FOR_FIRM_REGION, patternRegions, type PatternRegion } from './pattern.ts';

const finishes = ['onTarget', ...missSides] as const;
/** How a shot finished: on target, or on the side of it where it missed most. */
export type Finish = (typeof finishes)[number];

export type FinishCount = { readonly finish: Finish; readonly count: number; readonly share: number };

/** Where some shots of one kind finished. */
export type DispersionSummary = {
  readonly kind: ShotKind;
  readonly count: number;
  /** Of tee shots the length along the line. */
  readonly medianAlong: Yards;
  readonly medianAcross: Yards;
  /** From the pin; of tee shots from the line, whichever side. */
  readonly medianMiss: Yards;
  /** One for each finish that there is of the kind, counts adding up to the shots. */
  readonly finishes: readonly FinishCount[];
  /** The smaller region first; none where there are too few shots, or no area. */
  readonly regions: readonly PatternRegion[];
  /** Whether there are too few shots for the regions to be firm. */
  readonly isRough: boolean;
  readonly shots: readonly MeasuredShot[];
};

/** Half of the 35 yd of a fairway of ordinary width (ShotByShot's college rounds, 2010). */
export const onLineHalfWidth = yards(17.5);
/** From here the tour holes every second putt (PGA TOUR 2024: 53.5% of 8 ft, 48.0% of 9 ft). */
const UP_AND_DOWN_YARDS = feetToYards(feet(8));

/**
 * How near counts as on target. Off the tee it is half a fairway from the line. Of an approach it is 5% of the way to
 * the pin, the inner circle of the map: the tour's mean from the fairway is 5.7% to 6.7% of it from 75 to 225 yd (2024),
 * and its better half is within about 5%. Around the green it is 8 ft; of a putt, the hole.
 */
function targetRadius(shot: MeasuredShot): Yards {
  switch (shot.kind) {
    case 'offTheTee':
      return onLineHalfWidth;
    case 'approach':
      return yards(proximityShares[0] * (shot.toPin ?? 0));
    case 'aroundTheGreen':
      return UP_AND_DOWN_YARDS;
    case 'putt':
      return yards(0);
  }
}

/** How far a shot finished from its target: from the pin, or off the tee from the line. */
const missOf = (kind: ShotKind, { across, along }: PatternPlace): Yards =>
  yards(kind === 'offTheTee' ? Math.abs(across) : Math.hypot(across, along));

export function finishOf(shot: MeasuredShot): Finish {
  if (shot.kind === 'putt' ? shot.isHit === true : missOf(shot.kind, shot) <= targetRadius(shot)) return 'onTarget';
  return sideOfMiss(shot.kind === 'offTheTee' ? 0 : shot.along, shot.across);
}

/** @param shots of one kind; null without any. */
export function summarizeDispersion(kind: ShotKind, shots: readonly MeasuredShot[]): DispersionSummary | null {
  if (shots.length === 0) return null;
  const finished = shots.map(finishOf);
  // A line is missed to its sides alone.
  const possible = finishes.filter((finish) => kind !== 'offTheTee' || !isAlong(finish));
  return {
    kind,
    count: shots.length,
    medianAlong: yards(median(shots.map(({ along }) => along))),
    medianAcross: yards(median(shots.map(({ across }) => across))),
    medianMiss: yards(median(shots.map((shot) => missOf(kind, shot)))),
    finishes: possible.map((finish) => {
      const count = finished.filter((one) => one === finish).length;
      return { finish, count, share: count / shots.length };
    }),
    regions: patternRegions(shots),
    isRough: shots.length < MIN_FOR_FIRM_REGION,
    shots,
  };
}

const isAlong = (finish: Finish): boolean =>
  finish === ('short' satisfies MissSide) || finish === ('long' satisfies MissSide);
