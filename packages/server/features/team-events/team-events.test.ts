import type { CallOf, RouteId } from '@strokebook/contract';
import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  organizations,
  rosters,
  scheduleEvents,
  teamCoaches,
  teamPlayers,
  tournaments,
} from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const [TEAM, OTHER_TEAM] = [1, 2];
const [ADA, BEA, CID, DEE, EVA, LEFT] = [1, 2, 3, 4, 5, 6];
const [COACH, OTHER_COACH, STRANGER, GUARDIAN, MANAGER] = [50, 51, 52, 53, 54];
const EVENT = 'prairie';
const day = calendarDay('2026-06-14');
const course = { courseId: null, name: 'Millbrook', tee: 'Blue', par: 72, rating: 74.9 };
const params = { organizationId: TEAM };
const earlier = { fieldSize: 78, place: 12, isTied: true, ending: null, rounds: [] };

const answers: CallOf<'createTeamEvent'>['body']['answers'] = {
  ...{ name: 'Prairie Classic', tournamentId: EVENT, format: '5-4', url: null },
  players: [ADA, BEA, CID, DEE, EVA].map((accountId) => ({ playerId: `p${accountId}`, accountId, guestName: null })),
  rounds: [{ playedOn: day, course }],
};

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  beforeAll(async () => {
    const { query } = database;
    for (const accountId of [ADA, BEA, CID, EVA, LEFT, COACH, OTHER_COACH, STRANGER, GUARDIAN])
      await storeAccount(database, { accountId, firstName: `First${accountId}`, lastName: 'North', birthYear: 1990 });
    await storeAccount(database, { accountId: MANAGER, birthYear: 1980, isProductManager: true });
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
    // Eva lets the coaches see alone.
    await query.insert(teamPlayers).values(
      [ADA, BEA, CID, DEE, EVA].map((id) => ({
        ...{ accountId: accountIdOf(id), organizationId: TEAM, since },
        level: id === EVA ? ('see' as const) : ('enter' as const),
      })),
    );
    await query.insert(rosters).values([
      {
        organizationId: TEAM,
        rosterId: 11,
        name: 'Women',
        memberAccountIds: [ADA, BEA, CID, DEE, EVA].map(accountIdOf),
      },
    ]);
    await query.insert(tournaments).values({
      ...{ tournamentId: EVENT, name: 'Prairie Classic', startDate: day, endDate: day, numberOfRounds: 1 },
      ...{ eventType: 'tournament', locale: 'college', isTeamEvent: true },
    });
  });
  beforeEach(async () => {
    for (const table of ['team_events', 'rounds', 'notices', 'schedule_events'])
      await database.pool.query(`DELETE FROM ${table}`);
    await database.query
      .insert(scheduleEvents)
      .values({ accountId: accountIdOf(ADA), tournamentId: EVENT, status: 'inField', result: earlier as never });
  });

  const call = async <Id extends RouteId>(id: Id, input: CallOf<Id>, as: number | null) =>
    server.call(id, input as never, { token: as === null ? undefined : await server.tokenOf(as) });
  const open = async () => (await call('createTeamEvent', { params, body: { answers } }, COACH)).body;
  type Change = CallOf<'changeTeamEvent'>['body']['change'];
  const change = (eventId: string, one: Change, as = COACH) =>
    call('changeTeamEvent', { params: { ...params, eventId }, body: { change: one } }, as);
  const get = (eventId: string, as: number | null) => call('getTeamEvent', { params: { ...params, eventId } }, as);
  const typed = (revision: number, scores: Readonly<Record<number, number>>): Change => ({
    ...{ kind: 'scores', revision },
    scores: Object.entries(scores).map(([id, strokes]) => ({
      playerId: `p${id}`,
      round: 0,
      score: { kind: 'score', strokes },
    })),
  });
  const resultsOf = async () => {
    const { rows } = await database.pool.query<{
      account_id: number;
      result: { rounds: { score: number }[]; place: number | null } | null;
    }>('SELECT account_id, result FROM schedule_events ORDER BY account_id');
    return rows.map(({ account_id, result }) => [
      account_id,
      result?.rounds.map(({ score }) => score).join() ?? null,
      result?.place ?? null,
    ]);
  };
  const played = async () => {
    const { eventId, revision } = await open();
    return (await change(eventId, typed(revision, { [ADA]: 71, [BEA]: 73, [CID]: 74, [DEE]: 76, [EVA]: 80 }))).body;
  };

  it('counts four of five, says what is dropped, and what a missing player would have cost (TEAM-13)', async () => {
    const page = await played();
    expect([page.figure, page.teamScores, page.stage]).toEqual(['+6', ['294'], 'after round 1 of 1']);
    expect(page.headline).toBe('after round 1. First5’s 80 is dropped in round 1.');
    expect(page.cost).toBe(
      'Round 1 dropped an 80. Without First1 North: 303, 9 more. Without First5 North: 294, the same.',
    );
    expect(page.rows.map(({ playerId, cells }) => [playerId, cells[0]?.text, cells[0]?.isDropped])).toEqual([
      ['p1', '71', false],
      ['p2', '73', false],
      ['p3', '74', false],
      ['p4', '76', false],
      ['p5', '80', true],
    ]);
  });

  it('is read by the team and guardians, changed by its coaches, and closed to everybody else (TEAM-03, TEAM-13, TEAM-28)', async () => {
    const { eventId, revision } = await open();
    const statuses = async (ask: (as: number | null) => Promise<{ status: number }>) => {
      const found: number[] = [];
      for (const as of [COACH, ADA, GUARDIAN, LEFT, OTHER_COACH, STRANGER, null]) found.push((await ask(as)).status);
      return found;
    };
    expect(await statuses((as) => get(eventId, as))).toEqual([200, 200, 200, 404, 404, 404, 401]);
    expect(await statuses((as) => call('listTeamEvents', { params }, as))).toEqual([200, 200, 200, 404, 404, 404, 401]);
    const scores = typed(revision, { [ADA]: 71 });
    const changed = async (as: number | null) =>
      call('changeTeamEvent', { params: { ...params, eventId }, body: { change: scores } }, as);
    expect(await statuses(changed)).toEqual([200, 404, 404, 404, 404, 404, 401]);
    const guarded = (await get(eventId, GUARDIAN)).body;
    expect([guarded.desk, guarded.people.map(({ name, accountId }) => [name, accountId]).at(3)]).toEqual([
      null,
      ['Dee S.', null],
    ]);
    const list = (await call('listTeamEvents', { params }, ADA)).body;
    expect([list.choices, list.last]).toEqual([[], null]);
    expect((await call('getTeamEvent', { params: { organizationId: OTHER_TEAM, eventId } }, OTHER_COACH)).status).toBe(
      404,
    );
    const stranger = [{ playerId: 'x', accountId: STRANGER, guestName: null }];
    const refused = await call(
      'createTeamEvent',
      { params, body: { answers: { ...answers, players: stranger } } },
      COACH,
    );
    expect(refused.error?.problems?.[0]?.message).toBe('Somebody in the list has not joined the team.');
  });

  it('takes the own round of the day and course, and shows where card and official score differ (TEAM-14)', async () => {
    const { eventId } = await open();
    const holes = Array.from({ length: 18 }, (_, index) => ({ hole: index + 1, par: 4, score: index === 0 ? 6 : 4 }));
    await call(
      'putRound',
      {
        params: { accountId: ADA, roundId: 'own' },
        body: scoreOnlyRound('own', { playedOn: day, type: 'tournament', course: { name: 'Millbrook' }, holes }),
      } as never,
      ADA,
    );
    const page = (await get(eventId, COACH)).body;
    expect(page.rows[0]?.cells[0]).toMatchObject({ text: '74', note: '' });
    const official = await change(eventId, typed(page.revision, { [ADA]: 75 }));
    expect(official.body.rows[0]?.cells[0]).toMatchObject({ text: '75', note: 'card 74, official 75' });
  });

  it('writes results to the schedules that let coaches enter scores, and takes them back in one step (TEAM-14, TEAM-27)', async () => {
    const { eventId, revision } = await played();
    const finished = await change(eventId, { kind: 'finish', revision });
    expect(finished.body).toMatchObject({ isFinished: true, desk: { written: 4 } });
    expect(await resultsOf()).toEqual([
      [ADA, '71', 12],
      [BEA, '73', null],
      [CID, '74', null],
      [DEE, '76', null],
    ]);
    // Eva is offered hers, and tells it herself.
    expect([(await get(eventId, EVA)).body.isOffered, (await get(eventId, ADA)).body.isOffered]).toEqual([true, false]);
    expect((await call('takeTeamEventResult', { params: { ...params, eventId } }, STRANGER)).status).toBe(404);
    expect((await call('takeTeamEventResult', { params: { ...params, eventId } }, EVA)).body.isOffered).toBe(false);
    const told = (await call('listNotices', {}, BEA)).body.notices.map(({ kind }) => kind);
    expect(told).toEqual(['dataChanged']);
    const refused = await change(eventId, typed(finished.body.revision, { [ADA]: 70 }));
    expect(refused.error?.problems?.[0]?.message).toBe('Its results are in the schedules: take them back first.');
    const back = await change(eventId, { kind: 'takeBack', revision: finished.body.revision });
    expect(back.body).toMatchObject({ isFinished: false });
  });

  it('restores what stood in each schedule before, and leaves what has changed since (TEAM-14)', async () => {
    const { eventId, revision } = await played();
    const finished = await change(eventId, { kind: 'finish', revision });
    await database.pool.query(
      `UPDATE schedule_events SET result = jsonb_set(result, '{place}', '5') WHERE account_id = ${CID}`,
    );
    await change(eventId, { kind: 'takeBack', revision: finished.body.revision });
    expect(await resultsOf()).toEqual([
      [ADA, '', 12],
      [CID, '74', 5],
    ]);
  });

  it('lets two coaches who finish it at once write the results once, and a product manager none (TEAM-25, TEAM-36)', async () => {
    const { eventId, revision } = await played();
    const reason = { category: 'ownerAsked', note: 'A call' } as const;
    const asManager = await call(
      'changeTeamEvent',
      { params: { ...params, eventId }, body: { change: { kind: 'finish', revision }, reason } },
      MANAGER,
    );
    expect(asManager.status).toBe(404);
    const both = await Promise.all([
      change(eventId, { kind: 'finish', revision }),
      change(eventId, { kind: 'finish', revision }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await resultsOf()).toHaveLength(4);
  });

  it('keeps the scores of an account that ends, and counts a season of what was played (TEAM-14, TEAM-22)', async () => {
    await played();
    const { body } = await call('listTeamEvents', { params }, COACH);
    expect([body.season, body.rows[0]]).toEqual([
      '1 round in 1 event',
      { counted: 1, of: 1, overRating: -3.9, rated: 1, name: 'First1 North', isOwn: false, accountId: ADA },
    ]);
    await database.pool.query('DELETE FROM team_players WHERE account_id = 5');
    await database.pool.query('UPDATE rosters SET member_account_ids = array_remove(member_account_ids, 5)');
    const after = (await call('listTeamEvents', { params }, COACH)).body;
    expect(after.rows.map(({ name }) => name)).toContain('Former member');
  });
});
