import {
  type MeasuredShot,
  measureShots,
  median,
  patternRegions,
  type PatternRegion,
} from '@strokebook/golf/dispersion';
import { approachBands, bandIndex, type DistanceBand } from '@strokebook/golf/facts';
import { type CourseDocument, type Yards, yards } from '@strokebook/golf/model';
import type { MappedRound, MappedShot } from '@strokebook/golf/shot-map';

/** A player's typical lengths, and the dispersion of their drives. */
export type TypicalShots = {
  /** Median length of drives along the line. */
  readonly drive: Yards;
  /** Number of drives; 0 if a published length is used. */
  readonly driveCount: number;
  /** Median length of their long shots from the ground. */
  readonly second: Yards;
  readonly secondCount: number;
  /** Around the target of a typical drive; none if there are too few drives. */
  readonly regions: readonly PatternRegion[];
  /** Around the pin, for approaches of each distance band; none if there are too few. */
  readonly approachRegions: readonly { readonly band: DistanceBand; readonly regions: readonly PatternRegion[] }[];
};

/** Min number of drives, about one round's. */
const MIN_DRIVES = 10;
const MIN_SECONDS = 5;
/** Default for players without drives: mean of scratch golfers (Arccos, 2022). */
const PUBLISHED_DRIVE = yards(259);
/** Carry of a 3 wood as share of a driver's: 243 of 275 yd on the PGA TOUR (TrackMan). */
const SECOND_SHARE = 243 / 275;
/** From beyond this distance a shot from the ground is a full shot. */
const LONG_YARDS = 230;

const longLies: ReadonlySet<MappedShot['lie']> = new Set(['fairway', 'firstCut', 'rough']);

/** @param courses by course id, for the lines along which drives are measured. */
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
    // A shot from the ground longer than the drives was hit downhill or logged wrongly.
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

/** Where first shots at a green from a distance band finish around the pin. */
export const regionsAtGreen = ({ approachRegions }: TypicalShots, length: Yards): readonly PatternRegion[] =>
  approachRegions.find(({ band }) => length > band.above && length <= band.upTo)?.regions ?? [];

/** Driver shots if clubs were logged often enough; otherwise all shots. */
function ofDriver(drives: readonly MeasuredShot[]): readonly MeasuredShot[] {
  const driver = drives.filter(({ club }) => club === 'driver');
  return driver.length >= MIN_DRIVES ? driver : drives;
}

function longLengths({ kind, lie, length, toPin, penalties }: MappedShot): readonly number[] {
  if (kind !== 'approach' || !longLies.has(lie) || length === null || penalties > 0) return [];
  return toPin !== null && toPin > LONG_YARDS ? [length] : [];
}
