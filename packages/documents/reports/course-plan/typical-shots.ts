import {
  type MeasuredShot,
  measureShots,
  median,
  patternRegions,
  type PatternRegion,
} from '@strokebook/golf/dispersion';
import { approachBands, bandIndex, type DistanceBand } from '@strokebook/golf/facts';
import { distanceBetween } from '@strokebook/golf/geometry';
import { type CourseDocument, metresToYards, type Yards, yards } from '@strokebook/golf/model';
import type { MappedRound, MappedShot } from '@strokebook/golf/shot-map';

/** How far a player usually hits the ball, and how their drives scatter. */
export type TypicalShots = {
  /** Median length of their drives along the line. */
  readonly drive: Yards;
  /** Drives it was told from; 0 where it is a published length. */
  readonly driveCount: number;
  /** Median of their long shots from the ground. */
  readonly second: Yards;
  readonly secondCount: number;
  /** Round the target of a typical drive; none of too few drives. */
  readonly regions: readonly PatternRegion[];
  /** Round the pin, for approaches from each band of distances; none of too few. */
  readonly approachRegions: readonly { readonly band: DistanceBand; readonly regions: readonly PatternRegion[] }[];
};

/** Fewer drives than a round's say nothing of a typical one. */
const MIN_DRIVES = 10;
const MIN_SECONDS = 5;
/** Of players without drives of their own: the mean of scratch golfers (Arccos, 2022). */
const PUBLISHED_DRIVE = yards(259);
/** A 3 wood's carry as a share of a driver's: 243 of 275 yd on the PGA TOUR (TrackMan). */
const SECOND_SHARE = 243 / 275;
/** Further from the pin than this a shot from the ground is hit as far as it goes. */
const LONG_YARDS = 230;

const longLies: ReadonlySet<MappedShot['lie']> = new Set(['fairway', 'firstCut', 'rough']);

/** @param courses by course id, for the lines that drives are measured along. */
export function typicalShots(
  rounds: readonly MappedRound[],
  courses: ReadonlyMap<string, CourseDocument>,
): TypicalShots {
  const { shots } = measureShots(rounds, courses);
  const drives = ofDriver(shots.filter(({ kind }) => kind === 'offTheTee'));
  const hasDrives = drives.length >= MIN_DRIVES;
  const drive = hasDrives ? yards(median(drives.map(({ along }) => along))) : PUBLISHED_DRIVE;
  const seconds = rounds.flatMap(({ holes }) => holes.flatMap(({ shots }) => shots.flatMap(longLengths)));
  const hasSeconds = seconds.length >= MIN_SECONDS;
  return {
    drive,
    driveCount: hasDrives ? drives.length : 0,
    // Nobody hits it further from the ground than off the tee: what looks so was hit downhill, or logged wrongly.
    second: hasSeconds ? yards(Math.min(drive, median(seconds))) : yards(drive * SECOND_SHARE),
    secondCount: hasSeconds ? seconds.length : 0,
    regions: hasDrives
      ? patternRegions(drives.map(({ across, along }) => ({ across, along: yards(along - drive) })))
      : [],
    approachRegions: approachBands.map((band, index) => ({
      band,
      regions: patternRegions(
        shots.filter(
          ({ kind, toPin }) => kind === 'approach' && toPin !== null && bandIndex(approachBands, toPin) === index,
        ),
      ),
    })),
  };
}

/** Where the player's first shots of some length at a green finish round its pin. */
export const regionsAtGreen = ({ approachRegions }: TypicalShots, length: Yards): readonly PatternRegion[] =>
  approachRegions.find(({ band }) => length > band.above && length <= band.upTo)?.regions ?? [];

/** Those hit with the driver, where clubs were logged often enough; else all of them. */
function ofDriver(drives: readonly MeasuredShot[]): readonly MeasuredShot[] {
  const driver = drives.filter(({ club }) => club === 'driver');
  return driver.length >= MIN_DRIVES ? driver : drives;
}

function longLengths({ kind, lie, start, end, toPin, penalties }: MappedShot): readonly number[] {
  if (kind !== 'approach' || !longLies.has(lie) || start === null || end === null || penalties > 0) return [];
  return toPin !== null && toPin > LONG_YARDS ? [metresToYards(distanceBetween(start, end))] : [];
}
