import { accountIdOf } from '@strokebook/golf/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { organizations, rosters, teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const [ADULT, CHILD, MEMBER, COACH, STRANGER, GUARDIAN] = [1, 2, 11, 12, 13, 14];

describe('a question to a player who only lets themselves be seen', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      for (const accountId of [MEMBER, COACH, STRANGER, GUARDIAN])
        await storeAccount(database, { accountId, birthYear: 1980 });
      await storeAccount(database, { accountId: ADULT, birthYear: 1990, seeingIds: [MEMBER] });
      await storeAccount(database, {
        ...{ accountId: CHILD, birthYear: 2012, seeingIds: [GUARDIAN] },
        guardianIds: [GUARDIAN].map(accountIdOf),
      });
      await database.query.insert(organizations).values({ organizationId: 1, name: 'Openers', shortName: 'openers' });
      await database.query
        .insert(rosters)
        .values({ organizationId: 1, rosterId: 1, name: 'Women', memberAccountIds: [ADULT, CHILD].map(accountIdOf) });
      const since = new Date(0);
      await database.query
        .insert(teamCoaches)
        .values({ accountId: accountIdOf(COACH), organizationId: 1, isHead: true, since });
      await database.query.insert(teamPlayers).values([
        { accountId: accountIdOf(ADULT), organizationId: 1, level: 'see', since },
        { accountId: accountIdOf(CHILD), organizationId: 1, level: 'see', agreedBy: accountIdOf(GUARDIAN), since },
      ]);
    });
    const optionsOf = async (caller: number) => ({ token: await server.tokenOf(caller) });
    const ask = async (caller: number, accountId: number) =>
      server.call('askForLevel', { params: { accountId } }, await optionsOf(caller));
    const askedOf = async (accountId: number) => {
      const { body } = await server.call('listNotices', {}, await optionsOf(accountId));
      return body.notices.filter(({ kind }) => kind === 'levelAsked');
    };
    const toldOf = async (caller: number) => {
      const { body } = await server.call('listNotices', {}, await optionsOf(caller));
      return body.notices.filter(({ kind }) => kind === 'levelChanged' || kind === 'teamAgreed');
    };
    const isAskedBy = async (caller: number, accountId: number) => {
      const { body } = await server.call('listSharedPlayers', {}, await optionsOf(caller));
      return body.players.find((player) => player.accountId === accountId)?.isAsked;
    };
    const levelFor = async (caller: number, accountId: number) => {
      const { body } = await server.call('listSharedPlayers', {}, await optionsOf(caller));
      return body.players.find((player) => player.accountId === accountId)?.level;
    };

    it('is one notice of a member of the circle, open until the level is given (IMPORT-26, TEAM-33)', async () => {
      expect((await ask(STRANGER, ADULT)).status).toBe(404);
      for (let time = 0; time < 2; time += 1) expect((await ask(MEMBER, ADULT)).body).toEqual({ isAsked: true });
      const [asked, ...others] = await askedOf(ADULT);
      expect(others).toEqual([]);
      expect(asked).toMatchObject({ isOpen: true, isRead: false, details: { level: 'enter', memberId: MEMBER } });
      const call = { params: { memberId: MEMBER }, body: { level: 'enter' } } as const;
      expect((await server.call('updateCircleLevel', call, await optionsOf(ADULT))).status).toBe(200);
      expect(await askedOf(ADULT)).toMatchObject([{ isOpen: false, isRead: true }]);
      expect(await levelFor(MEMBER, ADULT)).toBe('enter');
      expect((await ask(MEMBER, ADULT)).body).toEqual({ isAsked: false });
    });

    it('of a coach names the team, and ends with the coach’s place (IMPORT-26, TEAM-O141)', async () => {
      expect((await ask(COACH, ADULT)).body).toEqual({ isAsked: true });
      const ofTeam = async () => (await askedOf(ADULT)).find(({ details }) => details.team !== undefined);
      expect(await ofTeam()).toMatchObject({ isOpen: true, details: { team: { organizationId: 1, name: 'Openers' } } });
      // Another row, because a cluster does not move one to the server of another account.
      const giveCoachesTo = async (accountId: number) => {
        await database.query.delete(teamCoaches);
        const coach = { accountId: accountIdOf(accountId), organizationId: 1, isHead: true, since: new Date(0) };
        await database.query.insert(teamCoaches).values(coach);
      };
      await giveCoachesTo(STRANGER);
      expect(await ofTeam()).toMatchObject({ isOpen: false });
      await giveCoachesTo(COACH);
      const call = { params: { organizationId: 1 }, body: { level: 'enter' } } as const;
      await server.call('updateTeamLevel', call, await optionsOf(ADULT));
      expect(await ofTeam()).toMatchObject({ isOpen: false });
      expect(await levelFor(COACH, ADULT)).toBe('enter');
      const told = { kind: 'levelChanged', details: { level: 'enter', team: { organizationId: 1 } }, isRead: false };
      expect(await toldOf(COACH)).toMatchObject([{ ...told, by: { username: `user-${ADULT}` } }]);
      const lower = { ...call, body: { level: 'see' } } as const;
      await server.call('updateTeamLevel', lower, await optionsOf(ADULT));
      expect(await toldOf(COACH)).toHaveLength(1);
    });

    it('stands with the player for whoever has asked, also where the player blocks them, and for nobody else (IMPORT-26)', async () => {
      const SILENT = 21;
      const asking = [MEMBER, STRANGER];
      await storeAccount(database, { accountId: SILENT, birthYear: 1990, seeingIds: [...asking, COACH] });
      const whoAsked = () => Promise.all([...asking, COACH].map((caller) => isAskedBy(caller, SILENT)));
      expect(await whoAsked()).toEqual([false, false, false]);
      const block = `INSERT INTO blocked_senders (account_id, sender, name, blocked_at) VALUES ($1, $2, 'S', now())`;
      await database.pool.query(block, [SILENT, `account:${STRANGER}`]);
      for (const caller of asking) expect((await ask(caller, SILENT)).body).toEqual({ isAsked: true });
      expect(await whoAsked()).toEqual([true, true, false]);
      const call = { params: { memberId: MEMBER }, body: { level: 'enter' } } as const;
      await server.call('updateCircleLevel', call, await optionsOf(SILENT));
      expect(await whoAsked()).toEqual([false, true, false]);
    });

    it('that a player under 18 answers waits for the guardian, as every higher level does (TEAM-28, IMPORT-26)', async () => {
      expect((await ask(COACH, CHILD)).body).toEqual({ isAsked: true });
      const call = { params: { organizationId: 1 }, body: { level: 'enter' } } as const;
      const { body } = await server.call('updateTeamLevel', call, await optionsOf(CHILD));
      expect(body.teams).toMatchObject([{ level: 'see', nextLevel: 'enter' }]);
      expect([await levelFor(COACH, CHILD), (await askedOf(CHILD))[0]?.isOpen]).toEqual(['see', false]);
      const agree = { params: { playerId: CHILD, organizationId: 1 }, body: { level: 'enter' } } as const;
      expect((await server.call('agreeToTeam', agree, await optionsOf(GUARDIAN))).status).toBe(200);
      expect(await levelFor(COACH, CHILD)).toBe('enter');
      expect((await toldOf(COACH)).filter(({ details }) => details.playerId === CHILD)).toMatchObject([
        { kind: 'teamAgreed', details: { level: 'enter' } },
      ]);
    });
  });
});
