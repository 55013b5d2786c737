import type { CallOf, ImportField, ImportSource, OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { csvLine, fold, hasAddress } from '@strokebook/golf/format';
import { UNKNOWN_COURSE } from '@strokebook/importers/rounds';
import { createEventFinder } from '@strokebook/golf/schedule';
import type { Api } from '../../api/client.ts';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { type ImportItem, isTotalAlone, totalOf } from './import-list.ts';

/** A score of a result, with what the file tells of its round. */
type ResultRound = {
  readonly item: ImportItem;
  readonly score: number;
  readonly par: number;
  readonly rating: number | null;
  readonly slope: number | null;
};

/** Scores of one tournament, which go into the player's schedule as a result: without holes they make no cards. */
export type ResultToStore = {
  readonly accountId: AccountId;
  readonly source: ImportSource;
  readonly tournament: string;
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  /** In the order in which they were played. */
  readonly rounds: readonly ResultRound[];
  /** Whether the player left before the last round. */
  readonly isWithdrawn: boolean;
};

/** A score of a tournament, of somebody. */
type TournamentScore = {
  readonly accountId: AccountId;
  readonly item: ImportItem;
  readonly tournament: string;
  readonly against: Against & { readonly par: number };
};

/** What a score is against. */
type Against = { readonly par: number | null; readonly rating: number | null; readonly slope: number | null };

/** The scores without holes whose player, tournament and par are known. */
export const scoresOf = (
  items: readonly ImportItem[],
  accountOf: (item: ImportItem) => AccountId | null,
  againstOf: (item: ImportItem) => Against,
): readonly TournamentScore[] =>
  items.flatMap((item) => {
    const [accountId, against, { tournament }] = [accountOf(item), againstOf(item), totalOf(item)];
    const { par } = against;
    return isTotalAlone(item) && accountId !== null && par !== null && tournament !== null
      ? [{ accountId, item, tournament, against: { ...against, par } }]
      : [];
  });

/** Days between two rounds of one tournament, at most: the next one is next year's. */
const MAX_GAP_DAYS = 3;

/** The results that the scores make, one for each player and tournament. */
export function resultsOf(scores: readonly TournamentScore[]): readonly ResultToStore[] {
  const groups = Map.groupBy(scores, ({ accountId, tournament }) => `${accountId} ${fold(tournament)}`);
  return [...groups.values()].flatMap((group) => {
    const results: ResultToStore[] = [];
    for (const { accountId, item, tournament, against } of group.toSorted(inOrderOfPlay)) {
      const last = results.at(-1);
      const { playedOn, score } = item;
      if (score === null) continue;
      const { days, isWithdrawn } = totalOf(item);
      const lastDay = days?.last ?? playedOn;
      const round = { item, score, ...against };
      if (last !== undefined && playedOn <= addDays(last.lastDay, MAX_GAP_DAYS)) {
        results.splice(-1, 1, {
          ...last,
          lastDay: lastDay > last.lastDay ? lastDay : last.lastDay,
          rounds: [...last.rounds, round],
          isWithdrawn: last.isWithdrawn || isWithdrawn,
        });
      } else {
        const firstDay = days?.first ?? playedOn;
        results.push({ accountId, source: item.source, tournament, firstDay, lastDay, rounds: [round], isWithdrawn });
      }
    }
    return results;
  });
}

function inOrderOfPlay({ item: a }: TournamentScore, { item: b }: TournamentScore): number {
  if (a.playedOn !== b.playedOn) return a.playedOn < b.playedOn ? -1 : 1;
  const numberOf = ({ content }: ImportItem): number => content.roundNumber ?? 0;
  return numberOf(a) - numberOf(b);
}

/** The schedule of a player, as far as results are compared with it. */
export type ScheduleToCompare = OutputOf<'getScheduleEvents'>;

/**
 * How a score of the files stands to the schedule: there as it is, there with less of what the file tells (day, course,
 * rating), or there as another score. An event with more or fewer scores is new.
 */
export type InSchedule = { readonly kind: 'same' | 'lessTold' } | { readonly kind: 'other'; readonly score: number };

/** The scores of the files that the schedules have, and whether their whole event is there as it is. */
export function compareWithSchedules(
  results: readonly ResultToStore[],
  scheduleOf: (accountId: AccountId) => ScheduleToCompare,
): ReadonlyMap<ImportItem, InSchedule & { readonly isWholeEventThere: boolean }> {
  const found = new Map<ImportItem, InSchedule & { readonly isWholeEventThere: boolean }>();
  for (const [accountId, own] of Map.groupBy(results, (result) => result.accountId)) {
    const find = createEventFinder(scheduleOf(accountId));
    for (const { tournament: name, firstDay: startDate, lastDay: endDate, rounds } of own) {
      const stored = find({ name, startDate, endDate })?.result?.rounds ?? [];
      if (stored.length !== rounds.length) continue;
      const compared = rounds.map((round, index) => compareRound(round, stored[index]));
      const isWholeEventThere = compared.every(({ kind }) => kind === 'same');
      for (const [index, { item }] of rounds.entries()) {
        const one = compared[index];
        if (one !== undefined) found.set(item, { ...one, isWholeEventThere });
      }
    }
  }
  return found;
}

type StoredRound = NonNullable<NonNullable<ScheduleToCompare[number]['result']>['rounds'][number]>;

function compareRound({ item, score, rating, slope }: ResultRound, stored: StoredRound | undefined): InSchedule {
  if (stored?.score !== score) return { kind: 'other', score: stored?.score ?? 0 };
  const isTold =
    stored.playedOn === item.playedOn &&
    (stored.courseName ?? '') === courseNameOf(item) &&
    (rating === null || rating === stored.courseRating) &&
    (slope === null || slope === stored.slopeRating);
  return { kind: isTold ? 'same' : 'lessTold' };
}

/** '' for a course without a name that may be shown. */
const courseNameOf = ({ course }: ImportItem): string =>
  course === UNKNOWN_COURSE || hasAddress(course) ? '' : course;

/** Between the values of several rounds in a cell. */
const BETWEEN_ROUNDS = '; ';

/** What became of the results of one player. */
export type StoredResults = {
  readonly accountId: AccountId;
  readonly added: number;
  /** Were in the schedule already, with the same scores or without any. */
  readonly updated: number;
  /** Scores of the results that the schedule has now. */
  readonly scores: number;
  /** Tournaments that have other scores in the schedule, which stay. */
  readonly kept: readonly string[];
  /** Why none of these results was stored; null if they were. */
  readonly problem: string | null;
};

/**
 * Stores results player by player. An event of the schedule with the same name and days gets the scores, so that doing it
 * again adds nothing; one that has other scores keeps them, and is named, unless an import stored them. A player whose
 * results are refused holds up no other.
 */
export async function storeResults(
  api: Api,
  results: readonly ResultToStore[],
  importIdOf: (source: ImportSource) => string,
  { onStored, signal }: { readonly onStored: (stored: StoredResults) => void; readonly signal: AbortSignal },
): Promise<void> {
  for (const own of Map.groupBy(results, ({ accountId, source }) => `${accountId} ${source}`).values()) {
    const [first] = own;
    if (signal.aborted || first === undefined) return;
    const { accountId, source } = first;
    const rows = own.map(({ tournament, firstDay, lastDay, rounds, isWithdrawn }) => {
      const byRound = (valueOf: (round: ResultRound) => string | number | null) =>
        rounds.map((round) => valueOf(round) ?? '').join(BETWEEN_ROUNDS);
      return csvLine([
        ...[tournament, firstDay, lastDay, rounds.map(({ score }) => score).join(' ')],
        ...[byRound(({ item }) => item.playedOn), byRound(({ item }) => courseNameOf(item).replaceAll(';', ','))],
        ...[byRound(({ par }) => par), isWithdrawn ? 'WD' : ''],
        ...[byRound(({ rating }) => rating), byRound(({ slope }) => slope)],
      ]);
    });
    const mapping: readonly ImportField[] = [
      ...(['name', 'startDate', 'endDate', 'scores', 'roundDays', 'course', 'par', 'finish'] as const),
      ...(['courseRating', 'slopeRating'] as const),
    ];
    const body: CallOf<'importSchedule'>['body'] = {
      csv: [csvLine(mapping), ...rows].join(''),
      mapping: [...mapping],
      dayOrder: 'year-month-day',
      keepsScores: true,
      import: { importId: importIdOf(source), source },
    };
    try {
      const { newCount, changedCount, keptEvents } = await api.call('importSchedule', { params: { accountId }, body });
      const stored = own.filter(({ tournament }) => !keptEvents.includes(tournament));
      const scores = stored.reduce((sum, { rounds }) => sum + rounds.length, 0);
      onStored({ accountId, added: newCount, updated: changedCount, scores, kept: keptEvents, problem: null });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const problem = [errorText(error), ...error.problems.map(({ message }) => message)].join(' ');
      onStored({ accountId, added: 0, updated: 0, scores: 0, kept: [], problem });
    }
  }
}

/** Whether the server answered that it does not take a request, which no repetition changes. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;
