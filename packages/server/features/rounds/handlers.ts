import { incrementDataVersion } from '../../db/data-version.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/hold-account.ts';
import { EncodedReply } from '../../http/encoded-reply.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { putRound } from './put-round.ts';
import { countCompletedRounds, findRound, listRoundSummaries, removeRound } from './queries.ts';
import { readCursor, writeCursor } from './round-cursor.ts';

export function createRoundHandlers(database: Database, clock: Clock) {
  return {
    putRound: ({ params, query, body }) =>
      putRound(database, clock, { ...params, round: body, baseRevision: query.revision }),
    getRound: async ({ params }) => {
      const stored = await findRound(database.query, params.accountId, params.roundId);
      if (stored === null) throw new RequestError('NOT_FOUND');
      // It was validated when it was written; newer rules must not make it unreadable.
      return new EncodedReply(JSON.stringify({ revision: stored.revision, round: stored.document }));
    },
    deleteRound: ({ params: { accountId, roundId } }) =>
      database.query.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const isChanged = await removeRound(tx, accountId, roundId);
        if (isChanged) await incrementDataVersion(tx, accountId);
        return { isChanged };
      }),
    listRounds: async ({ params, query: { cursor, limit } }) => {
      const found = await listRoundSummaries(database.query, params.accountId, readCursor(cursor), limit + 1);
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const hasMore = found.length > limit && last !== undefined;
      return { rounds: [...page], nextCursor: hasMore ? writeCursor(last) : null };
    },
    getCompletedRoundCounts: ({ params }) => countCompletedRounds(database.query, params.accountId),
  } satisfies Partial<Handlers>;
}
