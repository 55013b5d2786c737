import type { CalendarDay } from '../calendar/index.ts';
import { countedPlaces } from './issue-index.ts';
import { toTenth } from './round-half-up.ts';
import { type HandicapRules } from './rules.ts';
import type { RecordEntry, ScoringRecord } from './scoring-record.ts';

/** The largest step of the index over the latest scores, and what made it. */
type IndexStep = {
  /** The score that was posted. */
  readonly roundId: string;
  readonly playedOn: CalendarDay;
  /** Below 0 if the index went down. */
  readonly by: number;
  /**
   * A low score that came in, or one that counted and left the window; null for a score that neither counts nor drove
   * out one that did.
   */
  readonly cause: 'cameIn' | 'left' | null;
  /** The score that left the window, with the reductions that it had; null if it did not count. */
  readonly left: { readonly roundId: string; readonly playedOn: CalendarDay; readonly value: number } | null;
};

/** How the index moved over the latest scores. */
export type IndexChange = {
  readonly since: CalendarDay;
  /** Below 0 if the index went down. */
  readonly by: number;
  /** The largest step in the direction of the change; null if the index is the same. */
  readonly largest: IndexStep | null;
};

/** How the index changed since the score before the latest ones, or since the first index if none is older. */
export function indexChange({ entries, latest, index }: ScoringRecord, rules: HandicapRules): IndexChange | null {
  const from = Math.max(0, entries.length - latest.length - 1);
  const issued = entries.flatMap(({ score, indexAfter }, place) =>
    place < from || indexAfter === null ? [] : { place, score, value: indexAfter.value },
  );
  const [start] = issued;
  if (index === null || start === undefined || issued.length < 2) return null;
  const by = toTenth(index.value - start.value);
  const steps = issued
    .slice(1)
    .map(({ place, value }, before) => ({ place, by: toTenth(value - (issued[before]?.value ?? value)) }))
    .filter((step) => by !== 0 && Math.sign(step.by) === Math.sign(by));
  const largest = steps.reduce<(typeof steps)[number] | null>(
    (most, step) => (most === null || Math.abs(step.by) >= Math.abs(most.by) ? step : most),
    null,
  );
  return {
    since: start.score.playedOn,
    by,
    largest: largest === null ? null : stepOf(entries, largest, rules),
  };
}

function stepOf(
  entries: readonly RecordEntry[],
  { place, by }: { readonly place: number; readonly by: number },
  rules: HandicapRules,
): IndexStep | null {
  const entry = entries[place];
  if (entry === undefined) return null;
  const oldest = place - rules.window;
  const leaving = entries[oldest];
  const left =
    leaving !== undefined && countsAt(entries, oldest, place - 1, rules)
      ? { roundId: leaving.score.scoreId, playedOn: leaving.score.playedOn, value: valueAt(entries, oldest, place - 1) }
      : null;
  const cause = by > 0 ? (left === null ? null : 'left') : countsAt(entries, place, place, rules) ? 'cameIn' : null;
  return { roundId: entry.score.scoreId, playedOn: entry.score.playedOn, by, cause, left };
}

/** Whether the differential of an entry counted in the index after a later one. */
function countsAt(entries: readonly RecordEntry[], place: number, at: number, { window }: HandicapRules): boolean {
  const first = Math.max(0, at - window + 1);
  const values = entries.slice(first, at + 1).map((_entry, index) => valueAt(entries, first + index, at));
  return countedPlaces(values, entries[at]?.indexAfter?.counted ?? 0).includes(place - first);
}

/** The differential of an entry with the reductions of the exceptional scores up to a later one. */
const valueAt = (entries: readonly RecordEntry[], place: number, at: number): number =>
  toTenth(
    entries.slice(place, at + 1).reduce((sum, { reduction }) => sum + reduction, entries[place]?.differential ?? 0),
  );
