import { incrementDataVersion } from '../../db/data-version.ts';
import type { Database } from '../../db/database.ts';
import { lockAccount } from '../../db/hold-account.ts';
import { EncodedReply } from '../../http/encoded-reply.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { putRound } from './put-round.ts';
import { countCompletedRounds, findRound, listRoundSummaries, removeRound, type RoundCursor } from './queries.ts';
import { isCalendarDay } from '@strokebook/golf/calendar';

/** The start of the next page of the round history, as an opaque text. */
const writeCursor = ({ playedOn, roundId }: RoundCursor): string =>
  Buffer.from(`${playedOn}/${roundId}`).toString('base64url');

/** @throws RequestError REQUEST_INVALID */
function readCursor(text: string | undefined): RoundCursor | null {
  if (text === undefined) return null;
  const [playedOn = '', roundId = ''] = Buffer.from(text, 'base64url').toString('utf8').split('/');
  if (!isCalendarDay(playedOn) || !/^[\w-]{1,64}$/.test(roundId)) {
    throw new RequestError('REQUEST_INVALID', [{ path: '$.cursor', message: 'is not a cursor of this list' }]);
  }
  return { playedOn, roundId };
}

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
