import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accounts, circleInvitations } from '../../db/schema/index.ts';

type Invitation = typeof circleInvitations.$inferSelect;

/** The invitations of an account that have not expired, oldest first. */
export const listInvitations = (query: Queryable, accountId: AccountId, now: Date): Promise<Invitation[]> =>
  query
    .select()
    .from(circleInvitations)
    .where(and(eq(circleInvitations.accountId, accountId), gt(circleInvitations.expiresAt, now)))
    .orderBy(asc(circleInvitations.createdAt), asc(circleInvitations.invitationId));

/** Stores an invitation, and removes those of the account that have expired. */
export async function storeInvitation(query: Queryable, invitation: Invitation): Promise<void> {
  const { accountId, createdAt } = invitation;
  await query
    .delete(circleInvitations)
    .where(and(eq(circleInvitations.accountId, accountId), lte(circleInvitations.expiresAt, createdAt)));
  await query.insert(circleInvitations).values(invitation);
}

export async function removeInvitation(query: Queryable, accountId: AccountId, invitationId: string): Promise<boolean> {
  const { rowCount } = await query
    .delete(circleInvitations)
    .where(and(eq(circleInvitations.accountId, accountId), eq(circleInvitations.invitationId, invitationId)));
  return rowCount === 1;
}

/** The invitation of a secret that has not expired, with who invites; null if there is none. */
export async function findInvitation(query: Queryable, secretHash: string, now: Date) {
  const [row] = await query
    .select({
      accountId: circleInvitations.accountId,
      invitationId: circleInvitations.invitationId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(circleInvitations)
    .innerJoin(accounts, eq(accounts.accountId, circleInvitations.accountId))
    .where(and(eq(circleInvitations.secretHash, secretHash), gt(circleInvitations.expiresAt, now)));
  return row ?? null;
}
