import type { AccessLevel, AccountId } from '@strokebook/golf/access';
import { and, asc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { createKey, findAccountByKey, invitationKey, releaseKeys } from './account-keys.ts';
import { findKnown } from './known-people.ts';
import type { Queryable } from '../database.ts';
import { hashOfSecret } from '../../lib/link-secret.ts';
import { accounts, circleInvitations } from '../schema/index.ts';

type Invitation = typeof circleInvitations.$inferSelect;

/**
 * The hash by which an invitation is found. A server of a version before 0130, in which everybody in a circle may change
 * everything, looks for the hash of the secret alone, and so finds no invitation to less.
 */
export const hashOfInvitation = (secret: string, level: AccessLevel): string =>
  level === 'manage' ? hashOfSecret(secret) : `limited:${hashOfSecret(secret)}`;

/** The invitations of an account that were not accepted and have not expired, declined ones too, oldest first. */
export const listInvitations = (query: Queryable, accountId: AccountId, now: Date): Promise<Invitation[]> =>
  query
    .select()
    .from(circleInvitations)
    .where(
      and(
        eq(circleInvitations.accountId, accountId),
        gt(circleInvitations.expiresAt, now),
        isNull(circleInvitations.acceptedAt),
      ),
    )
    .orderBy(asc(circleInvitations.createdAt), asc(circleInvitations.invitationId));

export async function storeInvitation(
  query: Queryable,
  invitation: typeof circleInvitations.$inferInsert,
): Promise<void> {
  const { accountId, secretHash } = invitation;
  if (!(await createKey(query, accountId, invitationKey(secretHash)))) throw new Error('the secret is taken');
  await query.insert(circleInvitations).values(invitation);
}

/** Removes an invitation with its key, and returns what it was for; null if there is none. */
export async function removeInvitation(
  query: Queryable,
  accountId: AccountId,
  invitationId: string,
): Promise<Pick<Invitation, 'isForGuardian' | 'level' | 'memberId'> | null> {
  const [removed] = await query
    .delete(circleInvitations)
    .where(and(eq(circleInvitations.accountId, accountId), eq(circleInvitations.invitationId, invitationId)))
    .returning({
      secretHash: circleInvitations.secretHash,
      isForGuardian: circleInvitations.isForGuardian,
      level: circleInvitations.level,
      memberId: circleInvitations.memberId,
    });
  if (removed === undefined) return null;
  await releaseKeys(query, accountId, [invitationKey(removed.secretHash)]);
  return removed;
}

/** Removes the invitations of an account to a member that were not accepted, with their keys. */
export const removeInvitationsOf = (query: Queryable, accountId: AccountId, memberId: AccountId): Promise<void> =>
  removeOfMember(query, accountId, memberId, isNull(circleInvitations.acceptedAt));

/** Removes the accepted invitations of a member who waits for a guardian, with their keys. */
export const removeWaitingInvitations = (query: Queryable, accountId: AccountId, memberId: AccountId): Promise<void> =>
  removeOfMember(query, accountId, memberId, isNotNull(circleInvitations.acceptedAt));

/**
 * Removes open invitations to an account from people who share neither a circle nor a team with it, with their keys, and
 * returns who they are.
 */
export async function removeInvitationsByStrangers(
  query: Queryable,
  memberId: AccountId,
): Promise<readonly AccountId[]> {
  const open = await query
    .select({ accountId: circleInvitations.accountId })
    .from(circleInvitations)
    .where(and(eq(circleInvitations.memberId, memberId), isNull(circleInvitations.acceptedAt)));
  const ownerIds = [...new Set(open.map(({ accountId }) => accountId))];
  const known = await findKnown(query, memberId, ownerIds);
  const strangers = ownerIds.filter((ownerId) => !known.has(ownerId));
  for (const ownerId of strangers) await removeInvitationsOf(query, ownerId, memberId);
  return strangers;
}

async function removeOfMember(query: Queryable, accountId: AccountId, memberId: AccountId, which: SQL): Promise<void> {
  const removed = await query
    .delete(circleInvitations)
    .where(and(eq(circleInvitations.accountId, accountId), eq(circleInvitations.memberId, memberId), which))
    .returning({ secretHash: circleInvitations.secretHash });
  await releaseKeys(
    query,
    accountId,
    removed.map(({ secretHash }) => invitationKey(secretHash)),
  );
}

/** The open invitations to a member with who invites, oldest first. */
export const listReceived = (query: Queryable, memberId: AccountId, now: Date) =>
  query
    .select({
      playerId: circleInvitations.accountId,
      invitationId: circleInvitations.invitationId,
      createdAt: circleInvitations.createdAt,
      level: circleInvitations.level,
      username: accounts.username,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(circleInvitations)
    .innerJoin(accounts, eq(accounts.accountId, circleInvitations.accountId))
    .where(
      and(
        eq(circleInvitations.memberId, memberId),
        isNull(circleInvitations.declinedAt),
        gt(circleInvitations.expiresAt, now),
      ),
    )
    .orderBy(asc(circleInvitations.createdAt), asc(circleInvitations.invitationId));

type Received = { readonly playerId: AccountId; readonly invitationId: string; readonly memberId: AccountId };

const isReceived = ({ playerId, invitationId, memberId }: Received) =>
  and(
    eq(circleInvitations.accountId, playerId),
    eq(circleInvitations.invitationId, invitationId),
    eq(circleInvitations.memberId, memberId),
    isNull(circleInvitations.declinedAt),
  );

/** Whether a member can accept an invitation. */
export async function hasReceived(query: Queryable, received: Received, now: Date): Promise<boolean> {
  const rows = await query
    .select({ invitationId: circleInvitations.invitationId })
    .from(circleInvitations)
    .where(and(isReceived(received), gt(circleInvitations.expiresAt, now)));
  return rows.length > 0;
}

/** Declines an invitation; its row stays, so that the player cannot invite the member again before it expires. */
export async function declineInvitation(query: Queryable, received: Received, declinedAt: Date): Promise<void> {
  await query.update(circleInvitations).set({ declinedAt }).where(isReceived(received));
}

/** The invitation of the secret of a link that has not expired, with who invites; null if there is none. */
export async function findInvitation(query: Queryable, secret: string, now: Date) {
  for (const secretHash of [hashOfInvitation(secret, 'manage'), hashOfInvitation(secret, 'see')]) {
    const accountId = await findAccountByKey(query, invitationKey(secretHash));
    if (accountId !== null) return readInvitation(query, { accountId, secretHash }, now);
  }
  return null;
}

async function readInvitation(
  query: Queryable,
  { accountId, secretHash }: Pick<Invitation, 'accountId' | 'secretHash'>,
  now: Date,
) {
  const [row] = await query
    .select({
      accountId: circleInvitations.accountId,
      invitationId: circleInvitations.invitationId,
      isForGuardian: circleInvitations.isForGuardian,
      level: circleInvitations.level,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(circleInvitations)
    .innerJoin(accounts, eq(accounts.accountId, circleInvitations.accountId))
    .where(
      and(
        eq(circleInvitations.accountId, accountId),
        eq(circleInvitations.secretHash, secretHash),
        isNull(circleInvitations.memberId),
        gt(circleInvitations.expiresAt, now),
      ),
    );
  return row ?? null;
}
