import type { CalendarDay } from '@strokebook/golf/calendar';
import type { RatedRound } from '@strokebook/golf/handicap';
import { enteredScores } from '@strokebook/golf/results';
import type { Queryable, ReadAt } from '../db/database.ts';
import type { CareerCache } from '../db/rounds/career-cache.ts';
import { loadRatedRounds } from '../db/rounds/rated-rounds-queries.ts';
import type { RequestContext } from '../http/handler.ts';
import { type CacheFigures, createVersionedCache } from '../lib/versioned-cache.ts';
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
  readonly figures: () => CacheFigures;
};

type Sources = { readonly query: Queryable; readonly readAt: ReadAt; readonly careers: CareerCache };

/** Caches rated rounds by data version, because the index page requests an outlook for every tee that is selected. */
export function createRatedRounds({ query, readAt, careers }: Sources): RatedRounds {
  const cache = createVersionedCache<readonly RatedRound[]>(MAX_ROUNDS, ({ length }) => length);
  return {
    get: async (seer, today) => {
      const { account } = seer;
      const { accountId, dataVersion, roundSight } = account;
      const key = JSON.stringify([accountId, dataVersion, roundSight, eventsSeenBy(seer), today]);
      return cache.read(key, async () => {
        const [career, events] = await Promise.all([careers.get(account), findOpenEvents(query, seer)]);
        const logged = await readAt(account, (at) => loadRatedRounds(at, account));
        return [...logged, ...enteredScores({ career, events }, today)];
      });
    },
    figures: cache.figures,
  };
}
