import type { ImportSource, OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { csvLine, fold } from '@strokebook/golf/format';
import { createEventFinder } from '@strokebook/golf/schedule';
import type { Api } from '../../api/client.ts';
import { type ImportItem, isTotalAlone, totalOf } from './import-list.ts';

/** Scores of one tournament, which go into the player's schedule as a result: without holes they make no cards. */
export type ResultToStore = {
  readonly accountId: AccountId;
  readonly source: ImportSource;
  readonly items: readonly ImportItem[];
  readonly tournament: string;
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  /** In the order in which the rounds were played. */
  readonly scores: readonly number[];
  readonly par: number;
  /** Whether the player left before the last round. */
  readonly isWithdrawn: boolean;
  /** Rating and slope, if all rounds were played on the same tee. */
  readonly tee: { readonly rating?: number | undefined; readonly slope?: number | undefined } | undefined;
};

/** A score of a tournament, of somebody. */
type TournamentScore = {
  readonly accountId: AccountId;
  readonly item: ImportItem;
  readonly tournament: string;
  readonly par: number;
};

/** The scores without holes whose player, tournament and par are known. */
export const scoresOf = (
  items: readonly ImportItem[],
  accountOf: (item: ImportItem) => AccountId | null,
  parOf: (item: ImportItem) => number | null,
): readonly TournamentScore[] =>
  items.flatMap((item) => {
    const [accountId, par, { tournament }] = [accountOf(item), parOf(item), totalOf(item)];
    return isTotalAlone(item) && accountId !== null && par !== null && tournament !== null
      ? [{ accountId, item, tournament, par }]
      : [];
  });

/** Days between two rounds of one tournament, at most: the next one is next year's. */
const MAX_GAP_DAYS = 3;

/** The results that the scores make, one for each player and tournament. */
export function resultsOf(scores: readonly TournamentScore[]): readonly ResultToStore[] {
  const groups = Map.groupBy(scores, ({ accountId, tournament }) => `${accountId} ${fold(tournament)}`);
  return [...groups.values()].flatMap((group) => {
    const results: ResultToStore[] = [];
    for (const { accountId, item, tournament, par } of group.toSorted(inOrderOfPlay)) {
      const last = results.at(-1);
      const { playedOn, score } = item;
      if (score === null) continue;
      const { days, isWithdrawn, tee } = totalOf(item);
      const lastDay = days?.last ?? playedOn;
      if (last !== undefined && playedOn <= addDays(last.lastDay, MAX_GAP_DAYS)) {
        const isSameTee = last.tee?.rating === tee?.rating && last.tee?.slope === tee?.slope;
        results.splice(-1, 1, {
          ...last,
          lastDay: lastDay > last.lastDay ? lastDay : last.lastDay,
          scores: [...last.scores, score],
          items: [...last.items, item],
          isWithdrawn: last.isWithdrawn || isWithdrawn,
          tee: isSameTee ? tee : undefined,
        });
      } else {
        const firstDay = days?.first ?? playedOn;
        const played = { firstDay, lastDay, scores: [score], par, isWithdrawn, tee };
        results.push({ accountId, source: item.source, items: [item], tournament, ...played });
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

/** The scores that stand in the schedules already, with the rating and slope that the files tell. */
export function scoresInSchedule(
  results: readonly ResultToStore[],
  scheduleOf: (accountId: AccountId) => ScheduleToCompare,
): ReadonlySet<ImportItem> {
  const found = new Set<ImportItem>();
  for (const [accountId, own] of Map.groupBy(results, (result) => result.accountId)) {
    const find = createEventFinder(scheduleOf(accountId));
    for (const { tournament: name, firstDay: startDate, lastDay: endDate, scores, tee, items } of own) {
      const rounds = find({ name, startDate, endDate })?.result?.rounds ?? [];
      const isThere = rounds.every(
        ({ score, courseRating, slopeRating }, index) =>
          score === scores[index] &&
          (tee?.rating === undefined || tee.rating === courseRating) &&
          (tee?.slope === undefined || tee.slope === slopeRating),
      );
      if (rounds.length === scores.length && isThere) for (const item of items) found.add(item);
    }
  }
  return found;
}

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
};

/**
 * Stores results player by player. An event of the schedule with the same name and days gets the scores, so that doing it
 * again adds nothing; one that has other scores keeps them, and is named, unless an import stored them.
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
    const rows = own.map(({ tournament, firstDay, lastDay, scores, par, isWithdrawn, tee }) =>
      csvLine([
        ...[tournament, firstDay, lastDay, scores.join(' '), par],
        ...[isWithdrawn ? 'WD' : '', tee?.rating ?? '', tee?.slope ?? ''],
      ]),
    );
    const heads = ['Tournament', 'First day', 'Last day', 'Round scores', 'Par', 'Finish', 'Rating', 'Slope'];
    const { newCount, changedCount, keptEvents } = await api.call('importSchedule', {
      params: { accountId },
      body: {
        csv: [csvLine(heads), ...rows].join(''),
        mapping: ['name', 'startDate', 'endDate', 'scores', 'par', 'finish', 'courseRating', 'slopeRating'],
        dayOrder: 'year-month-day',
        keepsScores: true,
        import: { importId: importIdOf(source), source },
      },
    });
    const stored = own.filter(({ tournament }) => !keptEvents.includes(tournament));
    const scoreCount = stored.reduce((sum, { scores }) => sum + scores.length, 0);
    onStored({ accountId, added: newCount, updated: changedCount, scores: scoreCount, kept: keptEvents });
  }
}
