import {
  MAX_IMPORTS,
  MAX_RESTORED_ROUNDS_PER_CALL,
  MAX_ROUNDS_PER_ACCOUNT,
  type RoundDocument,
} from '@strokebook/contract';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountIdOf } from '@strokebook/golf/access';
import { roundImports, rounds } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const scored = (roundId: string, score = 5): RoundDocument => {
  const round = scoreOnlyRound(roundId);
  return { ...round, holes: round.holes.map((hole) => (hole.hole === 7 ? { ...hole, score } : hole)) };
};

/** A round that no single field makes wrong. */
const withHoleTwice: RoundDocument = {
  ...scored('g2'),
  holes: scored('g2').holes.map((hole) => ({ ...hole, hole: Math.max(2, hole.hole) })),
};

const DAY = 24 * 60 * 60_000;

describe('an import of rounds', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    /** An import of many rounds, by the player. */
    const storeMany = async (importId: string, count: number, accountId: number) => {
      const all = Array.from({ length: count }, (_, index) => scored(`many-${String(index).padStart(4, '0')}`));
      await storeRounds(database, accountId, all as never);
      await database.pool.query(
        `INSERT INTO round_imports (account_id, import_id, source, imported_at, imported_by) VALUES ($1, $2, 'garmin', now(), $1)`,
        [accountId, importId],
      );
      await database.pool.query(
        `INSERT INTO imported_rounds (account_id, import_id, round_id, revision)
         SELECT account_id, $2, round_id, revision FROM rounds WHERE account_id = $1`,
        [accountId, importId],
      );
    };
    let accountId = 0;
    let tokens: Record<'player' | 'coach' | 'viewer', string>;
    beforeEach(async () => {
      accountId += 10;
      const [coach, viewer] = [accountId + 1, accountId + 2];
      await storeAccount(database, { accountId, enteringIds: [coach], seeingIds: [viewer] });
      await storeAccount(database, { accountId: coach, firstName: 'Dana', lastName: 'Reyes' });
      await storeAccount(database, { accountId: viewer });
      tokens = {
        player: await server.tokenOf(accountId),
        coach: await server.tokenOf(coach),
        viewer: await server.tokenOf(viewer),
      };
    });
    type Caller = keyof typeof tokens;
    const as = (caller: Caller) => ({ token: tokens[caller] });
    const store = (
      importId: string,
      rounds: readonly RoundDocument[],
      { isReplacing = false, by = 'player' }: { isReplacing?: boolean; by?: Caller } = {},
    ) =>
      server.call(
        'importRounds',
        {
          params: { accountId, importId },
          body: { source: 'garmin', rounds: rounds.map((round) => ({ round, isReplacing })) },
        },
        as(by),
      );
    const outcomes = async (...asked: Parameters<typeof store>) =>
      (await store(...asked)).body.outcomes.map(({ outcome }) => outcome);
    const takeBack = (importId: string, by: Caller = 'player') =>
      server.call('takeBackImport', { params: { accountId, importId } }, as(by));
    const put = (round: RoundDocument) =>
      server.call('putRound', { params: { accountId, roundId: round.roundId }, body: round }, as('player'));
    const listed = async () => {
      const { body } = await server.call('listRounds', { params: { accountId } }, as('player'));
      return body.rounds.map(({ roundId, score }) => [roundId, score]).sort();
    };
    const listImports = async (by: Caller = 'player') =>
      (await server.call('listRoundImports', { params: { accountId } }, as(by))).body.imports;

    it('says of every round where it comes from: logged on its day, typed afterwards, or its file (IMPORT-27)', async () => {
      const day = (shift: number) => {
        const at = new Date(server.clock.now().getTime() - shift * 86_400_000);
        return at.toISOString().slice(0, 10) as RoundDocument['playedOn'];
      };
      await put({ ...scored('live'), playedOn: day(0) });
      await put({ ...scored('late'), playedOn: day(3) });
      // A change a week later does not make a logged round a typed one.
      await put({ ...scored('late', 6), playedOn: day(3) });
      await store(randomUUID(), [
        { ...scored('g1'), playedOn: day(3), type: 'tournament', tournament: { name: 'Cup' } },
      ]);
      const { body } = await server.call('listRounds', { params: { accountId } }, as('viewer'));
      expect(Object.fromEntries(body.rounds.map(({ roundId, origin }) => [roundId, origin]))).toEqual({
        live: 'logged',
        late: 'typed',
        g1: 'garmin',
      });
      const past = await server.call('getPastTournaments', { params: { accountId } }, as('viewer'));
      expect(past.body.origins).toEqual({ g1: 'garmin' });
    });

    it('stores many rounds in a call, each with an outcome of its own, and the same rounds again change nothing (IMPORT-02, IMPORT-03)', async () => {
      const [first, second] = [randomUUID(), randomUUID()];
      const { body } = await store(first, [scored('g1'), withHoleTwice, scored('g3'), scored('g1')]);
      expect(body.outcomes.map(({ roundId, outcome }) => [roundId, outcome])).toEqual([
        ['g1', 'stored'],
        ['g2', 'refused'],
        ['g3', 'stored'],
        ['g1', 'refused'],
      ]);
      expect(body.outcomes[1]?.problem).toMatch(/hole/);
      const before = await listed();
      expect(await outcomes(second, [scored('g1'), scored('g3')])).toEqual(['unchanged', 'unchanged']);
      expect(await listed()).toEqual(before);
      // An import that stored nothing is none.
      expect((await listImports()).map(({ importId }) => importId)).toEqual([first]);
    });

    it('puts a newer state of the file in place of an earlier import, keeps what was changed by hand since, and replaces that too if asked (IMPORT-03)', async () => {
      await store(randomUUID(), [scored('g1', 4), scored('g2', 4)]);
      await put(scored('g2', 9));
      await put(scored('own', 4));
      const newer = [scored('g1', 6), scored('g2', 6), scored('own', 6)];
      expect(await outcomes(randomUUID(), newer)).toEqual(['replaced', 'kept', 'kept']);
      expect(await outcomes(randomUUID(), newer, { isReplacing: true })).toEqual(['unchanged', 'replaced', 'replaced']);
    });

    it('is taken back as one step: its rounds go, those that it replaced come back, and those changed since stay (IMPORT-25)', async () => {
      await put(scored('own', 4));
      const before = await listed();
      const importId = randomUUID();
      await store(importId, [scored('g1'), scored('g2')]);
      await store(importId, [scored('g3')]);
      await store(importId, [scored('own', 8)], { isReplacing: true });
      expect(await listImports()).toMatchObject([{ importId, source: 'garmin', unchanged: 4, changed: 0 }]);
      await put(scored('g2', 3));
      await server.call('deleteRound', { params: { accountId, roundId: 'g3' } }, as('player'));
      expect(await listImports()).toMatchObject([{ unchanged: 2, changed: 2 }]);
      expect((await takeBack(importId)).body).toMatchObject({ removed: 1, restored: 1, kept: 2 });
      expect(await listed()).toEqual([['g2', 89], ...before].sort());
      expect([await listImports(), (await takeBack(importId)).status]).toEqual([[], 404]);
      const { body } = await server.call('listAuditEvents', {}, as('player'));
      expect(body.events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['roundsImported', 'importTakenBack']),
      );
    });

    it('leaves after it was taken back what was there before, also where a round was stored twice by it (IMPORT-25)', async () => {
      await put(scored('own', 4));
      const before = (await server.call('getRound', { params: { accountId, roundId: 'own' } }, as('player'))).body
        .round;
      const importId = randomUUID();
      for (const score of [7, 8])
        await store(importId, [scored('own', score), scored('g1', score)], { isReplacing: true });
      await takeBack(importId);
      const after = (await server.call('getRound', { params: { accountId, roundId: 'own' } }, as('player'))).body.round;
      expect(after).toEqual(before);
      expect((await server.call('getRound', { params: { accountId, roundId: 'g1' } }, as('player'))).status).toBe(404);
    });

    const restore = (importId: string, by: Caller = 'player') =>
      server.call('restoreImport', { params: { accountId, importId } }, as(by));
    const restoreRound = (roundId: string, by: Caller = 'player') =>
      server.call('restoreRound', { params: { accountId, roundId } }, as(by));
    const takenBack = async (by: Caller = 'player') =>
      (await server.call('listRoundImports', { params: { accountId } }, as(by))).body.takenBack;
    const revisionsOf = async (roundId: string) =>
      (await server.call('listRoundRevisions', { params: { accountId, roundId } }, as('player'))).body.revisions.length;

    it('that is taken back deletes its rounds as any deletion does: each can be restored for a day with its history and marks (IMPORT-25, ENTRY-27)', async () => {
      const importId = randomUUID();
      await store(importId, [scored('g1', 4)]);
      await store(importId, [scored('g1', 6), scored('g2')]);
      const body = { isFavorite: true, note: 'ace' };
      await server.call('setFavoriteRound', { params: { accountId, roundId: 'g1' }, body }, as('player'));
      expect((await takeBack(importId)).body).toMatchObject({ removed: 2, restored: 0, kept: 0 });
      expect(await listed()).toEqual([]);
      expect((await restoreRound('g1')).body).toEqual({ isChanged: true });
      expect(await revisionsOf('g1')).toBe(2);
      const [row] = await database.query
        .select()
        .from(rounds)
        .where(eq(rounds.accountId, accountIdOf(accountId)));
      expect([row?.roundId, row?.isFavorite, row?.favoriteNote]).toEqual(['g1', true, 'ace']);
      server.clock.advance(DAY);
      tokens = { ...tokens, player: await server.tokenOf(accountId) };
      expect((await restoreRound('g2')).status).toBe(404);
    });

    it('of somebody else is taken back and brought back by the player alone, and refused to others like one that does not exist (IMPORT-25)', async () => {
      const [own, coached] = [randomUUID(), randomUUID()];
      await store(own, [scored('g1')]);
      await store(coached, [scored('g2')], { by: 'coach' });
      const open = async (by: Caller) =>
        Object.fromEntries((await listImports(by)).map(({ importId, canTakeBack }) => [importId, canTakeBack]));
      expect(await open('player')).toEqual({ [own]: true, [coached]: true });
      expect(await open('coach')).toEqual({ [own]: false, [coached]: true });
      const refusals = [await takeBack(own, 'coach'), await takeBack(randomUUID(), 'coach')];
      const [refused, missing] = refusals.map(({ status, error }) => [status, error?.code, error?.message]);
      expect(refused).toEqual(missing);
      expect(refused?.[0]).toBe(404);
      expect((await takeBack(coached, 'coach')).body).toMatchObject({ removed: 1 });
      expect((await takenBack('player')).map(({ importId }) => importId)).toEqual([coached]);
      await takeBack(own);
      expect((await takenBack('coach')).map(({ importId }) => importId)).toEqual([coached]);
      expect((await restore(own, 'coach')).status).toBe(404);
      expect((await restore(own)).body).toMatchObject({ restored: 1, remaining: 0 });
      expect((await restore(coached)).body).toMatchObject({ restored: 1, remaining: 0 });
    });

    it('takes no rounds of another person, nor any after it was taken back (IMPORT-25)', async () => {
      const importId = randomUUID();
      await store(importId, [scored('g1')]);
      expect((await store(importId, [scored('g2')], { by: 'coach' })).status).toBe(404);
      await takeBack(importId);
      expect((await store(importId, [scored('g3')])).status).toBe(404);
      expect(await listed()).toEqual([]);
    });

    it('that was taken back comes back as one step within a day: deleted rounds, and those that it had replaced, unless they were changed since (IMPORT-O10)', async () => {
      for (const roundId of ['own', 'changed']) await put(scored(roundId, 4));
      const importId = randomUUID();
      await store(importId, [scored('g1'), scored('g2')]);
      await store(importId, [scored('own', 8), scored('changed', 8)], { isReplacing: true });
      const before = await listed();
      expect((await takeBack(importId)).body).toMatchObject({ removed: 2, restored: 2, kept: 0 });
      await put(scored('changed', 3));
      expect(await takenBack()).toMatchObject([{ importId, source: 'garmin', importedBy: null, rounds: 3 }]);
      expect(await listImports()).toEqual([]);
      expect((await restore(importId)).body).toMatchObject({ restored: 3, remaining: 0 });
      expect(await listed()).toEqual(
        before.map(([id, score]) => [id, id === 'changed' ? (score as number) - 5 : score]),
      );
      expect([await takenBack(), (await restore(importId)).status]).toEqual([[], 404]);
      expect(await listImports()).toMatchObject([{ importId, unchanged: 3, changed: 1 }]);
      // It is an import as before, and is taken back as before.
      expect((await takeBack(importId)).body).toMatchObject({ removed: 2, restored: 1, kept: 1 });
      server.clock.advance(DAY);
      tokens = { ...tokens, player: await server.tokenOf(accountId) };
      expect([await takenBack(), (await restore(importId)).status]).toEqual([[], 404]);
    });

    it('of many rounds comes back in calls of limited size, and says how many remain (IMPORT-O10)', async () => {
      const importId = randomUUID();
      await storeMany(importId, MAX_RESTORED_ROUNDS_PER_CALL + 1, accountId);
      expect((await takeBack(importId)).body.removed).toBe(MAX_RESTORED_ROUNDS_PER_CALL + 1);
      expect((await restore(importId)).body).toMatchObject({ restored: MAX_RESTORED_ROUNDS_PER_CALL, remaining: 1 });
      expect(await takenBack()).toMatchObject([{ importId, rounds: 1 }]);
      expect((await restore(importId)).body).toMatchObject({ restored: 1, remaining: 0 });
      expect(await listImports()).toMatchObject([{ importId, unchanged: MAX_RESTORED_ROUNDS_PER_CALL + 1 }]);
    });

    it('as large as an account is taken back by the player whatever others took back before, and leaves the limit of single deletions alone (IMPORT-O10, ENTRY-O63)', async () => {
      const [coach, player] = [randomUUID(), randomUUID()];
      const deletedEarlier = (importId: string | null, deletedBy: number, count: number) =>
        database.pool.query(
          `INSERT INTO deleted_rounds (account_id, round_id, deleted_at, deleted_by, revision, changed_at, change_kind, is_favorite, document, import_id)
           SELECT $1, $2 || n, $3, $4, 1, $3, 'imported', false, '{}', $5 FROM generate_series(1, $6::int) AS n`,
          [accountId, `gone-${deletedBy}-`, server.clock.now(), deletedBy, importId, count],
        );
      await deletedEarlier(randomUUID(), accountId + 1, MAX_ROUNDS_PER_ACCOUNT);
      await store(coach, [scored('g1')], { by: 'coach' });
      const { status, error } = await takeBack(coach, 'coach');
      expect([status, error?.code]).toEqual([409, 'IMPORTS_TAKEN_BACK_FULL']);
      await store(player, [scored('g2')]);
      await deletedEarlier(player, accountId, MAX_ROUNDS_PER_ACCOUNT - 1);
      expect((await takeBack(player)).body).toMatchObject({ removed: 1 });
      expect((await takeBack(coach)).error?.code).toBe('IMPORTS_TAKEN_BACK_FULL');
      const deleted = await server.call('deleteRound', { params: { accountId, roundId: 'g1' } }, as('player'));
      expect(deleted.body).toEqual({ isChanged: true });
    });

    it('that somebody else takes back is in the trail and in a notice with the number of its rounds (IMPORT-25, ACCESS-O71)', async () => {
      const importId = randomUUID();
      await store(importId, [scored('g1'), scored('g2'), scored('g3')], { by: 'coach' });
      await takeBack(importId, 'coach');
      const { events } = (await server.call('listAuditEvents', {}, as('player'))).body;
      const line = events.find(({ details }) => details['change'] === 'took back an import of rounds');
      expect(line?.details).toMatchObject({ by: 'Dana Reyes', subject: expect.stringMatching(/^3 rounds, imported /) });
      const { notices } = (await server.call('listNotices', {}, as('player'))).body;
      expect(notices[0]?.details).toMatchObject({ roundsTakenBack: 3 });
    });

    it('is open to those who may enter rounds for the player, named in the player’s activity, and to nobody who may only see (IMPORT-26, TEAM-27)', async () => {
      const importId = randomUUID();
      expect(await outcomes(importId, [scored('g1')], { by: 'coach' })).toEqual(['stored']);
      expect(await listImports()).toMatchObject([{ importedBy: 'Dana Reyes' }]);
      const { body } = await server.call('listAuditEvents', {}, as('player'));
      expect(JSON.stringify(body.events)).toContain('Dana Reyes');
      expect((await store(importId, [scored('g2')], { by: 'viewer' })).status).toBe(404);
      expect((await takeBack(importId, 'viewer')).status).toBe(404);
    });

    it('is refused beyond the number of imports that there is room for (ERR-O5)', async () => {
      const made = { accountId: accountIdOf(accountId), source: 'garmin', importedAt: new Date(0) } as const;
      await database.query
        .insert(roundImports)
        .values(Array.from({ length: MAX_IMPORTS }, () => ({ ...made, importId: randomUUID() })));
      expect((await store(randomUUID(), [scored('g1')])).error?.code).toBe('IMPORTS_FULL');
      expect(await listed()).toEqual([]);
    });
  });
});
