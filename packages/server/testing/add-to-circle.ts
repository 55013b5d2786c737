import type { useTestServer } from './use-test-server.ts';

type Person = { readonly token: string };
type Member = Person & { readonly username: string };

/** Invites a member to the circle of an owner by username, and accepts for them. */
export async function addToCircle(
  server: Pick<ReturnType<typeof useTestServer>['server'], 'call'>,
  owner: Person,
  member: Member,
): Promise<void> {
  await server.call('inviteToCircle', { body: { username: member.username, level: 'manage' } }, { token: owner.token });
  const { body } = await server.call('listReceivedInvitations', {}, { token: member.token });
  for (const { playerId, invitationId } of body.invitations) {
    await server.call('acceptReceivedInvitation', { params: { playerId, invitationId } }, { token: member.token });
  }
}
