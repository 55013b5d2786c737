import type { CallOf, RouteId } from '@strokebook/contract';
import { accountIdOf } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { type OfferedRound, roundOfOffer, withCourse } from '@strokebook/golf/qualifier';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { organizations, qualifiers, rosters, teamCoaches, teamPlayers } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const [TEAM, OTHER_TEAM] = [1, 2];
const [ADA, BEA, CID, DEE, LEFT] = [1, 2, 3, 4, 5];
const [HEAD, COACH, OTHER_COACH, STRANGER, GUARDIAN] = [50, 51, 52, 53, 54];
const day = calendarDay('2026-06-15');
const course = { courseId: null, name: 'Alder Creek', tee: 'Blue', par: 72, rating: 71.2 };
const params = { organizationId: TEAM };

const answers: CallOf<'createQualifier'>['body']['answers'] = {
  ...{ name: 'Prairie Classic', tournamentId: null, entryUntil: null, placesByScore: 2, picks: 1, words: '' },
  entrants: [ADA, BEA, CID, DEE].map((accountId) => ({
    ...{ entrantId: `e${accountId}`, accountId, guestName: null, exemption: null },
  })),
  rounds: [{ playedOn: day, courses: [course] }],
  rule: { measure: 'toPar', bestOf: null },
  ties: ['lastRound'],
};
const pars = Array.from({ length: 18 }, () => 4);
const phones = ['3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4a01', '3a1f0c52-8a7e-4b1c-9d35-2f5b8f0c4a02'] as const;
const strokes = (score: number) => ({ kind: 'score', strokes: score }) as const;

onEachDatabase((openTestDatabase) => {
  const { database, server } = useTestServer(openTestDatabase);

  beforeAll(async () => {
    for (const [accountId, firstName] of [
      [ADA, 'Ada'],
      [BEA, 'Bea'],
      [CID, 'Cid'],
      [LEFT, 'Lou'],
    ] as const) {
      await storeAccount(database, {
        accountId,
        firstName,
        lastName: 'North',
        birthYear: 1990,
        allowPublicSite: accountId === ADA,
      });
    }
    await storeAccount(database, { accountId: GUARDIAN, birthYear: 1970 });
    // Of unknown age, so taken as under 18 (TEAM-28).
    await storeAccount(database, {
      accountId: DEE,
      firstName: 'Dee',
      lastName: 'South',
      allowPublicSite: false,
      seeingIds: [GUARDIAN],
      guardianIds: [accountIdOf(GUARDIAN)],
    });
    for (const accountId of [HEAD, COACH, OTHER_COACH, STRANGER])
      await storeAccount(database, { accountId, birthYear: 1980 });
    await database.query.insert(organizations).values([
      { organizationId: TEAM, name: 'Harrow Glen', shortName: 'harrow-glen' },
      { organizationId: OTHER_TEAM, name: 'Other', shortName: 'other' },
    ]);
    const since = new Date(0);
    const coach = (accountId: number, organizationId: number, isHead: boolean) => ({
      accountId: accountIdOf(accountId),
      organizationId,
      isHead,
      since,
    });
    await database.query
      .insert(teamCoaches)
      .values([coach(HEAD, TEAM, true), coach(COACH, TEAM, false), coach(OTHER_COACH, OTHER_TEAM, true)]);
    await database.query.insert(teamPlayers).values(
      [ADA, BEA, CID, DEE].map((id) => ({
        accountId: accountIdOf(id),
        organizationId: TEAM,
        level: 'see' as const,
        since,
      })),
    );
    await database.query
      .insert(rosters)
      .values([
        { organizationId: TEAM, rosterId: 11, name: 'Women', memberAccountIds: [ADA, BEA, CID, DEE].map(accountIdOf) },
      ]);
  });
  beforeEach(async () => {
    for (const table of ['qualifiers', 'rounds', 'notices']) await database.pool.query(`DELETE FROM ${table}`);
  });

  const call = async <Id extends RouteId>(id: Id, input: CallOf<Id>, as: number | null) =>
    server.call(id, input as never, { token: as === null ? undefined : await server.tokenOf(as) });
  const open = async () => (await call('createQualifier', { params, body: { answers } }, COACH)).body;
  const get = (qualifierId: string, as: number | null) =>
    call('getQualifier', { params: { ...params, qualifierId } }, as);
  type Change = CallOf<'changeQualifier'>['body']['change'];
  const change = (qualifierId: string, one: Change, as = COACH) =>
    call('changeQualifier', { params: { ...params, qualifierId }, body: { change: one } }, as);
  const typed = (scores: Readonly<Record<number, number>>): Change => ({
    kind: 'scores',
    scores: Object.entries(scores).map(([id, score]) => ({
      entrantId: `e${id}`,
      round: 0,
      course: 0,
      result: strokes(score),
      seen: null,
    })),
    why: null,
  });
  /** Closed, with Ada and Bea in by score, Cid one behind and Dee last. */
  const close = async () => {
    const { qualifierId } = await open();
    const { body } = await change(qualifierId, typed({ [ADA]: 70, [BEA]: 72, [CID]: 73, [DEE]: 80 }));
    return (await change(qualifierId, { kind: 'close', revision: body.revision })).body;
  };
  const squad = {
    byScore: ['e1', 'e2'],
    leftOut: [],
    alternates: ['e4'],
    picks: [{ entrantId: 'e3', reason: 'A secret reason', isTold: false }],
    words: [{ entrantId: 'e4', text: 'A word to Dee' }],
  };
  const putOwnRound = (accountId: number, score: number, changes: Parameters<typeof scoreOnlyRound>[1] = {}) =>
    call(
      'putRound',
      {
        params: { accountId, roundId: 'own' },
        body: scoreOnlyRound('own', {
          ...{ playedOn: day, type: 'qualifier' },
          holes: Array.from({ length: 18 }, (_, index) => ({
            hole: index + 1,
            par: 4,
            score: index === 0 ? score - 68 : 4,
          })),
          ...changes,
        }),
      } as never,
      accountId,
    );
  const rowOf = (page: Awaited<ReturnType<typeof open>>, id: number) =>
    page.boards.chosen.rows.find(({ entrantId }) => entrantId === `e${id}`);
  const told = async (accountId: number) =>
    (await call('listNotices', {}, accountId)).body.notices.map(({ kind, details }) => [
      kind,
      details.line ?? details.playerName ?? '',
    ]);

  it('is opened by a coach, whose players are told, and read by everybody in the team (TEAM-08, TEAM-23, TEAM-33)', async () => {
    const page = await open();
    expect(page).toMatchObject({ state: 'open', teamName: 'Harrow Glen', reader: 'coach', revision: 1 });
    expect(page.sentence.map(({ text }) => text).join('')).toMatch(
      /^One round for the Prairie Classic at Alder Creek, Jun 15\. The two best totals to par and one pick travel\./,
    );
    expect(await told(ADA)).toEqual([['qualifierOpened', '']]);
    const { body } = await call('listQualifiers', { params }, ADA);
    expect(body).toMatchObject({
      reader: 'player',
      last: null,
      qualifiers: [{ name: 'Prairie Classic', state: 'open' }],
    });
    expect((await call('listQualifiers', { params }, COACH)).body.last?.name).toBe('Prairie Classic');
  });

  it('is open to its team and to guardians of its players, and the boards to everybody once a coach publishes it (TEAM-23, TEAM-03)', async () => {
    const { qualifierId } = await open();
    const statuses = async () => {
      const readers = [HEAD, COACH, ADA, LEFT, OTHER_COACH, STRANGER, GUARDIAN, null];
      return Promise.all(readers.map(async (reader) => (await get(qualifierId, reader)).status));
    };
    expect(await statuses()).toEqual([200, 200, 200, 404, 404, 404, 200, 404]);
    await change(qualifierId, { kind: 'publish', isPublished: true });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
    const { body } = await get(qualifierId, null);
    expect([body.reader, body.desk, body.changes, body.ownLine]).toEqual(['public', null, [], null]);
    // First name and letter of a player under 18 for other families and strangers, and of closed pages for strangers; no
    // account of anybody.
    expect(body.people.map(({ name, accountId, username }) => [name, accountId, username])).toEqual([
      ['Ada North', null, null],
      ['Bea N.', null, null],
      ['Cid N.', null, null],
      ['Dee S.', null, null],
    ]);
    const names = async (reader: number) => (await get(qualifierId, reader)).body.people.map(({ name }) => name).at(-1);
    expect([await names(ADA), await names(DEE), await names(COACH)]).toEqual(['Dee S.', 'Dee South', 'Dee South']);
    // A guardian reads the names as other families do, and nothing of coaches.
    const guarded = (await get(qualifierId, GUARDIAN)).body;
    expect([guarded.reader, guarded.desk, guarded.people.map((one) => one.name)]).toEqual([
      'guardian',
      null,
      ['Ada North', 'Bea North', 'Cid North', 'Dee S.'],
    ]);
    expect((await call('listQualifiers', { params }, GUARDIAN)).body).toMatchObject({ reader: 'guardian', last: null });
    expect(
      (await call('getQualifier', { params: { organizationId: OTHER_TEAM, qualifierId } }, OTHER_COACH)).status,
    ).toBe(404);
  });

  it('is changed by coaches of the team alone, and lists only who is in the team (TEAM-03, TEAM-08)', async () => {
    const { qualifierId } = await open();
    for (const [as, status] of [
      [ADA, 404],
      [STRANGER, 404],
      [OTHER_COACH, 404],
      [HEAD, 200],
    ] as const) {
      expect([as, (await change(qualifierId, typed({ [ADA]: 70 }), as)).status]).toEqual([as, status]);
    }
    const entrants = [{ entrantId: 'x', accountId: STRANGER, guestName: null, exemption: null }];
    const { status, error } = await call(
      'createQualifier',
      { params, body: { answers: { ...answers, entrants } } },
      COACH,
    );
    expect([status, error?.code, error?.problems?.[0]?.message]).toEqual([
      422,
      'QUALIFIER_REFUSED',
      'Somebody in the list is not in the team.',
    ]);
  });

  it('takes a player’s own round of that day and course by itself, and freezes with it (TEAM-31, TEAM-09)', async () => {
    const { qualifierId } = await open();
    await putOwnRound(ADA, 74);
    await putOwnRound(BEA, 74, { course: { name: 'Elsewhere' } });
    const page = (await get(qualifierId, BEA)).body;
    expect([page.state, rowOf(page, ADA)?.rounds[0]?.text, rowOf(page, BEA)?.total]).toEqual([
      'playing',
      '74',
      'No round, no place',
    ]);
    // Stored by the first reader, so the round can be deleted without its score.
    await call('deleteRound', { params: { accountId: ADA, roundId: 'own' } } as never, ADA);
    expect(rowOf((await get(qualifierId, COACH)).body, ADA)?.rounds[0]).toMatchObject({
      text: '74',
      note: 'card withdrawn',
    });
    const revision = (await get(qualifierId, COACH)).body.revision;
    const refused = await change(qualifierId, {
      kind: 'answers',
      revision,
      answers: { ...answers, picks: 2 },
      why: null,
    });
    expect(refused.error?.problems?.[0]?.message).toMatch(/^The first score is in/);
    const stored = await change(qualifierId, {
      kind: 'answers',
      revision,
      answers: { ...answers, picks: 2 },
      why: 'Six seats',
    });
    expect(stored.body.changes).toMatchObject([{ byName: 'First Last 51', reason: 'Six seats' }]);
  });

  it('keeps a card and a typed score that differ until a coach decides, and marks what its player calls wrong (TEAM-31)', async () => {
    const { qualifierId } = await open();
    await putOwnRound(ADA, 74);
    await change(qualifierId, typed({ [ADA]: 75, [BEA]: 76 }));
    expect(rowOf((await get(qualifierId, COACH)).body, ADA)?.rounds[0]).toMatchObject({ text: '74', isDisputed: true });
    const decided = await change(qualifierId, { kind: 'decide', entrantId: 'e1', round: 0, official: 'typed' });
    expect(rowOf(decided.body, ADA)?.rounds[0]).toMatchObject({
      text: '75',
      isDisputed: false,
      note: 'card 74, official 75',
    });
    const own = { params: { ...params, qualifierId }, body: { round: 0, isRight: false, says: 74 } };
    const wrong = await call('answerQualifierScore', own, BEA);
    expect([wrong.status, rowOf(wrong.body, BEA)?.rounds[0]?.isDisputed]).toEqual([200, true]);
    expect(await told(COACH)).toEqual([['qualifierScoreWrong', '']]);
    for (const as of [STRANGER, LEFT, COACH]) expect((await call('answerQualifierScore', own, as)).status).toBe(404);
  });

  const card = (id: number, scores: readonly (number | null)[], changes: object = {}) => ({
    ...{ entrantId: `e${id}`, round: 0, course: 0, isWithdrawn: false, answer: null, pars },
    strokes: Array.from({ length: 18 }, (_, hole) => scores[hole] ?? null),
    ...changes,
  });
  const keep = (qualifierId: string, phoneId: string, taps: number, cards: readonly object[], as: number | null) =>
    call('keepQualifierCards', { params: { ...params, qualifierId }, body: { phoneId, taps, cards } } as never, as);

  it('takes four cards of a phone hole by hole from anybody in the team, and from nobody else (TEAM-31, TEAM-03)', async () => {
    const { qualifierId } = await open();
    for (const as of [LEFT, OTHER_COACH, STRANGER, GUARDIAN]) {
      expect([as, (await keep(qualifierId, phones[0], 1, [card(ADA, [4])], as)).status]).toEqual([as, 404]);
      const { status } = await call('getQualifierCards', { params: { ...params, qualifierId } }, as);
      expect([as, status]).toEqual([as, as === GUARDIAN ? 200 : 404]);
    }
    expect((await keep(qualifierId, phones[0], 1, [card(ADA, [4])], null)).status).toBe(401);
    const four = [ADA, BEA, CID, DEE].map((id, index) => card(id, [3 + index, 4]));
    expect((await keep(qualifierId, phones[0], 8, four, BEA)).status).toBe(200);
    const page = (await get(qualifierId, COACH)).body;
    expect([page.state, page.revision]).toEqual(['playing', 1]);
    expect(rowOf(page, DEE)?.rounds[0]).toMatchObject({ text: '+2', thru: 2 });
    // An older state that arrives late, and the same one again, change nothing.
    await keep(qualifierId, phones[0], 7, [card(DEE, [4])], BEA);
    expect(rowOf((await get(qualifierId, COACH)).body, DEE)?.rounds[0]).toMatchObject({ text: '+2', thru: 2 });
    const read = (await call('getQualifierCards', { params: { ...params, qualifierId } }, ADA)).body;
    expect(read.cards.map(({ entrantId, text }) => [entrantId, text])).toContainEqual(['e4', '+2 thru 2']);
    expect(read.people.at(-1)?.name).toBe('Dee S.');
    const five = [...four, card(ADA, [3])];
    expect((await keep(qualifierId, phones[0], 9, five, BEA)).status).toBe(400);
    expect((await keep(qualifierId, phones[0], 9, [card(9, [4])], BEA)).error?.problems?.[0]?.message).toBe(
      'This player is not in the qualifier.',
    );
  });

  it('offers a finished card to its player alone, whose round of it is the same score, and who takes it along (TEAM-31, TEAM-22)', async () => {
    const { qualifierId } = await open();
    const all = pars.map((par, hole) => (hole === 2 ? par + 1 : par));
    await keep(qualifierId, phones[0], 17, [card(ADA, all.slice(0, 17)), card(BEA, all)], BEA);
    const offerOf = async (as: number) => (await get(qualifierId, as)).body.ownScores.map(({ offer }) => offer);
    expect([await offerOf(ADA), await offerOf(CID)]).toEqual([[null], []]);
    await keep(qualifierId, phones[0], 18, [card(ADA, all), card(BEA, all)], BEA);
    const [offer = null] = await offerOf(ADA);
    expect(offer).toMatchObject({ playedOn: day, course, holes: all.map((score) => ({ par: 4, strokes: score })) });
    const body = roundOfOffer(offer as OfferedRound, 'taken');
    const stored = await call('putRound', { params: { accountId: ADA, roundId: 'taken' }, body } as never, ADA);
    expect(stored.status).toBe(200);
    expect(rowOf((await get(qualifierId, COACH)).body, ADA)?.rounds[0]).toMatchObject({
      text: '73',
      isDisputed: false,
    });
    expect(await offerOf(ADA)).toEqual([null]);
    const file = await call('exportData', { query: { format: 'json' } } as never, BEA);
    expect((file as never as { body: { qualifierScores: unknown } }).body.qualifierScores).toEqual([
      {
        ...{ team: 'Harrow Glen', qualifier: 'Prairie Classic', playedOn: day, course: 'Alder Creek, Blue' },
        ...{ score: '73', holes: all.join(' ') },
      },
    ]);
  });

  it('shows coaches a finished round of the day on another course, which counts with that course and a reason (TEAM-31, TEAM-09)', async () => {
    const { qualifierId } = await open();
    await putOwnRound(ADA, 74);
    await putOwnRound(BEA, 70, { course: { name: 'Elsewhere', tee: { name: 'White', rating: 70.1 } } });
    const page = (await get(qualifierId, COACH)).body;
    const away = { courseId: null, name: 'Elsewhere', tee: 'White', par: 72, rating: 70.1 };
    expect(page.elsewhere).toEqual([{ entrantId: 'e2', round: 0, strokes: 70, course: away }]);
    expect((await get(qualifierId, BEA)).body.elsewhere).toEqual([]);
    const changed = withCourse(answers as never, 0, away);
    const counted = (why: string | null) =>
      change(qualifierId, { kind: 'answers', revision: page.revision, answers: changed as never, why });
    expect((await counted(null)).status).toBe(422);
    await counted('Course closed');
    const after = (await get(qualifierId, COACH)).body;
    expect([after.elsewhere, rowOf(after, BEA)?.rounds[0]?.text]).toEqual([[], '70']);
  });

  it('shows both values of two phones, also of one without a network for an hour, until a coach decides (TEAM-31)', async () => {
    const { qualifierId } = await open();
    const all = Array.from({ length: 18 }, () => 4);
    const other = all.map((strokes, hole) => (hole === 16 ? 5 : strokes));
    const sent = await Promise.all([
      keep(qualifierId, phones[0], 18, [card(ADA, all), card(BEA, other)], ADA),
      keep(qualifierId, phones[1], 18, [card(ADA, other), card(CID, all)], CID),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const page = (await get(qualifierId, COACH)).body;
    expect(rowOf(page, ADA)?.rounds[0]).toMatchObject({ isDisputed: true });
    const kept = page.desk?.cells.find(({ entrantId }) => entrantId === 'e1')?.keptCard;
    expect(kept?.holes[16]?.values.toSorted()).toEqual([4, 5]);
    const hole = { entrantId: 'e1', round: 0, course: 0, pars, hole: 16, strokes: 4 };
    const unseen = await change(qualifierId, { kind: 'holes', holes: [{ ...hole, strokes: 3, seen: 7 }] });
    expect([unseen.status, unseen.error?.code]).toEqual([409, 'QUALIFIER_SCORE_CHANGED']);
    const seen = kept?.holes[16]?.values[0] ?? null;
    const decided = await change(qualifierId, { kind: 'holes', holes: [{ ...hole, seen }] });
    expect(rowOf(decided.body, ADA)?.rounds[0]).toMatchObject({ text: '72', isDisputed: false });
  });

  it('marks a hole that its player calls wrong until the marker agrees, and tells the coaches (TEAM-31)', async () => {
    const { qualifierId } = await open();
    const all = pars.map((par, hole) => (hole === 16 ? par + 1 : par));
    await keep(qualifierId, phones[0], 18, [card(ADA, all)], BEA);
    const body = { round: 0, isRight: false, says: null, hole: { hole: 16, strokes: 4 } };
    const wrong = await call('answerQualifierScore', { params: { ...params, qualifierId }, body }, ADA);
    expect(wrong.body.ownScores).toMatchObject([{ answer: 'notRight', card: { text: '73' } }]);
    expect(await told(COACH)).toEqual([['qualifierScoreWrong', '']]);
    // What the phone has confirmed before does not take back what the player says.
    await keep(qualifierId, phones[0], 19, [card(ADA, all, { answer: { isRight: true, hole: null } })], BEA);
    expect(rowOf((await get(qualifierId, ADA)).body, ADA)?.rounds[0]).toMatchObject({ text: '73', isDisputed: true });
    await keep(qualifierId, phones[0], 20, [card(ADA, pars)], BEA);
    expect(rowOf((await get(qualifierId, ADA)).body, ADA)?.rounds[0]).toMatchObject({ text: '72', isDisputed: false });
  });

  it('stores holes that a phone sends after the end without moving anybody (TEAM-31, TEAM-09)', async () => {
    const { qualifierId } = await close();
    expect((await keep(qualifierId, phones[0], 18, [card(DEE, pars)], DEE)).status).toBe(200);
    expect(rowOf((await get(qualifierId, COACH)).body, DEE)).toMatchObject({
      total: '+8',
      rounds: [{ text: '80', note: 'holes sent after the end' }],
    });
  });

  it('is deleted by a coach of the team as long as it has no score, and archived with a reason afterwards (TEAM-08, TEAM-03)', async () => {
    const { qualifierId, revision } = await open();
    const input = { params: { ...params, qualifierId }, body: { revision } };
    for (const as of [ADA, STRANGER, OTHER_COACH]) {
      expect([as, (await call('deleteQualifier', input, as)).status]).toEqual([as, 404]);
    }
    expect((await call('deleteQualifier', input, COACH)).status).toBe(200);
    expect((await get(qualifierId, COACH)).status).toBe(404);
    const played = await open();
    await keep(played.qualifierId, phones[0], 1, [card(ADA, [4])], ADA);
    const refused = await call(
      'deleteQualifier',
      { params: { ...params, qualifierId: played.qualifierId }, body: { revision: 1 } },
      COACH,
    );
    expect(refused.error?.problems?.[0]?.message).toBe('It has scores, which stay: archive it with a reason instead.');
    const archived = await change(played.qualifierId, { kind: 'archive', why: 'Made twice' });
    expect(archived.body.archived).toMatchObject({ byName: 'First Last 51', reason: 'Made twice' });
    expect((await call('listQualifiers', { params }, ADA)).body.qualifiers).toMatchObject([{ isArchived: true }]);
  });

  it('tells the second of two coaches, who overwrites neither a score nor answers (TEAM-25)', async () => {
    const { qualifierId, revision } = await open();
    await change(qualifierId, typed({ [ADA]: 70 }), HEAD);
    const second = await change(qualifierId, typed({ [ADA]: 71, [BEA]: 72 }));
    expect([second.status, second.error?.code]).toEqual([409, 'QUALIFIER_SCORE_CHANGED']);
    expect((await get(qualifierId, COACH)).body.desk?.cells).toMatchObject([
      { entrantId: 'e1', typed: { result: strokes(70) } },
    ]);
    expect((await change(qualifierId, typed({ [ADA]: 70, [BEA]: 72 }))).status).toBe(200);
    const stale = await change(qualifierId, { kind: 'close', revision });
    expect([stale.status, stale.error?.code]).toEqual([409, 'QUALIFIER_CHANGED']);
    const both = await Promise.all(
      [HEAD, COACH].map((as, index) => change(qualifierId, typed({ [CID]: 73 + index }), as)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('tells each player the own line only, and nobody the reason of a pick that is for coaches (TEAM-12)', async () => {
    const { qualifierId, revision } = await close();
    const confirmed = await change(qualifierId, { kind: 'squad', revision, squad, why: null });
    expect([confirmed.status, confirmed.body.state]).toEqual([200, 'selected']);
    expect(await told(CID)).toContainEqual([
      'squadConfirmed',
      'You travel. 3rd, +1, one behind the last place by score. You are a coach’s pick.',
    ]);
    expect(await told(DEE)).toContainEqual([
      'squadConfirmed',
      '4th, +8, eight behind the last place by score. You are first alternate. The pick is Cid North.',
    ]);
    expect(await told(GUARDIAN)).toContainEqual(['squadConfirmed', 'Dee South']);
    for (const reader of [ADA, BEA, CID, DEE]) {
      const { body } = await get(qualifierId, reader);
      expect(JSON.stringify(body)).not.toContain('A secret reason');
      expect(JSON.stringify(body).includes('A word to Dee')).toBe(reader === DEE);
      expect(body.travels).toMatchObject({ byScore: ['e1', 'e2'], picks: ['e3'], alternates: ['e4'] });
    }
    expect(JSON.stringify((await get(qualifierId, HEAD)).body)).toContain('A secret reason');
    expect(
      (await change(qualifierId, { kind: 'squad', revision: confirmed.body.revision, squad, why: null })).status,
    ).toBe(422);
  });

  it('keeps the results of a player whose account ends as those of a former member (TEAM-22)', async () => {
    await storeAccount(database, { accountId: 99, firstName: 'Gone', birthYear: 1990 });
    await database.pool.query(`UPDATE rosters SET member_account_ids = member_account_ids || 99`);
    const entrants = [...answers.entrants, { entrantId: 'e99', accountId: 99, guestName: null, exemption: null }];
    const { body } = await call('createQualifier', { params, body: { answers: { ...answers, entrants } } }, COACH);
    const { qualifierId } = body;
    await change(qualifierId, typed({ 99: 70 }));
    const token = await server.tokenOf(99);
    await server.call('deleteAccount', { body: { username: 'user-99' } } as never, { token });
    await database.pool.query('DELETE FROM accounts WHERE account_id = 99');
    const after = (await get(qualifierId, COACH)).body;
    expect(after.people.at(-1)).toMatchObject({ name: 'Former member' });
    expect(rowOf(after, 99)?.total).toBe('−2');
    const [stored] = await database.query.select().from(qualifiers);
    expect(stored?.document.told.entrants).toHaveLength(5);
  });
});
