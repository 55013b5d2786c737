import { indexReport, type RatedRound, ratedRoundOf, teeOutlook } from '@strokebook/golf/handicap';
import type { SeenAccount } from '../../db/database.ts';
import { readDocuments } from '../../db/rounds/round-document-queries.ts';
import type { Handlers } from '../../http/handler.ts';
import { createMeasuredCache } from '../../lib/measured-cache.ts';
import type { Services } from '../../services.ts';

/** A round without its strokes is about 4 kB. */
const MAX_ROUNDS = 10_000;

/** The estimated index of a player, and what a tee means for it. */
export function createHandicapHandlers({
  readAt,
  careers,
  replies,
  clock,
}: Pick<Services, 'readAt' | 'careers' | 'replies' | 'clock'>) {
  const cache = createMeasuredCache<readonly RatedRound[]>(MAX_ROUNDS);
  /** Finished rounds. Kept by data version, because an outlook is asked for with every tee that is looked at. */
  const ratedRounds = async (account: SeenAccount): Promise<readonly RatedRound[]> => {
    const key = `${account.accountId}/${account.dataVersion}/${account.roundSight}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const career = await careers.get(account);
    const finished = career.flatMap(({ summary }) => (summary.status === 'completed' ? summary.roundId : []));
    const rounds = await readDocuments(readAt, account, finished, ratedRoundOf);
    cache.set(key, rounds, Math.max(1, rounds.length));
    return rounds;
  };
  return {
    getEstimatedIndex: async (_input, { account }) =>
      replies.answer({ routeId: 'getEstimatedIndex', account, body: null }, async () =>
        indexReport(await ratedRounds(account)),
      ),
    getTeeOutlook: async ({ query }, { account }) => {
      const today = clock.today();
      return replies.answer({ routeId: 'getTeeOutlook', account, body: { ...query, today } }, async () => ({
        outlook: teeOutlook(await ratedRounds(account), query, today),
      }));
    },
  } satisfies Partial<Handlers>;
}
