import { formatDay } from '@strokebook/golf/format';
import type { RoundDocument } from '@strokebook/golf/model';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import { lockAccount } from '../../db/accounts/hold-account.ts';
import { oldestRestorable } from '../../db/rounds/round-history-queries.ts';
import { countRoomForDeletedRounds, countRoomForRounds } from '../../db/rounds/round-limit.ts';
import { toRoundRow } from '../../db/rounds/round-row.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { moveToDeleted, takeDeleted } from './history-queries.ts';
import { writeRounds } from '../../db/rounds/write-rounds.ts';
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
        const by = { deletedBy: signedIn.accountId, deletedAt: at };
        const document = await moveToDeleted(tx, accountId, roundId, by);
        if (document === null) return false;
        if ((await countRoomForDeletedRounds(tx, accountId)) < 0) throw new RequestError('DELETED_ROUNDS_FULL');
        await incrementDataVersion(tx, accountId);
        // The change trail has the line of somebody else.
        if (signedIn.accountId === accountId) {
          const details = { round: roundText(document) };
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
        const deleted = await takeDeleted(tx, accountId, roundId, oldestRestorable(at));
        if (deleted === null) throw new RequestError('NOT_FOUND');
        if ((await countRoomForRounds(tx, accountId)) < 1) throw new RequestError('ROUNDS_FULL');
        const { document, revision, changedAt, changedBy, changeKind, enteredBy } = deleted;
        const { isFavorite, favoriteNote, favoriteNoteBy, favoriteNoteAt } = deleted;
        const row = {
          ...toRoundRow(accountId, document, revision, changedAt),
          ...{ changedBy, changeKind, enteredBy, isFavorite, favoriteNote, favoriteNoteBy, favoriteNoteAt },
        };
        await writeRounds(tx, [row]);
        await incrementDataVersion(tx, accountId);
        if (signedIn.accountId === accountId) {
          const details = { round: roundText(document) };
          await recordAuditEvent(tx, accountId, { kind: 'roundRestored', at, origin, details });
        }
        return { isChanged: true };
      }),
  } satisfies Partial<Handlers>;
}

const roundText = ({ playedOn, course }: RoundDocument): string => `of ${formatDay(playedOn, true)}, ${course.name}`;
