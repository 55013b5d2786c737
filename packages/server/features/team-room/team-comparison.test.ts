import { accountIdOf, features } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { compareWithTeam, type TeamCareer } from '@strokebook/golf/compare';
import { summarizeRound } from '@strokebook/golf/model';
import { tallyRound } from '@strokebook/golf/stats';
import { beforeAll, expect, it } from 'vitest';
import { organizations, rosters, teamCoaches } from '../../db/schema/index.ts';
import { storeAccount, type TestAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const COACH = 50;
const STRANGER = 51;
const ONE_PLAYERS_COACH = 52;
const COACH_OF_ANOTHER_TEAM = 53;
const TEAM = 1;
const [ADA, BEA, CID, DEE, ELSEWHERE, CLOSED] = [1, 2, 3, 4, 5, 6] as const;

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  const roundsOf = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      scoreOnlyRound(`r${index}`, { playedOn: calendarDay(`2026-05-${String(index + 10)}`) }),
    );
  const careerOf = (accountId: number, count: number): TeamCareer => ({
    accountId: accountIdOf(accountId),
    career: roundsOf(count).map((round) => ({ summary: summarizeRound(round), tally: tallyRound(round) })),
  });

  beforeAll(async () => {
    const player = (account: TestAccount) =>
      storeAccount(database, { profileTypeIds: [4], seeingIds: [COACH], ...account });
    // What a player closes to others is open to those who may see everything.
    const settings = [{ featureId: features.compareStats, isPublic: false }];
    await player({ accountId: ADA, firstName: 'Ada', lastName: 'West', settings, enteringIds: [ONE_PLAYERS_COACH] });
    await player({ accountId: BEA, firstName: 'Bea', lastName: 'East', settings });
    await player({ accountId: CID, firstName: 'Cid', lastName: 'North', allowPublicSite: false });
    await player({ accountId: DEE, firstName: 'Dee', lastName: 'South' });
    await player({ accountId: ELSEWHERE, firstName: 'Elsewhere' });
    await player({ accountId: CLOSED, firstName: 'Closed', seeingIds: [] });
    for (const accountId of [COACH, STRANGER, ONE_PLAYERS_COACH, COACH_OF_ANOTHER_TEAM]) {
      await storeAccount(database, { accountId });
    }
    await database.query.insert(organizations).values([
      { organizationId: TEAM, name: 'Harrow Glen', shortName: 'harrow-glen' },
      { organizationId: 2, name: 'Other', shortName: 'other' },
    ]);
    const coach = (accountId: number, organizationId: number) => ({
      ...{ accountId: accountIdOf(accountId), organizationId, isHead: true, since: new Date(0) },
    });
    await database.query
      .insert(teamCoaches)
      .values([coach(COACH, TEAM), coach(ONE_PLAYERS_COACH, TEAM), coach(COACH_OF_ANOTHER_TEAM, 2)]);
    await database.query.insert(rosters).values([
      { organizationId: TEAM, rosterId: 11, name: 'Women', memberAccountIds: [ADA, BEA, DEE, CLOSED].map(accountIdOf) },
      { organizationId: TEAM, rosterId: 12, name: 'Men', memberAccountIds: [CID].map(accountIdOf) },
      { organizationId: TEAM, rosterId: 13, name: 'Travelling', memberAccountIds: [ADA, CID].map(accountIdOf) },
    ]);
    await storeRounds(database, ADA, roundsOf(6));
    await storeRounds(database, BEA, roundsOf(8));
    await storeRounds(database, CID, roundsOf(5));
    await storeRounds(database, DEE, roundsOf(2));
    await storeRounds(database, CLOSED, roundsOf(9));
  });

  type Asked = { readonly accountId?: number; readonly squadId?: number; readonly organizationId?: number };
  const compare = async (caller: number | null, { accountId = ADA, organizationId = TEAM, ...query }: Asked = {}) =>
    server.call(
      'compareWithTeam',
      { params: { organizationId, accountId: accountIdOf(accountId) }, query },
      caller === null ? {} : { token: await server.tokenOf(caller) },
    );
  const matesOf = (answer: Awaited<ReturnType<typeof compare>>) =>
    answer.body.mates.map(({ name, roundCount, isCounted }) => [name, roundCount, isCounted]);

  it("is the engine's, of the teammates whom the coach sees, in a squad or in the whole team (TEAM-07, TEAM-O131)", async () => {
    const whole = await compare(COACH);
    expect(matesOf(whole)).toEqual([
      ['Bea East', 8, true],
      ['Cid North', 5, true],
      ['Dee South', 2, false],
    ]);
    const expected = compareWithTeam(
      careerOf(ADA, 6),
      [careerOf(BEA, 8), careerOf(CID, 5), careerOf(DEE, 2)],
      { holeCount: 18, period: 'last12Months', kind: 'all' },
      server.clock.today(),
    );
    expect(whole.body.comparison).toEqual(JSON.parse(JSON.stringify(expected.comparison)));
    expect(whole.body).toMatchObject({
      teamName: 'Harrow Glen',
      squads: [
        { squadId: 11, name: 'Women' },
        { squadId: 13, name: 'Travelling' },
      ],
    });
    expect(matesOf(await compare(COACH, { squadId: 13 }))).toEqual([['Cid North', 5, true]]);
  });

  it('is missing for strangers and recruiters, for coaches of other teams, for a squad without the player, and of a player whom the coach does not see (TEAM-O134)', async () => {
    const missing = [
      await compare(STRANGER),
      await compare(COACH_OF_ANOTHER_TEAM),
      await compare(COACH, { squadId: 12 }),
      await compare(COACH, { squadId: 999 }),
      await compare(COACH, { accountId: ELSEWHERE }),
      await compare(COACH, { accountId: CLOSED }),
      await compare(COACH, { accountId: 999 }),
      await compare(COACH, { organizationId: 999 }),
      await compare(ONE_PLAYERS_COACH, { accountId: BEA }),
    ];
    expect(new Set(missing.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(missing.map(({ error }) => error?.message)).size).toBe(1);
    expect((await compare(null)).status).toBe(401);
  });

  it('has nobody on the other side where the coach sees no teammate (TEAM-07)', async () => {
    const { body } = await compare(ONE_PLAYERS_COACH);
    expect([body.mates, body.squads, body.comparison.right.isEmpty]).toEqual([[], [], true]);
  });

  it('has the newest rounds, and ends with the next call for a coach who is taken out, or of a player who ends access (TEAM-03, TEAM-07)', async () => {
    await server.call(
      'putRound',
      {
        params: { accountId: BEA, roundId: 'new' },
        body: scoreOnlyRound('new', { playedOn: calendarDay('2026-06-01') }),
      },
      { token: await server.tokenOf(BEA) },
    );
    expect(matesOf(await compare(COACH))[0]).toEqual(['Bea East', 9, true]);
    await server.call('removeCircleMember', { params: { memberId: COACH } }, { token: await server.tokenOf(CID) });
    expect(matesOf(await compare(COACH)).map(([name]) => name)).toEqual(['Bea East', 'Dee South']);
    await server.call(
      'removeTeamCoach',
      { params: { organizationId: TEAM, memberId: COACH } },
      { token: await server.tokenOf(ONE_PLAYERS_COACH) },
    );
    expect((await compare(COACH)).status).toBe(404);
  });
});
