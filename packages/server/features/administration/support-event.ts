import { type AuditEvent, type AuditKind, type SupportReason, supportReasons } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { findAccount } from '../../db/accounts/account-queries.ts';
import { NO_ORIGIN, recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import type { Queryable } from '../../db/database.ts';
import type { RequestContext } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';

type SupportKind = Extract<AuditKind, `support${string}`>;

/**
 * Records an action of support in the trail of the account that it touches: who, and why.
 *
 * @throws RequestError NotAuthorizedException if the product manager's account was deleted meanwhile
 */
export async function recordSupport(
  query: Queryable,
  accountId: AccountId,
  event: {
    readonly kind: SupportKind;
    readonly at: Date;
    readonly by: RequestContext['signedIn'];
    readonly reason: SupportReason;
    readonly details?: AuditEvent['details'];
  },
): Promise<void> {
  const by = await findAccount(query, event.by.accountId);
  if (by === null) throw new RequestError('NotAuthorizedException');
  const { category, note } = event.reason;
  await recordAuditEvent(query, accountId, {
    ...{ kind: event.kind, at: event.at, origin: NO_ORIGIN },
    details: { ...event.details, by: by.username, reason: supportReasons[category], note },
  });
}
