import type { useTestServer } from './use-test-server.ts';

type Person = { readonly token: string };

/** Invites a member to the circle of an owner by a link, which is open to every age, and accepts for them. */
export async function addToCircle(
  server: Pick<ReturnType<typeof useTestServer>['server'], 'call'>,
  owner: Person,
  member: Person,
): Promise<void> {
  const invitation = { isForGuardian: false, level: 'manage' as const };
  const { body } = await server.call('createCircleInvitation', { body: invitation }, { token: owner.token });
  await server.call('acceptCircleInvitation', { body: { secret: body.secret } }, { token: member.token });
}
