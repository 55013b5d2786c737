import { beforeAll, describe, expect, it } from 'vitest';
import { logRounds } from '../../testing/demo-rounds.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { cupRound, storeSchedules } from '../../testing/test-schedule.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

describe('the season of a player', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      await storeSchedules(database, { firstName: 'Ana', lastName: 'Lund' });
      for (const accountId of [1, 3]) await logRounds(server, accountId, [cupRound(`r${accountId}`)]);
      const result = { fieldSize: 84, place: 3, isTied: true, ending: null, rounds: [] };
      await database.pool.query("UPDATE schedule_events SET result = $1 WHERE tournament_id = 'cup'", [result]);
    });

    const season = async (accountId: number, token?: string) =>
      (
        await server.call(
          'getSeason',
          { params: { accountId }, body: { holeCount: 18, standardsFilter: { standardName: null } } },
          token === undefined ? {} : { token },
        )
      ).body;

    it('has the last tournament with its finish, and the card of its last round (DASH-O60)', async () => {
      const { season: body, lastCard } = await season(1);
      expect(body.last).toMatchObject({ name: 'Cup', finish: 'T3', fieldSize: 84, place: 'Amity, CA' });
      expect([lastCard?.roundId, lastCard?.holes.length]).toEqual(['r1', 18]);
    });

    it('has no finish and no place of a schedule that is closed to the viewer (ACCESS-12, DASH-O60)', async () => {
      expect((await season(3)).season.last).toMatchObject({ name: 'Cup', finish: null, fieldSize: null, place: null });
      const own = await season(3, await server.tokenOf(3));
      expect(own.season.last).toMatchObject({ finish: 'T3', fieldSize: 84 });
    });
  });
});
