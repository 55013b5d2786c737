import type { AccountId } from '@strokebook/golf/access';
import { addDays, type CalendarDay } from '@strokebook/golf/calendar';
import { csvLine, fold } from '@strokebook/golf/format';
import type { Api } from '../../api/client.ts';
import type { ImportItem } from './import-list.ts';

/** Scores of one tournament, which go into the player's schedule as a result: without holes they make no cards. */
export type ResultToStore = {
  readonly accountId: AccountId;
  readonly tournament: string;
  readonly firstDay: CalendarDay;
  readonly lastDay: CalendarDay;
  /** In the order in which the rounds were played. */
  readonly scores: readonly number[];
  readonly par: number;
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
      if (last !== undefined && playedOn <= addDays(last.lastDay, MAX_GAP_DAYS)) {
        results.splice(-1, 1, { ...last, lastDay: playedOn, scores: [...last.scores, score] });
      } else results.push({ accountId, tournament, firstDay: playedOn, lastDay: playedOn, scores: [score], par });
    }
    return results;
  });
}

function inOrderOfPlay({ item: a }: TournamentScore, { item: b }: TournamentScore): number {
  if (a.playedOn !== b.playedOn) return a.playedOn < b.playedOn ? -1 : 1;
  const numberOf = ({ content }: ImportItem): number => content.roundNumber ?? 0;
  return numberOf(a) - numberOf(b);
}

/** How many results a schedule got, and how many it had already. */
export type StoredResults = { readonly added: number; readonly updated: number };

/**
 * Stores results player by player; an event of the schedule with the same name and days gets the scores, so that doing it
 * again adds nothing.
 */
export async function storeResults(
  api: Api,
  results: readonly ResultToStore[],
  { onStored, signal }: { readonly onStored: (stored: StoredResults) => void; readonly signal: AbortSignal },
): Promise<void> {
  for (const [accountId, own] of Map.groupBy(results, (result) => result.accountId)) {
    if (signal.aborted) return;
    const rows = own.map(({ tournament, firstDay, lastDay, scores, par }) =>
      csvLine([tournament, firstDay, lastDay, scores.join(' '), par]),
    );
    const body = {
      csv: [csvLine(['Tournament', 'First day', 'Last day', 'Round scores', 'Par']), ...rows].join(''),
      mapping: ['name', 'startDate', 'endDate', 'scores', 'par'] as const,
      dayOrder: 'year-month-day' as const,
    };
    const { newCount, changedCount } = await api.call('importSchedule', {
      params: { accountId },
      body: { ...body, mapping: [...body.mapping] },
    });
    onStored({ added: newCount, updated: changedCount });
  }
}
