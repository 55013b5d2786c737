import { formatDay } from '@strokebook/golf/format';
import type { RoundDocument } from '@strokebook/golf/model';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import { lockAccount } from '../../db/accounts/hold-account.ts';
import { oldestRestorable } from '../../db/rounds/round-history-queries.ts';
import { countRoomForDeletedRounds, countRoomForRounds } from '../../db/rounds/round-limit.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { moveToDeleted, takeDeleted } from '../../db/rounds/deleted-rounds-queries.ts';
import { restoredRow, writeRounds } from '../../db/rounds/write-rounds.ts';
import { findRound } from './queries.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Services } from '../../services.ts';

/** Deleting a round, and bringing it back. */
export function createRoundDeletionHandlers({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  return {
    deleteRound: async ({ params: { accountId, roundId } }, { signedIn, origin }) => {
      const at = clock.now();
      const isChanged = await database.query.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const round = await findRound(tx, accountId, roundId);
        if (round === null) return false;
        await moveToDeleted(tx, accountId, [roundId], {
          deletedBy: signedIn.accountId,
          deletedAt: at,
          importId: null,
        });
        if ((await countRoomForDeletedRounds(tx, accountId)) < 0) throw new RequestError('DELETED_ROUNDS_FULL');
        await incrementDataVersion(tx, accountId);
        // The change trail has the line of somebody else.
        if (signedIn.accountId === accountId) {
          const details = { round: roundText(round.document) };
          await recordAuditEvent(tx, accountId, { kind: 'roundDeleted', at, origin, details });
        }
        return true;
      });
      return { isChanged };
    },
    restoreRound: ({ params: { accountId, roundId } }, { signedIn, origin }) =>
      changeAccount(database.query, accountId, async (tx) => {
        const at = clock.now();
        if ((await findRound(tx, accountId, roundId)) !== null) return { isChanged: false };
        const [deleted] = await takeDeleted(
          tx,
          accountId,
          { roundIds: [roundId] },
          { oldest: oldestRestorable(at), max: 1 },
        );
        if (deleted === undefined) throw new RequestError('NOT_FOUND');
        if ((await countRoomForRounds(tx, accountId)) < 1) throw new RequestError('ROUNDS_FULL');
        await writeRounds(tx, [restoredRow(deleted)]);
        await incrementDataVersion(tx, accountId);
        if (signedIn.accountId === accountId) {
          const details = { round: roundText(deleted.document) };
          await recordAuditEvent(tx, accountId, { kind: 'roundRestored', at, origin, details });
        }
        return { isChanged: true };
      }),
  } satisfies Partial<Handlers>;
}

const roundText = ({ playedOn, course }: RoundDocument): string => `of ${formatDay(playedOn, true)}, ${course.name}`;
