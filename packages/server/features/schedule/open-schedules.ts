import { featureAccess } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import type { SchedulePlayer } from '@strokebook/golf/schedule';
import { findNames } from '../../db/associated-players-queries.ts';
import type { Queryable } from '../../db/database.ts';
import { checkAccess } from '../../http/check-access.ts';
import type { RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';

/** The player of the address, and those of some others whose schedule is open to the caller, in the same order; each once. */
export async function openSchedules(
  query: Queryable,
  { account, holder }: Pick<RequestContext, 'account' | 'holder'>,
  accountIds: readonly number[],
): Promise<readonly number[]> {
  const open = [account.accountId];
  for (const accountId of new Set(accountIds)) {
    if (accountId === account.accountId) continue;
    try {
      await checkAccess(query, featureAccess(features.schedule), accountId, holder);
      open.push(accountId);
    } catch (error) {
      // Someone who closed their schedule since they were added must not take the others' away.
      if (!(error instanceof RequestError) || error.code !== 'NOT_FOUND') throw error;
    }
  }
  return open;
}

export async function nameThem(query: Queryable, accountIds: readonly number[]): Promise<SchedulePlayer[]> {
  const names = await findNames(query, accountIds);
  return accountIds.map((accountId) => ({ accountId, name: fullName(names.get(accountId) ?? {}) }));
}
