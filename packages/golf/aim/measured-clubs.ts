import { type MeasuredShot, median } from '../dispersion/index.ts';
import type { Club } from '../model/index.ts';

/** A shot from the point that it was meant for, as shares of the distance that was meant, in yards. */
export type SharedShot = { readonly across: number; readonly along: number; readonly meant: number };

/** The measured shots of one club. */
export type MeasuredClub = {
  readonly club: Club;
  readonly shots: readonly SharedShot[];
  /** Median length of tee shots on par 4s and 5s in yards; null without any. */
  readonly teeLength: number | null;
};

/** An approach from further than this share beyond the club's longest shots was a layup, not meant for the pin. */
const OUT_OF_REACH = 1.1;
/** The length that nine in ten of a club's shots stay below. */
const LONG_SHARE = 0.9;

/**
 * The shots of each club that dispersion measures, without chips and putts. An approach was meant for the pin; a tee
 * shot on a par 4 or 5 for the club's usual length on the line of play.
 */
export function measuredClubs(shots: readonly MeasuredShot[]): readonly MeasuredClub[] {
  const full = shots.filter(
    ({ kind, club }) => (kind === 'offTheTee' || kind === 'approach') && club !== null && club !== 'putter',
  );
  return [...Map.groupBy(full, ({ club }) => club as Club)].map(([club, own]) => {
    const drives = own.filter(({ kind }) => kind === 'offTheTee');
    const teeLength = drives.length === 0 ? null : median(drives.map(({ along }) => along));
    return {
      club,
      teeLength,
      shots: [...approachesOf(own), ...(teeLength === null ? [] : sharesOf(drives, teeLength))],
    };
  });
}

const sharesOf = (drives: readonly MeasuredShot[], meant: number): readonly SharedShot[] =>
  meant > 0 ? drives.map(({ across, along }) => ({ across: across / meant, along: along / meant - 1, meant })) : [];

function approachesOf(own: readonly MeasuredShot[]): readonly SharedShot[] {
  const approaches = own.flatMap(({ kind, toPin, across, along }) =>
    kind === 'approach' && toPin !== null && toPin > 0 ? [{ across, along, toPin }] : [],
  );
  const reach =
    OUT_OF_REACH *
    quantile(
      approaches.map(({ toPin, along }) => toPin + along),
      LONG_SHARE,
    );
  return approaches
    .filter(({ toPin }) => toPin <= reach)
    .map(({ across, along, toPin }) => ({ across: across / toPin, along: along / toPin, meant: toPin }));
}

/** The smallest value that a share of all does not exceed; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
