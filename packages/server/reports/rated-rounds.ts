import type { CalendarDay } from '@strokebook/golf/calendar';
import { type RatedRound, ratedRoundOf } from '@strokebook/golf/handicap';
import { enteredScores } from '@strokebook/golf/results';
import type { Queryable, ReadAt } from '../db/database.ts';
import type { CareerCache } from '../db/rounds/career-cache.ts';
import { readDocuments } from '../db/rounds/round-document-queries.ts';
import type { RequestContext } from '../http/handler.ts';
import { createMeasuredCache } from '../lib/measured-cache.ts';
import { eventsSeenBy, findOpenEvents } from './open-events.ts';

/** A round without its strokes is about 4 kB. */
const MAX_ROUNDS = 10_000;

type Seer = Pick<RequestContext, 'account' | 'viewer'>;

export type RatedRounds = {
  /**
   * Finished rounds with what an index needs of them, logged or entered with their score, as far as the viewer sees
   * them.
   */
  readonly get: (seer: Seer, today: CalendarDay) => Promise<readonly RatedRound[]>;
};

type Sources = { readonly query: Queryable; readonly readAt: ReadAt; readonly careers: CareerCache };

/** Caches rated rounds by data version, because the index page requests an outlook for every tee that is selected. */
export function createRatedRounds({ query, readAt, careers }: Sources): RatedRounds {
  const cache = createMeasuredCache<readonly RatedRound[]>(MAX_ROUNDS);
  return {
    get: async (seer, today) => {
      const { account } = seer;
      const key = JSON.stringify([
        account.accountId,
        account.dataVersion,
        account.roundSight,
        eventsSeenBy(seer),
        today,
      ]);
      const known = cache.get(key);
      if (known !== undefined) return known;
      const [career, events] = await Promise.all([careers.get(account), findOpenEvents(query, seer)]);
      const finished = career.flatMap(({ summary }) => (summary.status === 'completed' ? summary.roundId : []));
      const logged = await readDocuments(readAt, account, finished, ratedRoundOf);
      const rounds = [...logged, ...enteredScores({ career, events }, today)];
      cache.set(key, rounds, Math.max(1, rounds.length));
      return rounds;
    },
  };
}
