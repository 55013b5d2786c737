import { accountChanges, type OutputOf, type RouteId } from '@strokebook/contract';
import { type AccountAccess, isSupport, levelOf, type Viewer } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { findAccount } from '../db/accounts/account-queries.ts';
import { NO_ORIGIN, recordAuditEvent, removeAuditEvent } from '../db/accounts/audit-queries.ts';
import { type CallInput, findChangedSubject } from '../db/accounts/changed-subject.ts';
import { recordMemberChange, takeBackMemberChange } from '../db/accounts/member-change-queries.ts';
import type { Database } from '../db/database.ts';
import { RequestError } from './request-error.ts';
import { tellOfChange } from '../db/notices/tell.ts';
import { tellGuardiansOfChange } from '../guarding/tell-guardians.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';

type Change = {
  readonly routeId: RouteId;
  readonly viewer: Viewer | null;
  readonly account: AccountAccess | null;
  readonly input: CallInput;
};

/** Runs a call; what somebody else than the owner changes with it is in the trail of the account. */
export type ChangeTrail = <Result>(change: Change, run: () => Promise<Result>) => Promise<Result>;

/**
 * The line is stored before the change, so that none is made without a line, also if the server stops in between. A call
 * that is refused, or that changes nothing, leaves no line. Without the network and device, which the owner does not
 * learn.
 */
export const createChangeTrail =
  ({ query }: Database, clock: Clock, log: Log): ChangeTrail =>
  async ({ routeId, viewer, account, input }, run) => {
    const change = (accountChanges as Partial<Record<RouteId, string>>)[routeId];
    if (change === undefined || viewer === null || account === null) return run();
    if (viewer.accountId === account.accountId || levelOf(viewer, account) === null) return run();
    const { accountId } = account;
    const roundId = (input.params as { readonly roundId?: string }).roundId ?? null;
    const subject = await findChangedSubject(query, accountId, input);
    const at = clock.now();
    const takeBack = await query.transaction(async (tx) => {
      const by = await findAccount(tx, viewer.accountId);
      if (by === null) throw new RequestError('NotAuthorizedException');
      if (isSupport(viewer, account)) {
        const details = { by: by.username, change, ...(subject === null ? {} : { subject }) };
        const eventId = await recordAuditEvent(tx, accountId, {
          kind: 'supportChanged',
          at,
          origin: NO_ORIGIN,
          details,
        });
        return async () => {
          if (eventId !== null) await removeAuditEvent(query, accountId, eventId);
        };
      }
      // A name that nobody has chosen tells the owner less than the username.
      const name = by.hasChosenName ? fullName(by) : by.username;
      const recorded = await recordMemberChange(tx, accountId, { at, memberId: by.accountId, name, change, subject });
      return () => query.transaction((undo) => takeBackMemberChange(undo, accountId, recorded));
    });
    const result = await run().catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
    if (isUnchanged(result)) {
      await takeBack();
    } else if (!toldApart.has(routeId)) {
      const takenBack = routeId === 'takeBackImport' ? countTakenBack(result) : undefined;
      // The change is made, and its line is in the trail, whether or not the owner is told.
      const told = { at, byId: viewer.accountId, roundId, takenBack };
      await query
        .transaction((tx) => tellOfChange(tx, accountId, told))
        .then(() => tellGuardiansOfChange(query, accountId, told, clock.today()))
        .catch((err: unknown) => log.error({ err }, 'the owner could not be told of a change'));
    }
    return result;
  };

/** Changes that the owner and their guardians are told of by a notice of its own. */
const toldApart: ReadonlySet<RouteId> = new Set<RouteId>(['suggestTarget']);

/** Replies of calls that can be repeated safely say whether they changed something. */
const isUnchanged = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'isChanged' in result && result.isChanged === false;

/** How many rounds, and scores of results, a call has taken back. */
function countTakenBack(result: unknown) {
  const { removed, restored, scores } = result as OutputOf<'takeBackImport'>;
  return { rounds: removed + restored, scores };
}
