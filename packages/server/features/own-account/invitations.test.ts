import { describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const DAY = 24 * 60 * 60_000;

describe('invitations to the circle', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let lastId = 100;

    const person = async (account: Partial<Parameters<typeof storeAccount>[1]> = {}) => {
      const accountId = (lastId += 1);
      await storeAccount(database, { ...account, accountId });
      return { accountId, username: `user-${accountId}`, token: await server.tokenOf(accountId) };
    };
    type Person = Awaited<ReturnType<typeof person>>;
    const invite = async ({ token }: Person) => (await server.call('createCircleInvitation', {}, { token })).body;
    const accept = ({ token }: Person, secret: string) =>
      server.call('acceptCircleInvitation', { body: { secret } }, { token });
    const read = ({ token }: Person, secret: string) =>
      server.call('readCircleInvitation', { body: { secret } }, { token });
    const circle = async ({ token }: Person) =>
      (await server.call('getSharing', {}, { token })).body.circle.map(({ accountId }) => accountId);
    const NOT_FOUND = 'INVITATION_NOT_FOUND';

    it('let in whoever opens the link and accepts, however private both are, once (ACCESS-O10, ACCESS-07)', async () => {
      const player = await person({ firstName: 'Noah', allowPublicSite: false });
      const mother = await person({ allowPublicSite: false, hasChosenName: false });
      const other = await person();
      const { secret, invitations } = await invite(player);
      expect(invitations).toHaveLength(1);
      expect((await read(mother, secret)).body.fullName).toBe(`Noah Last ${player.accountId}`);
      expect((await accept(mother, secret)).body).toEqual({ username: player.username });
      expect(await circle(player)).toEqual([mother.accountId]);
      const { token } = mother;
      expect((await server.call('getProfile', { params: { username: player.username } }, { token })).status).toBe(200);
      expect((await accept(other, secret)).error?.code).toBe(NOT_FOUND);
      expect((await read(other, secret)).error?.code).toBe(NOT_FOUND);
      const trail = await server.call('listAuditEvents', {}, { token: player.token });
      expect(trail.body.events.map(({ kind }) => kind)).toContain('circleMemberAdded');
    });

    it('let in one of several who accept at once (ACCESS-O10)', async () => {
      const player = await person();
      const people = [await person(), await person(), await person()];
      const { secret } = await invite(player);
      const replies = await Promise.all(people.map((one) => accept(one, secret)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      expect(await circle(player)).toHaveLength(1);
    });

    it('end when withdrawn and after seven days, and are not for oneself (ACCESS-O10)', async () => {
      const player = await person();
      const coach = await person();
      const { secret, invitations } = await invite(player);
      expect((await accept(player, secret)).error?.code).toBe(NOT_FOUND);
      const params = { invitationId: invitations[0]?.invitationId ?? '' };
      // Of another account, which cannot end it.
      await server.call('withdrawCircleInvitation', { params }, { token: coach.token });
      expect((await read(coach, secret)).status).toBe(200);
      await server.call('withdrawCircleInvitation', { params }, { token: player.token });
      expect((await accept(coach, secret)).error?.code).toBe(NOT_FOUND);
      const late = await invite(player);
      server.clock.advance(7 * DAY);
      const again = { ...coach, token: await server.tokenOf(coach.accountId) };
      expect((await accept(again, late.secret)).error?.code).toBe(NOT_FOUND);
      expect(await circle({ ...player, token: await server.tokenOf(player.accountId) })).toEqual([]);
    });

    it('are stored by hash, and are twenty at a time (ACCESS-O10)', async () => {
      const player = await person();
      const { secret } = await invite(player);
      const { rows } = await database.pool.query('SELECT * FROM circle_invitations');
      expect(JSON.stringify(rows)).not.toContain(secret);
      for (let open = 2; open <= 20; open += 1) await invite(player);
      const { error } = await server.call('createCircleInvitation', {}, { token: player.token });
      expect(error?.code).toBe('INVITATIONS_FULL');
    });

    it('cannot be guessed: sixty tries of an account in an hour (ACCESS-O10)', async () => {
      const guesser = await person();
      for (let time = 1; time <= 60; time += 1) await read(guesser, String(time).padStart(43, 'x'));
      expect((await read(guesser, 'x'.repeat(43))).status).toBe(429);
    });

    it('keep a full circle full (ACCESS-O10)', async () => {
      const player = await person({ subCircleAccountIds: Array.from({ length: 100 }, (_, index) => 5_000 + index) });
      const { secret } = await invite(player);
      const coach = await person();
      expect((await accept(coach, secret)).error?.code).toBe('CIRCLE_FULL');
      expect((await read(coach, secret)).status).toBe(200);
    });
  });
});
