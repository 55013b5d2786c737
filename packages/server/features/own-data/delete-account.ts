import type { RemovedData } from '@strokebook/contract';
import type { TokenHolder } from '../../db/accounts/access-queries.ts';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { archiveAccount } from '../../db/account-deletion/archive-account.ts';
import { removeRowsKeptOfOthers, restorableUntil } from '../../db/account-deletion/deleted-account-queries.ts';
import { holdUsername, lockForRemoval, removeEverything } from '../../db/account-deletion/remove-account.ts';
import { type Origin, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { listPeopleOfCoachedTeams, stopCoaching, tellTeamNotices } from '../../db/organizations/team-coaches.ts';
import { isConfirmed } from '../../db/sign-in/session-confirmation-queries.ts';
import { createGuarding } from '../../guarding/guarding.ts';
import { RequestError } from '../../http/request-error.ts';
import { removeAccountFiles, removeOrLeave } from '../../media/remove-files.ts';
import type { Services } from '../../services.ts';

type Deletion = {
  readonly holder: TokenHolder;
  readonly origin: Origin;
  /** As it was typed. */
  readonly username: string;
  /** Whether nothing is kept for a restore. */
  readonly isForGood: boolean;
};

/**
 * Deletes an account with all of its data, in one transaction, and returns what was deleted. A concurrent writer either
 * commits first, and its data is deleted too, or finds no account. Unless it is for good, the data is kept for support
 * to restore, where no reader of live data finds it.
 *
 * @throws RequestError NotAuthorizedException, CONFIRMATION_REQUIRED, REQUEST_INVALID
 */
export async function deleteAccount(
  services: Pick<Services, 'database' | 'query' | 'files' | 'log' | 'clock'>,
  { holder, origin, username, isForGood }: Deletion,
): Promise<RemovedData> {
  const { files, log, clock } = services;
  const at = clock.now();
  const result = await createGuarding(services).run(async (tx, { settle }) => {
    const people = await listPeopleOfCoachedTeams(tx, holder.accountId);
    const locked = await lockForRemoval(tx, holder.accountId, people);
    const account = locked.get(holder.accountId);
    if (account === undefined) throw new RequestError('NotAuthorizedException');
    if (username.toLowerCase() !== account.username.toLowerCase()) {
      throw new RequestError('REQUEST_INVALID', [
        { path: '$.username', message: 'is not the username of this account' },
      ]);
    }
    if (!(await isConfirmed(tx, holder, at))) throw new RequestError('CONFIRMATION_REQUIRED');
    if (!isForGood) {
      await recordAuditEvent(tx, account.accountId, { kind: 'accountDeleted', at, origin });
      await archiveAccount(tx, account, at);
    }
    const byId = account.accountId;
    await tellTeamNotices(tx, await stopCoaching(tx, byId, at), { at, byId });
    const removed = await removeEverything(tx, account);
    // What the account agreed to as a guardian ends with it.
    for (const playerId of [...locked.keys()].filter((id) => id !== account.accountId)) {
      const player = await findAccount(tx, playerId);
      if (player !== null) await settle([player], account.accountId);
    }
    if (isForGood) await removeRowsKeptOfOthers(tx, account.accountId);
    else await holdUsername(tx, account);
    return {
      removed: removed.filter(({ count }) => count > 0),
      restorableUntil: isForGood ? null : restorableUntil(at).toISOString(),
    };
  });
  // After the commit: if the deletion failed, the pictures must still exist. A crash here leaves stray files, which are
  // swept later.
  if (isForGood) await removeOrLeave(log, removeAccountFiles(files, holder.accountId));
  return result;
}
