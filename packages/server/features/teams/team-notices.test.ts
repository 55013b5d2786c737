import { accountIdOf } from '@strokebook/golf/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const HEAD = 1;
const COACH = 2;
const ADULT = 11;
const JUNIOR = 12;
const PARENTS = [13, 14] as const;
const DAY = 24 * 60 * 60_000;

describe('what a team asks', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    const as = async (accountId: number) => ({ token: await server.tokenOf(accountId) });

    beforeAll(async () => {
      for (const accountId of [HEAD, COACH, ADULT, ...PARENTS]) {
        await storeAccount(database, { accountId, birthYear: 1980 });
      }
      await storeAccount(database, {
        ...{ accountId: JUNIOR, birthYear: 2014, subCircleAccountIds: [...PARENTS] },
        guardianIds: PARENTS.map(accountIdOf),
      });
    });

    /** A team with a head coach and another coach, and what people do with it. */
    const makeTeam = async (name: string) => {
      const { body: team } = await server.call('createTeam', { body: { name, squads: ['All'] } }, await as(HEAD));
      const params = { organizationId: team.organizationId };
      const linkFor = async (role: 'player' | 'coach') =>
        (await server.call('createTeamLink', { params, body: { role, rosterId: null } }, await as(HEAD))).body.secret;
      const answer = async (memberId: number, isAccepted: boolean, by = HEAD) =>
        server.call(
          'answerTeamRequest',
          { params: { ...params, memberId }, body: { isAccepted, rosterId: null, placeId: null } },
          await as(by),
        );
      await server.call('askToJoinTeam', { body: { secret: await linkFor('coach'), level: 'see' } }, await as(COACH));
      await answer(COACH, true);
      const secret = await linkFor('player');
      const ask = async (accountId: number, level: 'see' | 'enter' = 'see') =>
        server.call('askToJoinTeam', { body: { secret, level } }, await as(accountId));
      const leave = async (accountId: number) =>
        server.call('leaveTeam', { params: { ...params, role: 'player' } }, await as(accountId));
      return { team, params, ask, answer, leave };
    };
    /** The unread notices of a kind about a team. */
    const unread = async (accountId: number, kind: string, { organizationId }: { organizationId: number }) =>
      (await server.call('listNotices', { query: { isUnread: 'true' } }, await as(accountId))).body.notices.filter(
        (notice) => notice.kind === kind && notice.details.team?.organizationId === organizationId,
      ).length;

    it('is read for every coach once one has confirmed or declined, or the player takes it back (TEAM-O141)', async () => {
      for (const end of ['confirm', 'decline', 'withdraw'] as const) {
        const { params, ask, answer, leave } = await makeTeam(`Team to ${end}`);
        await ask(ADULT);
        const coaches = async () => [await unread(HEAD, 'teamAsked', params), await unread(COACH, 'teamAsked', params)];
        expect([end, await coaches()]).toEqual([end, [1, 1]]);
        await (end === 'withdraw' ? leave(ADULT) : answer(ADULT, end === 'confirm', COACH));
        expect([end, await coaches()]).toEqual([end, [0, 0]]);
      }
    });

    it('is read for every guardian once one has agreed (TEAM-O141)', async () => {
      const { params, ask } = await makeTeam('Juniors');
      await ask(JUNIOR);
      const guardians = () => Promise.all(PARENTS.map((parent) => unread(parent, 'teamAgreementAsked', params)));
      expect(await guardians()).toEqual([1, 1]);
      const agreed = { params: { ...params, playerId: JUNIOR } };
      expect((await server.call('agreeToTeam', agreed, await as(PARENTS[0]))).status).toBe(200);
      expect(await guardians()).toEqual([0, 0]);
    });

    it('is one notice for a coach, however often a person asks with another level (TEAM-O141)', async () => {
      const { params, ask } = await makeTeam('Changers');
      for (const level of ['see', 'enter', 'see', 'enter'] as const) await ask(ADULT, level);
      const { body } = await server.call('listNotices', {}, await as(COACH));
      const asked = body.notices.filter(
        ({ kind, details }) => kind === 'teamAsked' && details.team?.organizationId === params.organizationId,
      );
      expect(asked).toHaveLength(1);
    });

    it('is asked again a day after it was declined, and not before (TEAM-O143)', async () => {
      const { params, ask, answer } = await makeTeam('Decliners');
      await ask(ADULT);
      await answer(ADULT, false);
      const again = await ask(ADULT);
      expect([again.status, again.error?.code]).toEqual([409, 'TEAM_REQUEST_DECLINED']);
      expect(again.error?.message).toBe(
        'A coach of this team has declined your request. You can ask again a day later.',
      );
      expect(await unread(COACH, 'teamAsked', params)).toBe(0);
      // Another team is asked at once.
      expect((await (await makeTeam('Others')).ask(ADULT)).status).toBe(200);
      server.clock.advance(DAY);
      expect((await ask(ADULT)).status).toBe(200);
      expect(await unread(COACH, 'teamAsked', params)).toBe(1);
    });
  });
});
