import { accountIdOf, features } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import { beforeAll, describe, expect, it } from 'vitest';
import { toRoundRow } from '../../db/rounds/round-row.ts';
import { organizations, rosters, rounds } from '../../db/schema/index.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { scoreOnlyRound } from '../../testing/test-rounds.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const COACH = 1;
const STRANGER = 2;
const MANAGER = 3;
const OPEN = 11;
const PRIVATE = 12;
const OTHER_PRIVATE = 13;

describe('players who share', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    const tokens = new Map<number, string>();

    beforeAll(async () => {
      const player = { profileTypeIds: [4] };
      for (const accountId of [COACH, STRANGER]) await storeAccount(database, { accountId });
      await storeAccount(database, { accountId: MANAGER, isProductManager: true });
      await storeAccount(database, {
        accountId: OPEN,
        firstName: 'Ada',
        lastName: 'Zorn',
        ...player,
        subCircleAccountIds: [COACH],
      });
      await storeAccount(database, {
        ...player,
        accountId: PRIVATE,
        firstName: 'Åsa',
        lastName: 'Ørn',
        subCircleAccountIds: [COACH],
        settings: [{ featureId: features.website, isPublic: false }],
      });
      await storeAccount(database, { accountId: OTHER_PRIVATE, lastName: 'Berg', ...player, allowPublicSite: false });
      await database.query.insert(organizations).values({ organizationId: 1, name: 'Glen', shortName: 'glen' });
      const memberAccountIds = [OPEN, PRIVATE, OTHER_PRIVATE].map(accountIdOf);
      await database.query.insert(rosters).values({ organizationId: 1, rosterId: 1, memberAccountIds });
      await database.query
        .insert(rounds)
        .values([
          toRoundRow(
            accountIdOf(PRIVATE),
            scoreOnlyRound('r1', { playedOn: calendarDay('2026-04-01') }),
            1,
            new Date(0),
          ),
        ]);
      await database.pool.query(`
        INSERT INTO tournaments (tournament_id, name, start_date, end_date, number_of_rounds, event_type, locale, is_team_event) VALUES
          ('past', 'Past Cup', '2020-01-01', '2020-01-02', 2, 'tournament', 'local', false), ('late', 'Late Cup', '2099-02-01', '2099-02-02', 2, 'tournament', 'local', false),
          ('next', 'Next Cup', '2099-01-01', '2099-01-02', 2, 'tournament', 'local', false);
        INSERT INTO schedule_events (account_id, tournament_id, status) SELECT ${PRIVATE}, tournament_id, 'inField' FROM tournaments`);
      for (const accountId of [COACH, STRANGER, MANAGER, PRIVATE])
        tokens.set(accountId, await server.tokenOf(accountId));
    });

    const list = async (accountId: number, query: { q?: string; offset?: number } = {}) =>
      (await server.call('listSharedPlayers', { query }, { token: tokens.get(accountId) })).body;
    const ids = async (accountId: number, q?: string) =>
      (await list(accountId, q === undefined ? {} : { q })).players.map((player) => player.accountId);

    it('are listed by name, without accents, with last round, form and next event, private ones too (ACCESS-O9, ACCESS-07, TEAM-05)', async () => {
      const { total, players, nextOffset } = await list(COACH);
      expect([total, nextOffset]).toEqual([2, null]);
      expect(players.map((player) => player.accountId)).toEqual([PRIVATE, OPEN]);
      expect(players[0]).toMatchObject({
        fullName: 'Åsa Ørn',
        isPrivate: true,
        lastRound: { playedOn: '2026-04-01', score: 90, toPar: 18, holeCount: 18 },
        form: { figure: null, apart: { kind: 'practice', toPar: 18, roundCount: 1 } },
        nextEvent: { name: 'Next Cup', startDate: '2099-01-01', endDate: '2099-01-02' },
      });
      expect(players[1]).toMatchObject({
        isPrivate: false,
        lastRound: null,
        form: { figure: null, apart: null },
        nextEvent: null,
      });
    });

    it('are found by any words of their name (ACCESS-O9, SEARCH-09)', async () => {
      expect(await ids(COACH, 'orn asa')).toEqual([PRIVATE]);
      expect(await ids(COACH, 'nobody')).toEqual([]);
      expect(await ids(COACH, ' ')).toEqual([]);
    });

    it('are nobody for a stranger, a manager and the player (ACCESS-08)', async () => {
      for (const accountId of [STRANGER, MANAGER, PRIVATE]) expect((await list(accountId)).total).toBe(0);
      expect((await server.call('listSharedPlayers', {})).status).toBe(401);
    });

    it('are on the roster for who may see them, and neither listed nor counted for others (ACCESS-O9, ORG-O4)', async () => {
      const roster = async (accountId?: number) => {
        const token = accountId === undefined ? undefined : tokens.get(accountId);
        const { body } = await server.call('listOrganizationPlayers', { params: { shortName: 'glen' } }, { token });
        return body.players.map((player) => player.accountId).sort();
      };
      expect(await roster()).toEqual([OPEN]);
      expect(await roster(STRANGER)).toEqual([OPEN]);
      expect(await roster(COACH)).toEqual([OPEN, PRIVATE]);
      expect(await roster(PRIVATE)).toEqual([OPEN, PRIVATE]);
      expect(await roster(MANAGER)).toEqual([OPEN, PRIVATE, OTHER_PRIVATE]);
    });

    it('show their picture to them by a token in its address, where it is private (ACCESS-08)', async () => {
      const { players } = await list(COACH);
      const image = async (url: string) => (await server.inject({ method: 'GET', url })).statusCode;
      const [hidden] = players;
      expect(await image(hidden?.imgUrl ?? '')).toBe(200);
      expect(await image(`/api/accounts/${PRIVATE}/image?size=96`)).toBe(404);
    });

    it('are gone as soon as the player closes the circle (ACCESS-07)', async () => {
      await server.call('removeCircleMember', { params: { memberId: COACH } }, { token: tokens.get(PRIVATE) });
      expect(await ids(COACH)).toEqual([OPEN]);
    });
  });
});
