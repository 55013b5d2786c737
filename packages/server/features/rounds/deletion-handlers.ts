import type { AccountId } from '@strokebook/golf/access';
import { formatDay } from '@strokebook/golf/format';
import type { RoundDocument } from '@strokebook/golf/model';
import { findAccount } from '../../db/account-queries.ts';
import { recordAuditEvent } from '../../db/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { lockAccount } from '../../db/hold-account.ts';
import { oldestRestorable } from '../../db/round-history-queries.ts';
import { countRoomForDeletedRounds, countRoomForRounds } from '../../db/round-limit.ts';
import { toRoundRow } from '../../db/round-row.ts';
import type { Handlers, RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { moveToDeleted, takeDeleted } from './history-queries.ts';
import { findRound, writeRound } from './queries.ts';

/** Deleting a round, and bringing it back. */
export function createRoundDeletionHandlers(database: Database, clock: Clock) {
  return {
    deleteRound: async ({ params: { accountId, roundId } }, { signedIn, origin }) => {
      const at = clock.now();
      const isChanged = await database.query.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const by = { deletedBy: signedIn.accountId, deletedAt: at };
        const document = await moveToDeleted(tx, accountId, roundId, by);
        if (document === null) return false;
        if ((await countRoomForDeletedRounds(tx, accountId)) < 0) throw new RequestError('DELETED_ROUNDS_FULL');
        await incrementDataVersion(tx, accountId);
        await recordAuditEvent(tx, accountId, {
          ...{ kind: 'roundDeleted', at, origin },
          details: await detailsOf(tx, accountId, signedIn, document),
        });
        return true;
      });
      return { isChanged };
    },
    restoreRound: ({ params: { accountId, roundId } }, { signedIn, origin }) =>
      database.query.transaction(async (tx) => {
        const at = clock.now();
        if ((await lockAccount(tx, accountId)) === null) throw new RequestError('NOT_FOUND');
        if ((await findRound(tx, accountId, roundId)) !== null) return { isChanged: false };
        const deleted = await takeDeleted(tx, accountId, roundId, oldestRestorable(at));
        if (deleted === null) throw new RequestError('NOT_FOUND');
        if ((await countRoomForRounds(tx, accountId)) < 1) throw new RequestError('ROUNDS_FULL');
        const { document, revision, changedAt, changedBy, changeKind, enteredBy, isFavorite, favoriteNote } = deleted;
        await writeRound(tx, {
          ...toRoundRow(accountId, document, revision, changedAt),
          ...{ changedBy, changeKind, enteredBy, isFavorite, favoriteNote },
        });
        await incrementDataVersion(tx, accountId);
        await recordAuditEvent(tx, accountId, {
          ...{ kind: 'roundRestored', at, origin },
          details: await detailsOf(tx, accountId, signedIn, document),
        });
        return { isChanged: true };
      }),
  } satisfies Partial<Handlers>;
}

/** The round in words, and who it was, if not the player. */
async function detailsOf(
  query: Queryable,
  accountId: AccountId,
  { accountId: actorId }: RequestContext['signedIn'],
  round: RoundDocument,
): Promise<Record<string, string>> {
  const actor = actorId === accountId ? null : await findAccount(query, actorId);
  return {
    round: `of ${formatDay(round.playedOn, true)}, ${round.course.name}`,
    ...(actor === null ? {} : { by: actor.username }),
  };
}
