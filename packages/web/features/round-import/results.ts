import type { AccountId } from '@strokebook/golf/access';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { csvLine, fold } from '@strokebook/golf/format';
import type { Api } from '../../api/client.ts';
import { type ImportItem, totalOf } from './import-list.ts';

/** Scores of one tournament, which go into the player's schedule as a result: without holes they make no cards. */
export type ResultToStore = {
  readonly accountId: AccountId;
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
export type TournamentScore = {
  readonly accountId: AccountId;
  readonly item: ImportItem;
  readonly tournament: string;
  readonly par: number;
};

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
          isWithdrawn: last.isWithdrawn || isWithdrawn,
          tee: isSameTee ? tee : undefined,
        });
      } else {
        const firstDay = days?.first ?? playedOn;
        results.push({ accountId, tournament, firstDay, lastDay, scores: [score], par, isWithdrawn, tee });
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
 * again adds nothing; one that has other scores keeps them, and is named.
 */
export async function storeResults(
  api: Api,
  results: readonly ResultToStore[],
  { onStored, signal }: { readonly onStored: (stored: StoredResults) => void; readonly signal: AbortSignal },
): Promise<void> {
  for (const [accountId, own] of Map.groupBy(results, (result) => result.accountId)) {
    if (signal.aborted) return;
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
      },
    });
    const stored = own.filter(({ tournament }) => !keptEvents.includes(tournament));
    const scoreCount = stored.reduce((sum, { scores }) => sum + scores.length, 0);
    onStored({ accountId, added: newCount, updated: changedCount, scores: scoreCount, kept: keptEvents });
  }
}
