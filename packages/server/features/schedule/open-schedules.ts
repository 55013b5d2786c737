import { type AccountId, eventSightOf, features } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import type { SchedulePlayer } from '@strokebook/golf/schedule';
import { findNames, listOpenAccounts } from '../../db/accounts/associated-players-queries.ts';
import type { Queryable } from '../../db/database.ts';
import type { RequestContext } from '../../http/handler.ts';
import type { SeenSchedule } from '../../reports/open-events.ts';
import { type Clock, dayEverywhere } from '../../ports/clock.ts';

/**
 * The player of the address, and those others whose schedule is open to the caller, in the same order and without
 * duplicates. A player who closed their schedule later is left out, so that the others remain.
 */
export async function openSchedules(
  query: Queryable,
  { account, viewer }: Pick<RequestContext, 'account' | 'viewer'>,
  accountIds: readonly AccountId[],
  clock: Pick<Clock, 'today'>,
): Promise<readonly SeenSchedule[]> {
  const others = [...new Set(accountIds)].filter((accountId) => accountId !== account.accountId);
  const found = others.length === 0 ? [] : await listOpenAccounts(query, others, viewer, features.schedule);
  const open = new Map(found.map((other) => [other.accountId, other]));
  return [
    account,
    ...others.flatMap((accountId) => {
      const other = open.get(accountId);
      return other === undefined ? [] : { accountId, eventSight: eventSightOf(viewer, other, dayEverywhere(clock)) };
    }),
  ];
}

export async function nameThem(query: Queryable, schedules: readonly SeenSchedule[]): Promise<SchedulePlayer[]> {
  const accountIds = schedules.map(({ accountId }) => accountId);
  const names = await findNames(query, accountIds);
  return accountIds.map((accountId) => ({ accountId, name: fullName(names.get(accountId) ?? {}) }));
}
