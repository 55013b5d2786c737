import { isCalendarDay } from '@strokebook/golf/calendar';
import { playedCourses, playedTournaments, selectRounds } from '@strokebook/golf/selection';
import { z } from 'zod';
import { loadHistory } from '../../db/rounds/career-queries.ts';
import { findRoundAuthors } from '../../db/rounds/round-author-queries.ts';
import { readRound } from '../../db/rounds/round-document-queries.ts';
import { findRoundOrigins } from '../../db/rounds/round-origin-queries.ts';
import { EncodedReply } from '../../http/encoded-reply.ts';
import type { Handlers } from '../../http/handler.ts';
import { createListCursor } from '../../http/list-cursor.ts';
import { RequestError } from '../../http/request-error.ts';
import { createRoundDeletionHandlers } from './deletion-handlers.ts';
import { createRoundHistoryHandlers } from './history-handlers.ts';
import { createRoundImportHandlers } from './import-handlers.ts';
import { putRound } from './put-round.ts';
import { countCompletedRounds, listRoundSummaries, type RoundCursor } from './queries.ts';
import type { Services } from '../../services.ts';

const roundCursor = createListCursor<RoundCursor>(
  z.object({ playedOn: z.string().refine(isCalendarDay), roundId: z.string().regex(/^[\w-]{1,64}$/) }),
);

export function createRoundHandlers(services: Pick<Services, 'database' | 'clock'>) {
  const { database, clock } = services;
  return {
    ...createRoundHistoryHandlers(services),
    ...createRoundDeletionHandlers(services),
    ...createRoundImportHandlers(services),
    putRound: ({ params, query, body }, { signedIn }) =>
      putRound(database, clock, {
        ...params,
        round: body,
        baseRevision: query.revision,
        changedBy: signedIn.accountId,
      }),
    getRound: async ({ params }, { account, viewer }) => {
      const stored = await readRound(database.query, account, params.roundId);
      if (stored === null) throw new RequestError('NOT_FOUND');
      const { revision, document, changedAt, changedBy } = stored;
      const enteredBy = stored.enteredBy === params.accountId ? null : stored.enteredBy;
      const authors = await findRoundAuthors(database.query, [changedBy, enteredBy], account, viewer);
      // It was validated when it was written; newer rules must not make it unreadable.
      return new EncodedReply(
        JSON.stringify({
          revision,
          round: document,
          changedAt,
          changedBy: authors.get(changedBy)?.name ?? null,
          enteredBy: authors.get(enteredBy)?.name ?? null,
        }),
      );
    },
    listRounds: async ({ params, query: { cursor, limit, holeCount } }, { account, viewer }) => {
      const after = roundCursor.read(cursor);
      const [found, origins] = await database.readAt(account, async (replica) => [
        await listRoundSummaries(replica, account, { after, holeCount, limit: limit + 1 }),
        await findRoundOrigins(replica, params.accountId),
      ]);
      const page = found.slice(0, limit);
      const last = page.at(-1);
      const hasMore = found.length > limit && last !== undefined;
      const byOthers = page.map(({ enteredBy }) => (enteredBy === params.accountId ? null : enteredBy));
      const authors = await findRoundAuthors(database.query, byOthers, account, viewer);
      return {
        rounds: page.map((round, index) => ({
          ...round,
          enteredBy: authors.get(byOthers[index] ?? null)?.name ?? null,
          origin: origins.get(round.roundId) ?? null,
        })),
        nextCursor: hasMore ? roundCursor.write(last) : null,
      };
    },
    rounds: async ({ body }, { account }) => {
      const history = await database.readAt(account, (replica) => loadHistory(replica, account));
      return { rounds: [...selectRounds(history, { ...body, filterName: body.filterName ?? '' })] };
    },
    getTournamentHistory: async (_input, { account }) => {
      const history = await database.readAt(account, (replica) => loadHistory(replica, account));
      return { tournaments: [...playedTournaments(history)] };
    },
    getCourseHistory: async (_input, { account }) => {
      const history = await database.readAt(account, (replica) => loadHistory(replica, account));
      return { courses: [...playedCourses(history)] };
    },
    getCompletedRoundCounts: ({ params }, { account }) =>
      database.readAt(account, (replica) => countCompletedRounds(replica, params.accountId)),
  } satisfies Partial<Handlers>;
}
