import { MAX_DELETED_ROUNDS, MAX_PAST_REVISIONS, MAX_ROUND_REVISIONS, type RoundDocument } from '@strokebook/contract';
import { accountIdOf, features } from '@strokebook/golf/access';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { oldestRestorable } from '../../db/rounds/round-history-queries.ts';
import { deletedRounds, roundRevisions, rounds } from '../../db/schema/index.ts';
import { removeDeletedRounds } from '../../testing/remove-deleted-rounds.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound, storeRounds } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { importFiles } from '../import/import-files.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const scored = (score: number, changes: Partial<RoundDocument> = {}) => {
  const round = scoreOnlyRound('r1', changes);
  return { ...round, holes: round.holes.map((hole) => (hole.hole === 7 ? { ...hole, score } : hole)) };
};

describe('the history of a round', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let accountId = 0;
    let tokens: Record<'player' | 'coach' | 'stranger', string>;
    beforeEach(async () => {
      accountId += 10;
      const [coach, stranger] = [accountId + 1, accountId + 2];
      await storeAccount(database, { accountId, firstName: 'Ingrid', lastName: 'Holm', subCircleAccountIds: [coach] });
      await storeAccount(database, { accountId: coach, firstName: 'Dana', lastName: 'Reyes', allowPublicSite: false });
      await storeAccount(database, { accountId: stranger });
      tokens = {
        player: await server.tokenOf(accountId),
        coach: await server.tokenOf(coach),
        stranger: await server.tokenOf(stranger),
      };
    });
    type Caller = keyof typeof tokens | 'visitor';
    const as = (caller: Caller) => (caller === 'visitor' ? {} : { token: tokens[caller] });
    const params = () => ({ accountId, roundId: 'r1' });

    const put = (round: RoundDocument, caller: Caller = 'player') =>
      server.call('putRound', { params: { accountId, roundId: round.roundId }, body: round }, as(caller));
    const get = (caller: Caller = 'player') => server.call('getRound', { params: params() }, as(caller));
    const remove = (caller: Caller = 'player') => server.call('deleteRound', { params: params() }, as(caller));
    const restore = (caller: Caller = 'player') => server.call('restoreRound', { params: params() }, as(caller));
    const revisions = async (caller: Caller = 'player') =>
      (await server.call('listRoundRevisions', { params: params() }, as(caller))).body.revisions;
    const restoreRevision = (revision: number, caller: Caller = 'player') =>
      server.call('restoreRoundRevision', { params: { ...params(), revision } }, as(caller));
    const list = async (caller: Caller = 'player') =>
      (await server.call('listRounds', { params: { accountId } }, as(caller))).body.rounds;
    /** Signed in again, because tokens end sooner. */
    const later = async (milliseconds: number) => {
      server.clock.advance(milliseconds);
      tokens = { ...tokens, player: await server.tokenOf(accountId) };
    };
    const version = async () =>
      (await database.pool.query(`SELECT data_version FROM accounts WHERE account_id = $1`, [accountId])).rows[0];

    /** Past revisions of rounds `old-1`, `old-2` and so on, the oldest first. */
    const storePastRevisions = (rounds: number, perRound: number) =>
      database.pool.query(
        `INSERT INTO round_revisions (account_id, round_id, revision, changed_at, change_kind, document)
         SELECT $1, 'old-' || round, revision, '2025-01-01'::timestamptz + round * interval '1 hour' + revision * interval '1 minute', 'logged', '{}'
         FROM generate_series(1, $2::int) AS round, generate_series(1, $3::int) AS revision`,
        [accountId, rounds, perRound],
      );

    it('lists who made each revision, when, and what it changed, newest first (ENTRY-27)', async () => {
      await put(scored(4));
      server.clock.advance(MINUTE);
      await put(scored(5), 'coach');
      const found = await revisions();
      expect(
        found.map(({ revision, kind, changedBy, changes, isPast }) => [
          revision,
          kind,
          changedBy?.name,
          changes,
          isPast,
        ]),
      ).toEqual([
        [2, 'logged', 'Dana Reyes', ['Hole 7: 4 → 5'], false],
        [1, 'logged', 'Ingrid Holm', null, true],
      ]);
      const [second, first] = found.map(({ changedAt }) => Date.parse(changedAt));
      expect((second ?? 0) - (first ?? 0)).toBe(MINUTE);
      expect((await get()).body).toMatchObject({ revision: 2, changedBy: 'Dana Reyes', enteredBy: null });
    });

    it('says at the last revision of a sitting what all of it changed: a round is saved after each hole (ENTRY-27)', async () => {
      for (const score of [4, 5, 6]) {
        await put(scored(score));
        server.clock.advance(MINUTE);
      }
      await put(scored(7), 'coach');
      await later(2 * 60 * MINUTE);
      await put(scored(8));
      expect((await revisions()).map(({ revision, sitting }) => [revision, sitting])).toEqual([
        [5, { revisions: 1, changes: ['Hole 7: 7 → 8'] }],
        [4, { revisions: 1, changes: ['Hole 7: 6 → 7'] }],
        [3, { revisions: 3, changes: null }],
        [2, null],
        [1, null],
      ]);
      await put(scored(9));
      expect((await revisions())[0]?.sitting).toEqual({ revisions: 2, changes: ['Hole 7: 7 → 9'] });
    });

    it('names an account by its id only to those who may see that profile (ENTRY-27)', async () => {
      await put(scored(4), 'coach');
      await put(scored(5));
      const idsFor = async (caller: Caller) => (await revisions(caller)).map(({ changedBy }) => changedBy?.accountId);
      // The coach's own profile is closed.
      expect(await idsFor('player')).toEqual([accountId, null]);
      expect(await idsFor('coach')).toEqual([accountId, accountId + 1]);
    });

    it('is open to those with full access alone (ENTRY-27)', async () => {
      await put(scored(4));
      await put(scored(5));
      for (const caller of ['visitor', 'stranger'] as const) {
        const replies = [
          await server.call('listRoundRevisions', { params: params() }, as(caller)),
          await restoreRevision(1, caller),
          await remove(caller),
          await restore(caller),
        ];
        expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      }
      expect((await get()).body.revision).toBe(2);
    });

    it('says of a round that was stored before histories were kept that nothing is known (ENTRY-27)', async () => {
      await storeRounds(database, accountId, [scored(4) as never]);
      expect(await revisions()).toMatchObject([{ revision: 1, kind: 'unknown', changedBy: null, changes: null }]);
      expect((await get()).body).toMatchObject({ changedBy: null, enteredBy: null });
      await put(scored(5));
      expect((await revisions()).map(({ kind, changes }) => [kind, changes])).toEqual([
        ['logged', ['Hole 7: 4 → 5']],
        ['unknown', null],
      ]);
    });

    it('contains imports, which keep the marks of the player (ENTRY-27)', async () => {
      await put(scored(4));
      const body = { isFavorite: true, note: 'best day' };
      await server.call('setFavoriteRound', { params: params(), body }, as('player'));
      const reading = { file: 'a', rounds: [scored(6) as never], courses: [], isDirectory: false, warnings: [] };
      await importFiles(database, [reading], `user-${accountId}`, new Date('2026-06-16T12:00:00Z'));
      expect((await revisions()).map(({ kind, changes }) => [kind, changes])).toEqual([
        ['imported', ['Hole 7: 4 → 6']],
        ['logged', null],
      ]);
      const [row] = await database.query
        .select()
        .from(rounds)
        .where(eq(rounds.accountId, accountIdOf(accountId)));
      expect([row?.isFavorite, row?.favoriteNote, row?.enteredBy]).toEqual([true, 'best day', accountId]);
    });

    it('keeps 50 revisions, of which the first and the newest are removed last (ENTRY-27, ENTRY-O63)', async () => {
      const last = MAX_ROUND_REVISIONS + 3;
      for (let revision = 1; revision <= last; revision += 1) await put(scored(4, { notes: `${revision}` }));
      const found = await revisions();
      expect([found.length, found[0]?.revision, found.at(-2)?.revision, found.at(-1)?.revision]).toEqual([
        ...[MAX_ROUND_REVISIONS, last, 5, 1],
      ]);
      expect(found.at(-2)?.changes).toBeNull();
      expect((await restoreRevision(4)).status).toBe(404);
    });

    it('keeps what the player stored last, however often somebody else changes the round afterwards (ENTRY-27, ENTRY-O63)', async () => {
      await put(scored(4, { notes: 'begun' }));
      await put(scored(5, { notes: 'before' }), 'coach');
      await put(scored(6, { notes: 'the original' }));
      for (let change = 1; change <= MAX_ROUND_REVISIONS + 2; change += 1)
        await put(scored(4, { notes: `${change}` }), 'coach');
      expect((await restoreRevision(3)).body).toMatchObject({ isChanged: true });
      expect((await get()).body.round).toEqual(scored(6, { notes: 'the original' }));
      expect((await restoreRevision(1)).status).toBe(200);
      expect((await restoreRevision(2)).status).toBe(404);
    });

    const keptRevisions = () =>
      database.query
        .select()
        .from(roundRevisions)
        .where(eq(roundRevisions.accountId, accountIdOf(accountId)));

    it('has a limit for the account: the oldest steps of entering other rounds go, and no round is refused (ENTRY-O63)', async () => {
      const perRound = 50;
      await storePastRevisions(MAX_PAST_REVISIONS / perRound, perRound);
      await put(scored(4));
      expect((await put(scored(5))).status).toBe(200);
      const kept = await keptRevisions();
      expect(kept.length).toBeLessThanOrEqual(MAX_PAST_REVISIONS);
      expect(kept.length).toBeGreaterThan(MAX_PAST_REVISIONS * 0.8);
      const kinds = Map.groupBy(kept, ({ roundId }) => roundId);
      expect(kinds.get('r1')).toHaveLength(1);
      // The first and the newest ones of every round are still there, and nothing is missing of the newest round.
      for (let round = 1; round <= MAX_PAST_REVISIONS / perRound; round += 1) {
        const numbers = new Set(kinds.get(`old-${round}`)?.map(({ revision }) => revision));
        expect([1, 46, 47, 48, 49, 50].filter((number) => !numbers.has(number))).toEqual([]);
      }
      expect(kinds.get('old-1')).toHaveLength(6);
      expect(kinds.get(`old-${MAX_PAST_REVISIONS / perRound}`)).toHaveLength(perRound);
    });

    it('of rounds without such steps loses its oldest revisions at the limit of the account (ENTRY-O63)', async () => {
      await storePastRevisions(MAX_PAST_REVISIONS, 1);
      await put(scored(4));
      expect((await put(scored(5))).status).toBe(200);
      const kept = await keptRevisions();
      const ids = new Set(kept.map(({ roundId }) => roundId));
      expect([
        ids.size <= MAX_PAST_REVISIONS,
        ids.has('r1'),
        ids.has('old-1'),
        ids.has(`old-${MAX_PAST_REVISIONS}`),
      ]).toEqual([true, true, false, true]);
    });

    it('restores an earlier revision as a new one, once (ENTRY-27)', async () => {
      await put(scored(4));
      await put(scored(5), 'coach');
      const before = await version();
      expect((await restoreRevision(1)).body).toEqual({ revision: 3, isChanged: true });
      expect((await restoreRevision(1)).body).toEqual({ revision: 3, isChanged: false });
      expect((await version()).data_version).toBe(before.data_version + 1);
      expect((await get()).body).toMatchObject({ revision: 3, round: scored(4), changedBy: 'Ingrid Holm' });
      expect((await revisions()).map(({ kind, changes }) => [kind, changes])).toEqual([
        ['restored', ['Hole 7: 5 → 4']],
        ['logged', ['Hole 7: 4 → 5']],
        ['logged', null],
      ]);
      expect((await restoreRevision(9)).status).toBe(404);
    });

    it('of one account is never that of another with the same round id (ENTRY-27)', async () => {
      await put(scored(4));
      await put(scored(5));
      const other = accountId + 2;
      const theirs = { params: { accountId: other, roundId: 'r1' } };
      await server.call('putRound', { ...theirs, body: scored(3) }, as('stranger'));
      const { body } = await server.call('listRoundRevisions', theirs, as('stranger'));
      expect(body.revisions).toHaveLength(1);
      expect(
        (await server.call('restoreRoundRevision', { params: { ...theirs.params, revision: 1 } }, as('stranger'))).body,
      ).toEqual({ revision: 1, isChanged: false });
    });

    describe('after a deletion', () => {
      it('a round is nowhere, and comes back with mark, note, author and revisions (ENTRY-27)', async () => {
        await put(scored(4), 'coach');
        await put(scored(5));
        await server.call(
          'setFavoriteRound',
          { params: params(), body: { isFavorite: true, note: 'ace' } },
          as('player'),
        );
        const before = { listed: await list(), round: (await get()).body, revisions: await revisions() };
        expect((await remove()).body).toEqual({ isChanged: true });
        expect([await list(), (await get()).status]).toEqual([[], 404]);
        expect((await server.call('listRoundRevisions', { params: params() }, as('player'))).status).toBe(404);
        expect((await restore()).body).toEqual({ isChanged: true });
        expect((await restore()).body).toEqual({ isChanged: false });
        expect({ listed: await list(), round: (await get()).body, revisions: await revisions() }).toEqual(before);
        const [row] = await database.query
          .select()
          .from(rounds)
          .where(eq(rounds.accountId, accountIdOf(accountId)));
        expect([row?.isFavorite, row?.favoriteNote]).toEqual([true, 'ace']);
      });

      it('a round can be restored for a day, and is then gone with its revisions (ENTRY-27)', async () => {
        await put(scored(4));
        await put(scored(5));
        await remove();
        await later(DAY - 1);
        await removeDeletedRounds(database, oldestRestorable(server.clock.now()));
        expect((await restore()).status).toBe(200);
        await remove();
        await later(DAY);
        expect((await restore()).status).toBe(404);
        await removeDeletedRounds(database, oldestRestorable(server.clock.now()));
        for (const table of [deletedRounds, roundRevisions]) {
          expect(
            await database.query
              .select()
              .from(table)
              .where(eq(table.accountId, accountIdOf(accountId))),
          ).toEqual([]);
        }
      });

      it('and many others within a day, further ones are refused with a sentence until they are gone (ENTRY-O63)', async () => {
        const others = (count: number) =>
          database.pool.query(
            `INSERT INTO deleted_rounds (account_id, round_id, deleted_at, revision, changed_at, change_kind, is_favorite, document)
             SELECT $1, 'gone-' || n, $3, 1, $3, 'logged', false, '{}' FROM generate_series(1, $2::int) AS n`,
            [accountId, count, server.clock.now()],
          );
        await others(MAX_DELETED_ROUNDS - 1);
        await put(scored(4));
        expect((await remove()).body).toEqual({ isChanged: true });
        const next = { params: { accountId, roundId: 'r2' } };
        await put(scoreOnlyRound('r2'));
        const { status, error } = await server.call('deleteRound', next, as('player'));
        expect([status, error?.code]).toEqual([409, 'DELETED_ROUNDS_FULL']);
        expect(error?.message).toContain('Please delete this one tomorrow.');
        expect((await list()).map(({ roundId }) => roundId)).toEqual(['r2']);
        expect((await restore()).body).toEqual({ isChanged: true });
        expect((await server.call('deleteRound', next, as('player'))).body).toEqual({ isChanged: true });
        await later(DAY);
        await removeDeletedRounds(database, oldestRestorable(server.clock.now()));
        expect((await remove()).body).toEqual({ isChanged: true });
      });

      it('a round that is stored again goes on with its marks and history, so that nobody removes it for good by storing another one in its place (ENTRY-27, ENTRY-O67)', async () => {
        await put(scored(4));
        await put(scored(5));
        const body = { isFavorite: true, note: 'ace' };
        await server.call('setFavoriteRound', { params: params(), body }, as('player'));
        await remove('coach');
        expect((await put(scored(3), 'coach')).body).toMatchObject({ revision: 3, isChanged: true });
        expect((await revisions()).map(({ revision, changedBy }) => [revision, changedBy?.name])).toEqual([
          [3, 'Dana Reyes'],
          [2, 'Ingrid Holm'],
          [1, 'Ingrid Holm'],
        ]);
        await restoreRevision(2);
        expect((await get()).body.round).toEqual(scored(5));
        const [row] = await database.query
          .select()
          .from(rounds)
          .where(eq(rounds.accountId, accountIdOf(accountId)));
        expect([row?.isFavorite, row?.favoriteNote]).toEqual([true, 'ace']);
      });

      it('a round that is stored again as it was is back, without another revision (ENTRY-O67)', async () => {
        await put(scored(4));
        await put(scored(5));
        await remove();
        expect((await put(scored(5))).body).toMatchObject({ revision: 2, isChanged: true });
        expect(await revisions()).toHaveLength(2);
        expect((await restore()).body).toEqual({ isChanged: false });
      });

      it('a round that is stored again after more than a day begins without a history (ENTRY-27)', async () => {
        await put(scored(4));
        await put(scored(5));
        await remove();
        await later(DAY);
        expect((await put(scored(3))).body).toMatchObject({ revision: 1 });
        expect(await revisions()).toHaveLength(1);
        expect((await restore()).body).toEqual({ isChanged: false });
      });

      it('the trail names the round and who deleted and restored it (ENTRY-27, ACCESS-O71)', async () => {
        await put(scored(4));
        await remove('coach');
        await restore();
        const { events } = (await server.call('listAuditEvents', {}, as('player'))).body;
        expect(events.slice(0, 2).map(({ kind, details }) => [kind, details])).toMatchObject([
          ['roundRestored', { round: 'of May 1, 2026, Alder Creek' }],
          ['circleChanged', { by: 'Dana Reyes', change: 'deleted a round', subject: 'May 1, 2026, Alder Creek' }],
        ]);
      });
    });

    describe('says who entered a round', () => {
      it('where a coach with full access put it for the player, whoever changed it later (ENTRY-28)', async () => {
        await put(scored(4), 'coach');
        await put(scored(5));
        expect((await get()).body).toMatchObject({ changedBy: 'Ingrid Holm', enteredBy: 'Dana Reyes' });
        expect((await list()).map(({ enteredBy }) => enteredBy)).toEqual(['Dana Reyes']);
      });

      it('without the name of a profile that is closed to the viewer (ENTRY-28, ACCESS-22)', async () => {
        await put(scored(4), 'coach');
        expect((await get('stranger')).body.enteredBy).toBe('a coach or family member');
        expect((await list('visitor')).map(({ enteredBy }) => enteredBy)).toEqual(['a coach or family member']);
      });

      it('to nobody who may not see the rounds (ENTRY-28)', async () => {
        await put(scored(4), 'coach');
        const settings = [features.myRounds, features.roundAssessment].map((featureId) => ({
          featureId,
          isPublic: false,
        }));
        await storeAccount(database, { accountId: accountId + 3, subCircleAccountIds: [accountId + 1], settings });
        const closed = { accountId: accountId + 3, roundId: 'r1' };
        await server.call('putRound', { params: closed, body: scored(4) }, as('coach'));
        expect((await server.call('getRound', { params: closed }, as('stranger'))).status).toBe(404);
        expect((await server.call('listRounds', { params: closed }, as('stranger'))).status).toBe(404);
      });

      it('until that account is deleted: the rounds stay, without a name (ENTRY-28)', async () => {
        await put(scored(4), 'coach');
        const coach = `user-${accountId + 1}`;
        await server.call('deleteAccount', { body: { username: coach } }, as('coach'));
        expect((await get()).body).toMatchObject({ changedBy: null, enteredBy: null });
        const [row] = await database.query
          .select()
          .from(rounds)
          .where(eq(rounds.accountId, accountIdOf(accountId)));
        expect([row?.changedBy, row?.enteredBy]).toEqual([null, null]);
      });
    });
  });
});
