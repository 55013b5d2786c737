import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TokenHolder } from '../accounts/access-queries.ts';
import type { Queryable } from '../database.ts';
import { sessions } from '../schema/index.ts';

/** How long a confirmation by code, or a sign-in by code, is valid. */
const CONFIRMATION_MILLISECONDS = 10 * 60 * 1_000;

/** Whether a session was recently confirmed by a code. */
export async function isConfirmed(query: Queryable, holder: TokenHolder, now: Date): Promise<boolean> {
  // A token of another issuer has no session here that could be confirmed.
  if (holder.sessionId === null) return false;
  const rows = await query
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, holder.accountId),
        eq(sessions.sessionId, holder.sessionId),
        isNull(sessions.endedAt),
        gt(sessions.confirmedAt, new Date(now.getTime() - CONFIRMATION_MILLISECONDS)),
      ),
    );
  return rows.length === 1;
}
