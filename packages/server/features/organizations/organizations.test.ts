import { accountIdOf, features } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import type { RoundType } from '@strokebook/golf/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { featureSettings, organizations, rosters, teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import { storeAccount, type TestAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../../testing/test-rounds.ts';
import { storeResult } from '../../testing/test-schedule.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  beforeAll(async () => {
    const player = (account: TestAccount) => storeAccount(database, { profileTypeIds: [4], ...account });
    await player({ accountId: 1, firstName: 'Ada', lastName: 'Open' });
    await player({ accountId: 2, allowPublicSite: false });
    await player({ accountId: 3, settings: [{ featureId: features.website, isPublic: false }] });
    await player({ accountId: 4, settings: [{ featureId: features.roundAssessment, isPublic: false }] });
    await player({ accountId: 5, profileTypeIds: [2] });
    await player({ accountId: 6, firstName: 'Elsewhere' });
    await database.query.insert(organizations).values({
      organizationId: 1,
      name: 'Harrow Glen Golf',
      shortName: 'Harrow-Glen',
      phone: '+15550109001',
      logoSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      color: '#1c3268',
      secondColor: '#f2c14e',
    });
    await database.query.insert(organizations).values([
      { organizationId: 0, name: 'Colorless Club', shortName: 'colorless' },
      { organizationId: 2, name: 'Second Club', shortName: 'second', color: '#000000' },
    ]);
    await database.query.insert(rosters).values([
      { organizationId: 0, rosterId: 1, memberAccountIds: [accountIdOf(1)] },
      { organizationId: 2, rosterId: 21, memberAccountIds: [1, 6].map(accountIdOf) },
    ]);
    await database.query.insert(rosters).values([
      {
        organizationId: 1,
        rosterId: 11,
        name: 'First',
        groupName: 'Women',
        memberAccountIds: [1, 2, 3, 999].map(accountIdOf),
      },
      { organizationId: 1, rosterId: 12, name: null, groupName: 'Men', memberAccountIds: [4, 5, 1].map(accountIdOf) },
      { organizationId: 1, rosterId: 13, name: null, groupName: null, memberAccountIds: [] },
    ]);
    // Twelve tournament rounds of par 72, the two oldest far over it, one tee without a slope and one without a rating;
    // and newer practice rounds far under par.
    for (const accountId of [1, 4]) {
      const roundOf = (
        id: string,
        day: number,
        type: RoundType,
        score: number,
        tee: { rating?: number; slope?: number },
      ) =>
        scoreOnlyRound(`${id}${day}`, {
          playedOn: calendarDay(`2026-04-${String(day).padStart(2, '0')}`),
          type,
          course: { name: 'Alder Creek', tee: { name: 'Blue', ...tee } },
          holes: scoreOnlyRound('x').holes.map((hole) => ({ ...hole, score })),
        });
      const tees = [{ rating: 71.2, slope: 120 }, { rating: 71.2 }, {}];
      await storeRounds(database, accountId, [
        ...Array.from({ length: 12 }, (_, day) =>
          roundOf(
            't',
            day + 1,
            day % 2 === 0 ? 'tournament' : 'qualifier',
            day < 2 ? 9 : 4,
            tees[Math.max(0, day - 9)] ?? {},
          ),
        ),
        ...Array.from({ length: 12 }, (_, day) => roundOf('p', day + 15, 'practice', 3, { rating: 71.2, slope: 120 })),
      ]);
    }
  });

  const list = (group?: string, shortName = 'harrow-glen') =>
    server.call('listOrganizationPlayers', {
      params: { shortName },
      query: { ...(group === undefined ? {} : { group }) },
    });
  const ids = async (group: string) => (await list(group)).body.players.map(({ accountId }) => accountId).sort();

  it('is found by its short name in any case, with its rosters, each by its name, else its group, else its id (ORG-08, API-10, DATA-04, DATA-O5)', async () => {
    const { body } = await server.call('getOrganization', { params: { shortName: 'HARROW-GLEN' } });
    expect(body).toEqual({
      organizationId: 1,
      organizationName: 'Harrow Glen Golf',
      organizationShort: 'Harrow-Glen',
      phone: '+15550109001',
      address: null,
      imgUrl: '/api/organizations/Harrow-Glen/image',
      roster: [
        { rosterId: 11, name: 'First', groupName: 'Women' },
        { rosterId: 12, name: 'Men', groupName: 'Men' },
        { rosterId: 13, name: 'Roster 13', groupName: null },
      ],
    });
    const image = await server.call('getOrganizationImage', { params: { shortName: 'harrow-glen' } });
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('answers whether a short name, a roster and a group exist (ORG-03, ORG-04, ORG-05, ORG-06, API-10)', async () => {
    const statuses = async (...groups: string[]) =>
      Promise.all(groups.map(async (group) => (await list(group)).status));
    expect((await server.call('getOrganization', { params: { shortName: 'nowhere' } })).status).toBe(404);
    expect((await list('All', 'nowhere')).status).toBe(404);
    expect(await statuses('All', '11', 'women', '99', 'Juniors')).toEqual([200, 200, 200, 404, 404]);
  });

  it('lists each public player once, and nobody who is hidden or of no listed kind (ORG-O4, SEARCH-12, SEARCH-13)', async () => {
    expect(await ids('All')).toEqual([1, 4]);
    expect(await ids('Women')).toEqual([1]);
    expect(await ids('12')).toEqual([1, 4]);
  });

  it('lends its colors to the profiles of its players, the first one that has some (FIRST-08, FIRST-O61)', async () => {
    const colorsOf = async (accountId: number) => {
      const { body } = await server.call('getProfileById', { params: { accountId: accountIdOf(accountId) } });
      return body.schoolColors;
    };
    await storeAccount(database, { accountId: 7 });
    expect([await colorsOf(1), await colorsOf(6), await colorsOf(7)]).toEqual([
      { first: '#1c3268', second: '#f2c14e' },
      { first: '#000000', second: null },
      null,
    ]);
    const notHex = database.query.insert(organizations).values({
      ...{ organizationId: 3, name: 'Third Club', shortName: 'third' },
      color: 'red; background: url(x)',
    });
    await expect(notHex).rejects.toThrow();
  });

  describe('the form of players on the page of an organization', () => {
    const [COACH, JOINED, OTHER_COACH, MANAGER] = [31, 32, 33, 34];
    beforeAll(async () => {
      for (const accountId of [COACH, JOINED, OTHER_COACH, MANAGER]) {
        await storeAccount(database, { accountId, isProductManager: accountId === MANAGER });
      }
      const since = new Date(0);
      const coach = (id: number, organizationId: number) => ({
        ...{ accountId: accountIdOf(id), organizationId, isHead: true, since },
      });
      await database.query.insert(teamCoaches).values([coach(COACH, 1), coach(OTHER_COACH, 2)]);
      await database.query
        .insert(teamPlayers)
        .values([{ accountId: accountIdOf(JOINED), organizationId: 1, level: 'see', since }]);
    });
    const listIn = async (caller: number, group: string) => {
      const call = { params: { shortName: 'harrow-glen' }, query: { group } };
      return (await server.call('listOrganizationPlayers', call, { token: await server.tokenOf(caller) })).body;
    };
    const listAs = async (accountId: number | null) => {
      const token = accountId === null ? undefined : await server.tokenOf(accountId);
      const { body } = await server.call(
        'listOrganizationPlayers',
        { params: { shortName: 'harrow-glen' }, query: {} },
        { token },
      );
      return { body, of: (id: number) => body.players.find((player) => player.accountId === id) };
    };

    it('is of the last ten competitions for its players and coaches, with a place, and of whoever hides their rounds nothing (TEAM-05, TEAM-23, ACCESS-11)', async () => {
      for (const caller of [COACH, JOINED, MANAGER]) {
        const { body, of } = await listAs(caller);
        expect([caller, body.countsQualifiers]).toEqual([caller, true]);
        // The rating counts whatever the slope.
        expect(of(1)).toMatchObject({
          form: {
            figure: { strokes: expect.closeTo(0.8, 9) as unknown, roundCount: 9, since: '2026-04-03' },
            unratedCount: 1,
            apart: null,
          },
          // Of several rosters there is no common order.
          place: null,
        });
        expect(body.isAcrossSquads).toBe(true);
        const squad = await listIn(caller, '11');
        expect(squad.isAcrossSquads).toBe(false);
        expect(squad.players.find((player) => player.accountId === 1)?.place).toMatchObject({ first: 1 });
        // A product manager sees the rounds of everybody.
        if (caller !== MANAGER) expect(of(4)).toMatchObject({ form: null, place: null });
      }
    });

    it('is of tournaments alone for everybody else: no figure of a stranger changes with a qualifier (TEAM-23)', async () => {
      for (const caller of [null, OTHER_COACH, 6]) {
        const { body, of } = await listAs(caller);
        expect([caller, body.countsQualifiers]).toEqual([caller, false]);
        // Six tournaments, the first of them far over par.
        expect(of(1)?.form?.figure).toMatchObject({ roundCount: 6, since: '2026-04-01' });
        expect(of(1)?.form).toMatchObject({ unratedCount: 0, apart: null });
      }
      const before = (await listAs(null)).body;
      const qualifier = { ...scoreOnlyRound('late', { playedOn: calendarDay('2026-04-30'), type: 'qualifier' }) };
      await storeRounds(database, 1, [
        { ...qualifier, course: { name: 'Alder', tee: { name: 'Blue', rating: 71.2 } } },
      ]);
      expect((await listAs(null)).body).toEqual(before);
      expect((await listAs(COACH)).body).not.toEqual(before);
    });

    it('counts typed scores of tournaments for strangers where the schedule is open, and those of qualifiers for the team alone (TEAM-05, TEAM-23, ACCESS-12)', async () => {
      const countOf = async (caller: number | null) => (await listAs(caller)).of(1)?.form?.figure?.roundCount;
      const before = [await countOf(null), await countOf(COACH)];
      for (const [tournamentId, eventType] of [
        ['typed', 'tournament'],
        ['inside', 'qualifier'],
      ] as const) {
        await storeResult(database, { accountId: 1, tournamentId, eventType, endDate: calendarDay('2026-05-20') });
      }
      expect(await countOf(null)).toBe((before[0] ?? 0) + 1);
      expect(await countOf(COACH)).toBe(before[1]);
      expect((await listAs(COACH)).of(1)?.form?.figure).toMatchObject({ scoreCount: 2 });
      await database.query
        .insert(featureSettings)
        .values({ accountId: accountIdOf(1), featureId: features.schedule, isPublic: false });
      expect(await countOf(null)).toBe(before[0]);
      expect((await listAs(COACH)).of(1)?.form?.figure).toMatchObject({ scoreCount: 0 });
    });
  });
});
