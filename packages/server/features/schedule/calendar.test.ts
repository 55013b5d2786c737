import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase, type TestDatabase } from '../../testing/test-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const note = 'Bring; a "raincoat", and\nmore than one line that is longer than the seventy-five letters of a line';

describe('the calendar feed', () => {
  onEachDatabase((openTestDatabase) => {
    let database: TestDatabase;
    let server: TestServer;
    let owner: string;
    beforeAll(async () => {
      database = await openTestDatabase();
      server = await createTestServer(database);
      await storeAccount(database, { accountId: 1, firstName: 'Zoë', lastName: 'Łukasik' });
      await storeAccount(database, { accountId: 2 });
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, url, city, state, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('cup', 'Cup, the "big" one; 2026', 'https://example.com/cup', 'Amity', 'CA', '2026-10-24', '2026-10-26', 3, 'tournament', 'national', false),
                ('open', 'Open', null, null, null, '2026-03-29', '2026-03-29', 1, 'qualifier', 'local', false),
                ('gone', 'Gone', null, null, null, '2026-04-01', '2026-04-01', 1, 'match', 'local', false)`,
      );
      await database.pool.query(
        `INSERT INTO schedule_events (account_id, tournament_id, status, note)
         VALUES (1, 'cup', 'inField', $1), (1, 'open', 'considering', null), (1, 'gone', 'conflict', null)`,
        [note],
      );
      owner = await server.tokenOf(1);
    });
    afterAll(async () => {
      await server.close();
      await database.close();
    });
    const makeFeed = async (): Promise<string> => {
      const { body } = await server.call('createCalendarFeed', { params: { accountId: 1 } }, { token: owner });
      return body.path as string;
    };
    const read = async (path: string) => {
      const [, name = '', key = ''] = /^\/api\/calendars\/(\d+\.ics)\?key=(.+)$/.exec(path) ?? [];
      return server.call('getCalendar', { params: { name }, query: { key } });
    };

    it('is read by an independent parser as whole days, the last one included (API-32, DATA-46)', async () => {
      const { status, body } = await read(await makeFeed());
      expect(status).toBe(200);
      const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(body)));
      const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
      expect(events.map(({ summary }) => summary)).toEqual(['Open', 'Cup, the "big" one; 2026']);
      const cup = events[1] as ICAL.Event;
      expect([cup.startDate.isDate, cup.startDate.toString(), cup.endDate.toString()]).toEqual([
        true,
        '2026-10-24',
        // The first day that is no longer part of it.
        '2026-10-27',
      ]);
      // On the day before clocks change, and in a floating day there is no zone that could move it.
      expect([events[0]?.startDate.toString(), events[0]?.startDate.zone?.tzid]).toEqual(['2026-03-29', 'floating']);
      expect(cup.location).toBe('Amity, CA');
      expect(cup.description).toBe(`In Field · Tournament · 3 rounds\n${note}`);
      expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
        'TENTATIVE',
        'CONFIRMED',
      ]);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
    });

    it('ends when it is withdrawn, and when a new address is made (TOUR-12)', async () => {
      const first = await makeFeed();
      const second = await makeFeed();
      expect(second).not.toBe(first);
      expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
      const shown = await server.call('getCalendarFeed', { params: { accountId: 1 } }, { token: owner });
      expect(shown.body.path).toBe(second);
      await server.call('deleteCalendarFeed', { params: { accountId: 1 } }, { token: owner });
      expect((await read(second)).status).toBe(404);
      expect(
        (await server.call('getCalendarFeed', { params: { accountId: 1 } }, { token: owner })).body.path,
      ).toBeNull();
    });

    it('opens for its own key alone, and answers a wrong one like a missing calendar (ACCESS-13)', async () => {
      const path = await makeFeed();
      const replies = await Promise.all([
        read(path.replace('/1.ics', '/2.ics')),
        read(path.replace(/key=./, (start) => (start === 'key=A' ? 'key=B' : 'key=A'))),
        read(path.replace('/1.ics', '/777.ics')),
      ]);
      expect(replies.map(({ status, error }) => [status, error?.code])).toEqual(replies.map(() => [404, 'NOT_FOUND']));
    });
  });
});
