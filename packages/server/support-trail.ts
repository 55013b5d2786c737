import { type RouteId, supportChanges } from '@strokebook/contract';
import { type AccountAccess, isSupport, type Viewer } from '@strokebook/golf/access';
import { findAccount } from './db/account-queries.ts';
import { NO_ORIGIN, recordAuditEvent, removeAuditEvent } from './db/audit-queries.ts';
import type { Database } from './db/database.ts';
import { RequestError } from './http/request-error.ts';
import type { Clock } from './ports/clock.ts';

type Change = {
  readonly routeId: RouteId;
  readonly viewer: Viewer | null;
  readonly account: AccountAccess | null;
};

/** Runs a call; what support changes with it is in the trail of the account. */
export type SupportTrail = <Result>(change: Change, run: () => Promise<Result>) => Promise<Result>;

/**
 * The line is stored before the change, so that none is made without a line, also if the server stops in between. A call
 * that is refused leaves no line.
 */
export const createSupportTrail =
  ({ query }: Database, clock: Clock): SupportTrail =>
  async ({ routeId, viewer, account }, run) => {
    const change = (supportChanges as Partial<Record<RouteId, string>>)[routeId];
    if (change === undefined || viewer === null || account === null || !isSupport(viewer, account)) return run();
    const { accountId } = account;
    const eventId = await query.transaction(async (tx) => {
      const by = await findAccount(tx, viewer.accountId);
      if (by === null) throw new RequestError('NotAuthorizedException');
      const details = { by: by.username, change };
      return recordAuditEvent(tx, accountId, { kind: 'supportChanged', at: clock.now(), origin: NO_ORIGIN, details });
    });
    try {
      return await run();
    } catch (error) {
      if (eventId !== null) await removeAuditEvent(query, accountId, eventId);
      throw error;
    }
  };
