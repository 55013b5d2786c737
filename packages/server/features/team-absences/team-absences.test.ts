import type { CallOf } from '@strokebook/contract';
import { accountIdOf } from '@strokebook/golf/access';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { organizations, teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const [TEAM, OTHER_TEAM] = [1, 2];
const [ADA, DEE, LEFT] = [1, 2, 3];
const [COACH, OTHER_COACH, STRANGER, GUARDIAN, MANAGER] = [50, 51, 52, 53, 54];
const NOBODY = 99;
const params = { organizationId: TEAM };
const IDS = ['3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4b01', '3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4b02'] as const;
type Days = CallOf<'putTeamAbsence'>['body'];
const days: Days = {
  revision: 0,
  firstDay: '2026-06-20',
  lastDay: '2026-06-22',
  reason: 'injury',
  note: 'Left wrist',
} as never;

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  beforeAll(async () => {
    const { query } = database;
    for (const accountId of [COACH, OTHER_COACH, STRANGER, LEFT, GUARDIAN])
      await storeAccount(database, { accountId, birthYear: 1980 });
    await storeAccount(database, { accountId: MANAGER, birthYear: 1980, isProductManager: true });
    await storeAccount(database, { accountId: ADA, firstName: 'Ada', lastName: 'North', birthYear: 1990 });
    // Of unknown age, so taken as under 18 (TEAM-28).
    await storeAccount(database, {
      ...{ accountId: DEE, firstName: 'Dee', lastName: 'South', allowPublicSite: false },
      ...{ seeingIds: [GUARDIAN], guardianIds: [accountIdOf(GUARDIAN)] },
    });
    await query.insert(organizations).values([
      { organizationId: TEAM, name: 'Harrow Glen', shortName: 'harrow-glen' },
      { organizationId: OTHER_TEAM, name: 'Other', shortName: 'other' },
    ]);
    const since = new Date(0);
    await query.insert(teamCoaches).values([
      { accountId: accountIdOf(COACH), organizationId: TEAM, isHead: true, since },
      { accountId: accountIdOf(OTHER_COACH), organizationId: OTHER_TEAM, isHead: true, since },
    ]);
    await query
      .insert(teamPlayers)
      .values(
        [ADA, DEE].map((id) => ({ accountId: accountIdOf(id), organizationId: TEAM, level: 'see' as const, since })),
      );
  });
  beforeEach(async () => {
    for (const table of ['team_absences', 'notices']) await database.pool.query(`DELETE FROM ${table}`);
  });

  const tokenOf = async (as: number | null) => ({ token: as === null ? undefined : await server.tokenOf(as) });
  const put = async (memberId: number, as: number | null, changes: object = {}, absenceId: string = IDS[0]) =>
    server.call(
      'putTeamAbsence',
      { params: { ...params, memberId, absenceId }, body: { ...days, ...changes } } as never,
      await tokenOf(as),
    );
  const list = async (as: number | null) => server.call('listTeamAbsences', { params }, await tokenOf(as));
  const seen = async (as: number) => {
    const { status, body } = await list(as);
    return status === 200 ? body.absences.map(({ accountId, reason, note }) => [accountId, reason, note]) : status;
  };

  it('shows the reason of an absence to the coaches of the team, the player and a guardian, and to nobody else (TEAM-20)', async () => {
    await put(ADA, ADA);
    await put(DEE, GUARDIAN, { reason: 'class', note: '' }, IDS[1]);
    const [adas, dees] = [
      [ADA, 'injury', 'Left wrist'],
      [DEE, 'class', ''],
    ];
    expect(await seen(COACH)).toEqual([adas, dees]);
    expect(await seen(ADA)).toEqual([adas]);
    expect([await seen(DEE), await seen(GUARDIAN)]).toEqual([[dees], [dees]]);
    for (const as of [OTHER_COACH, STRANGER, LEFT, MANAGER]) expect([as, await seen(as)]).toEqual([as, 404]);
    expect((await list(null)).status).toBe(401);
    const { body } = await list(GUARDIAN);
    expect([body.reader, body.people.map(({ name }) => name)]).toEqual(['guardian', ['Dee South']]);
  });

  it('lets the player, a guardian and coaches of the team say it, and nobody for somebody else (TEAM-20, TEAM-03)', async () => {
    const statuses = async (memberId: number, changes: object) => {
      const callers = [COACH, ADA, DEE, GUARDIAN, OTHER_COACH, STRANGER, LEFT, MANAGER, null];
      const found: number[] = [];
      for (const as of callers) {
        await database.pool.query('DELETE FROM team_absences');
        found.push((await put(memberId, as, changes)).status);
      }
      return found;
    };
    expect(await statuses(ADA, {})).toEqual([200, 200, 404, 404, 404, 404, 404, 404, 401]);
    expect(await statuses(DEE, {})).toEqual([200, 404, 200, 200, 404, 404, 404, 404, 401]);
    for (const memberId of [LEFT, NOBODY]) expect((await put(memberId, COACH)).status).toBe(404);
  });

  it('refuses what somebody has changed meanwhile, and days that make no sense, with a sentence (TEAM-20, TEAM-25)', async () => {
    await put(ADA, ADA);
    const changed = await put(ADA, COACH, { revision: 1, lastDay: '2026-06-25' });
    expect(changed.body.absences).toMatchObject([{ revision: 2, lastDay: '2026-06-25', byName: 'First Last 50' }]);
    for (const revision of [0, 1, 3]) {
      expect((await put(ADA, ADA, { revision })).error?.code).toBe('ABSENCE_CHANGED');
    }
    const problemOf = async (firstDay: string, lastDay: string) =>
      (await put(ADA, ADA, { firstDay, lastDay }, IDS[1])).error?.problems?.[0]?.message;
    expect(await problemOf('2026-06-20', '2026-06-19')).toBe('The last day is before the first one.');
    expect(await problemOf('2026-06-20', '2028-06-22')).toBe('The last day is more than a year from now.');
    expect(await problemOf('2024-06-22', '2026-06-20')).toBe('The first day is more than a year ago.');
    expect(await seen(COACH)).toHaveLength(1);
  });

  it('tells the coaches that a player cannot come, without the reason, and nobody what a coach writes (TEAM-20, TEAM-33)', async () => {
    const told = async (as: number) =>
      (await server.call('listNotices', {}, await tokenOf(as))).body.notices.map(({ kind, details }) => [
        kind,
        details.playerName ?? '',
        JSON.stringify(details).includes('wrist'),
      ]);
    await put(DEE, GUARDIAN);
    expect(await told(COACH)).toEqual([['absenceSaid', 'Dee South', false]]);
    await put(ADA, COACH, {}, IDS[1]);
    expect([await told(COACH), await told(ADA)]).toEqual([[['absenceSaid', 'Dee South', false]], []]);
  });

  it('goes with the membership: who leaves the team takes the reasons along (TEAM-20, TEAM-22)', async () => {
    await put(ADA, ADA);
    await server.call('leaveTeam', { params: { ...params, role: 'player' } }, await tokenOf(ADA));
    expect([await seen(COACH), await seen(ADA)]).toEqual([[], 404]);
    expect((await database.pool.query('SELECT FROM team_absences')).rowCount).toBe(0);
    await database.query
      .insert(teamPlayers)
      .values({ accountId: accountIdOf(ADA), organizationId: TEAM, level: 'see', since: new Date(0) });
  });

  it('is taken back by whoever may say it, also twice (TEAM-20)', async () => {
    await put(ADA, ADA);
    const remove = async (as: number) =>
      (
        await server.call(
          'removeTeamAbsence',
          { params: { ...params, memberId: ADA, absenceId: IDS[0] } },
          await tokenOf(as),
        )
      ).status;
    expect([await remove(STRANGER), await remove(DEE), await seen(COACH)]).toEqual([
      404,
      404,
      [[ADA, 'injury', 'Left wrist']],
    ]);
    expect([await remove(COACH), await remove(ADA), await seen(ADA)]).toEqual([200, 200, []]);
  });
});
