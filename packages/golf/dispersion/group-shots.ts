import {
  approachBands,
  bandIndex,
  type DistanceBand,
  holeLengthBands,
  puttBands,
  saveBands,
  type ShotKind,
} from '../facts/index.ts';
import { clubName } from '../format/index.ts';
import { clubs, yardsToFeet } from '../model/index.ts';
import type { DispersionGrouping } from './grouping.ts';
import type { MeasuredShot } from './measured-shot.ts';
import { type DispersionSummary, summarizeDispersion } from './summarize.ts';

export type DispersionRow = {
  /** Used in addresses. */
  readonly id: string;
  readonly label: string;
  readonly summary: DispersionSummary;
};

/** The id of the first row, which contains every shot of the kind. */
export const ALL_SHOTS = 'all';

type Bucket = { readonly id: string; readonly label: string };
const unknownClub: Bucket = { id: 'unknown', label: 'Club not logged' };
const unknownDistance: Bucket = { id: 'unknown', label: 'Distance not known' };

const clubBuckets: readonly Bucket[] = [...clubs.map((club) => ({ id: club, label: clubName(club) })), unknownClub];

/** Tee shots by length of the hole, which decides how they are played. */
const teeBands: readonly { readonly par: number; readonly bands: readonly DistanceBand[] }[] = [
  { par: 4, bands: holeLengthBands[4] },
  { par: 5, bands: holeLengthBands[5] },
];

const bandsOf: Readonly<Record<Exclude<ShotKind, 'offTheTee'>, readonly DistanceBand[]>> = {
  approach: approachBands,
  aroundTheGreen: saveBands,
  putt: puttBands,
};

const distanceBuckets = (kind: ShotKind): readonly Bucket[] =>
  kind === 'offTheTee'
    ? [...teeBands.flatMap(({ par, bands }) => bands.map((band) => teeBucket(par, band))), unknownDistance]
    : [...bandsOf[kind].map(({ id, label }) => ({ id, label })), unknownDistance];

const teeBucket = (par: number, band: DistanceBand): Bucket => ({ id: `par${par}-${band.id}`, label: band.label });

/**
 * The rows of a kind of shot: all shots, then one row per club or distance with any shots, in order of the bag or of
 * distance.
 */
export function dispersionRows(
  shots: readonly MeasuredShot[],
  kind: ShotKind,
  grouping: DispersionGrouping,
): readonly DispersionRow[] {
  const ofKind = shots.filter((shot) => shot.kind === kind);
  const buckets = grouping === 'club' ? clubBuckets : distanceBuckets(kind);
  const bucketOf = grouping === 'club' ? ({ club }: MeasuredShot) => club ?? unknownClub.id : distanceBucketOf;
  const rows = buckets.map(({ id, label }) =>
    rowOf(
      id,
      label,
      kind,
      ofKind.filter((shot) => bucketOf(shot) === id),
    ),
  );
  return [rowOf(ALL_SHOTS, 'All', kind, ofKind), ...rows].flat();
}

function rowOf(id: string, label: string, kind: ShotKind, shots: readonly MeasuredShot[]): readonly DispersionRow[] {
  const summary = summarizeDispersion(kind, shots);
  return summary === null ? [] : [{ id, label, summary }];
}

function distanceBucketOf(shot: MeasuredShot): string {
  if (shot.kind === 'offTheTee') {
    const bands = teeBands.find(({ par }) => par === Math.min(shot.par, 5))?.bands;
    const band = bands?.[bandIndex(bands, shot.holeYards ?? -1)];
    return band === undefined ? unknownDistance.id : teeBucket(Math.min(shot.par, 5), band).id;
  }
  if (shot.toPin === null) return unknownDistance.id;
  const bands = bandsOf[shot.kind];
  return bands[bandIndex(bands, shot.kind === 'putt' ? yardsToFeet(shot.toPin) : shot.toPin)]?.id ?? unknownDistance.id;
}
