import { addDays, editDistance } from '@strokebook/golf/calendar';
import { fold } from '@strokebook/golf/format';
import type { RoundSummary } from '@strokebook/golf/model';
import { type FoundRound, UNKNOWN_COURSE } from './found-round.ts';

/** The columns of a stored round that tell whether it is the same. */
export type StoredRound = Pick<RoundSummary, 'roundId' | 'playedOn' | 'courseName' | 'score' | 'holesPlayed'>;

/** Whether a found round is stored already, or looks like one that is, and which one. */
export type Duplicate = { readonly kind: 'new' } | { readonly kind: 'same' | 'looksLike'; readonly roundId: string };

/**
 * Compares found rounds with stored ones: the same id is the same round; the same day, course and score looks like it
 * (IMPORT-03). A round whose day is unsure is compared with those of the days beside it too.
 *
 * @param roundIds of the found rounds, in their order
 */
export function findDuplicates(
  rounds: readonly FoundRound[],
  roundIds: readonly string[],
  stored: readonly StoredRound[],
): readonly Duplicate[] {
  const known = new Set(stored.map(({ roundId }) => roundId));
  const byDay = Map.groupBy(stored, ({ playedOn }) => playedOn);
  return rounds.map((round, index): Duplicate => {
    const roundId = roundIds[index] ?? '';
    if (known.has(roundId)) return { kind: 'same', roundId };
    const isUnsure = round.notes.some(({ kind }) => kind === 'unsureDay');
    const days = isUnsure ? [0, -1, 1].map((shift) => addDays(round.playedOn, shift)) : [round.playedOn];
    const like = days.flatMap((day) => byDay.get(day) ?? []).find((one) => isLike(round, one));
    return like === undefined ? { kind: 'new' } : { kind: 'looksLike', roundId: like.roundId };
  });
}

const isLike = ({ total, holes, course }: FoundRound, stored: StoredRound): boolean =>
  isScoreEqual({ score: total, holesPlayed: holes.length }, stored) && areAlike(course.name, stored.courseName);

/** Whether two rounds have one score; a round that ended early has none, and is told by its number of holes. */
export const isScoreEqual = (
  found: Pick<StoredRound, 'score' | 'holesPlayed'>,
  stored: Pick<StoredRound, 'score' | 'holesPlayed'>,
): boolean =>
  stored.score === null || found.score === null
    ? found.holesPlayed > 0 && stored.holesPlayed === found.holesPlayed
    : stored.score === found.score;

/** Words that some files leave out of a course's name. */
const commonWords: ReadonlySet<string> = new Set([
  'golf',
  'club',
  'course',
  'gc',
  'cc',
  'country',
  'links',
  'the',
  'and',
  'resort',
]);
/** Names of one course in two products differ by an accent or a letter that was typed wrong. */
const MAX_EDITS = 2;

/** Whether two names can be of one course: 'Pine Hollow' and 'Pine Hollow GC – Old Course'. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return true;
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.every((word) => many.includes(word)) || editDistance(few.join(' '), many.join(' ')) <= MAX_EDITS;
}

/** A course without a name may be any. */
const wordsOf = (name: string): readonly string[] =>
  name === UNKNOWN_COURSE
    ? []
    : fold(name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '' && !commonWords.has(word));
