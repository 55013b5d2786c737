import type { AccountId } from '@strokebook/golf/access';
import { and, asc, eq, gt } from 'drizzle-orm';
import { createKey, findAccountByKey, invitationKey, releaseKeys } from '../../db/account-keys.ts';
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

export async function storeInvitation(query: Queryable, invitation: Invitation): Promise<void> {
  const { accountId, secretHash } = invitation;
  if (!(await createKey(query, accountId, invitationKey(secretHash)))) throw new Error('the secret is taken');
  await query.insert(circleInvitations).values(invitation);
}

/** Removes an invitation with its key; false if there is none. */
export async function removeInvitation(query: Queryable, accountId: AccountId, invitationId: string): Promise<boolean> {
  const [removed] = await query
    .delete(circleInvitations)
    .where(and(eq(circleInvitations.accountId, accountId), eq(circleInvitations.invitationId, invitationId)))
    .returning({ secretHash: circleInvitations.secretHash });
  if (removed === undefined) return false;
  await releaseKeys(query, accountId, [invitationKey(removed.secretHash)]);
  return true;
}

/** The invitation of a secret that has not expired, with who invites; null if there is none. */
export async function findInvitation(query: Queryable, secretHash: string, now: Date) {
  const accountId = await findAccountByKey(query, invitationKey(secretHash));
  if (accountId === null) return null;
  const [row] = await query
    .select({
      accountId: circleInvitations.accountId,
      invitationId: circleInvitations.invitationId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(circleInvitations)
    .innerJoin(accounts, eq(accounts.accountId, circleInvitations.accountId))
    .where(
      and(
        eq(circleInvitations.accountId, accountId),
        eq(circleInvitations.secretHash, secretHash),
        gt(circleInvitations.expiresAt, now),
      ),
    );
  return row ?? null;
}
