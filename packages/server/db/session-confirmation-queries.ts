import { and, eq, gt, isNull } from 'drizzle-orm';
import type { TokenHolder } from './access-queries.ts';
import type { Queryable } from './database.ts';
import { sessions } from './schema/index.ts';

/** How long a proof by code, or a sign-in by one, counts for what needs it. */
const CONFIRMATION_MILLISECONDS = 10 * 60 * 1_000;

/** Whether a session proved by code, a short while ago, that it is the owner's. */
export async function isConfirmed(query: Queryable, holder: TokenHolder, now: Date): Promise<boolean> {
  // A token of another issuer has no session of ours that could be confirmed.
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
