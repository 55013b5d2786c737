import { type MissSide, missSides, type ShotKind, sideOfMiss } from '../facts/index.ts';
import { feet, feetToYards, type Yards, yards } from '../model/index.ts';
import { proximityShares } from '../shot-map/index.ts';
import type { MeasuredShot, PatternPlace } from './measured-shot.ts';
import { median } from './median.ts';
import { MIN_FOR_FIRM_REGION, patternRegions, type PatternRegion } from './pattern.ts';

const finishes = ['onTarget', ...missSides] as const;
/** How a shot finished: on target, or on the side of its largest deviation. */
export type Finish = (typeof finishes)[number];

export type FinishCount = { readonly finish: Finish; readonly count: number; readonly share: number };

/** Summary of where shots of one kind finished. */
export type DispersionSummary = {
  readonly kind: ShotKind;
  readonly count: number;
  /** For tee shots the length along the line. */
  readonly medianAlong: Yards;
  readonly medianAcross: Yards;
  /** Distance from the pin; for tee shots the absolute distance from the line. */
  readonly medianMiss: Yards;
  /** One entry per finish that is possible for the kind; the counts add up to the number of shots. */
  readonly finishes: readonly FinishCount[];
  /** The smaller region first; empty with too few shots, or without an area. */
  readonly regions: readonly PatternRegion[];
  /** Whether the regions are rough because there are few shots. */
  readonly isRough: boolean;
  readonly shots: readonly MeasuredShot[];
};

/** Half of 35 yd, the width of an ordinary fairway (ShotByShot's college rounds, 2010). */
export const onLineHalfWidth = yards(17.5);
/** From here the tour makes every second putt (PGA TOUR 2024: 53.5% from 8 ft, 48.0% from 9 ft). */
const UP_AND_DOWN_YARDS = feetToYards(feet(8));

/**
 * The distance that counts as on target. Off the tee: half a fairway from the line. Approach: 5% of the distance to the
 * pin, the inner circle of the map; the tour's mean from the fairway is 5.7% to 6.7% from 75 to 225 yd (2024), and the
 * better half is within about 5%. Around the green: 8 ft. Putt: holed.
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

/** The miss of a shot: distance from the pin, or off the tee from the line. */
const missOf = (kind: ShotKind, { across, along }: PatternPlace): Yards =>
  yards(kind === 'offTheTee' ? Math.abs(across) : Math.hypot(across, along));

export function finishOf(shot: MeasuredShot): Finish {
  if (shot.kind === 'putt' ? shot.isHit === true : missOf(shot.kind, shot) <= targetRadius(shot)) return 'onTarget';
  return sideOfMiss(shot.kind === 'offTheTee' ? 0 : shot.along, shot.across);
}

/** @param shots shots of one kind; null if empty. */
export function summarizeDispersion(kind: ShotKind, shots: readonly MeasuredShot[]): DispersionSummary | null {
  if (shots.length === 0) return null;
  const finished = shots.map(finishOf);
  // A line can be missed to the sides only.
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
