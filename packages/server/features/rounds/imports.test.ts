import { MAX_IMPORTS, type RoundDocument } from '@strokebook/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountIdOf } from '@strokebook/golf/access';
import { roundImports } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
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

describe('an import of rounds', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
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
      expect((await takeBack(importId)).body).toEqual({ removed: 1, restored: 1, kept: 2 });
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
