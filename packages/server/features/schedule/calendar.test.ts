import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToCircle } from '../../testing/add-to-circle.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const note = 'Bring; a "raincoat", and\nmore than one line that is longer than the seventy-five letters of a line';
/** With so many commas and semicolons that a line break would split an escape. */
const link = `https://example.com/cup?of=${'a,b;'.repeat(40)}`;

describe('the calendar feed', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    let owner: string;
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1, firstName: 'Zoë', lastName: 'Łukasik' });
      await storeAccount(database, { accountId: 2 });
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, url, city, state, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('cup', 'Cup, the "big" one; 2026', $1, 'Amity', 'CA', '2026-10-24', '2026-10-26', 3, 'tournament', 'national', false),
                ('open', 'Open', null, null, null, '2026-03-29', '2026-03-29', 1, 'qualifier', 'local', false),
                ('gone', 'Gone', null, null, null, '2026-04-01', '2026-04-01', 1, 'match', 'local', false),
                ('tour', 'Tour', null, null, null, '2026-12-01', '2026-12-01', 1, 'tournament', 'local', false)`,
        [link],
      );
      await database.pool.query(
        `INSERT INTO schedule_events (account_id, tournament_id, status, note)
         VALUES (1, 'cup', 'inField', $1), (1, 'open', 'considering', null), (1, 'gone', 'conflict', null), (1, 'tour', 'applied', null)`,
        [note],
      );
      owner = await server.tokenOf(1);
    });
    const makeFeed = async (): Promise<string> => {
      const { body } = await server.call('createCalendarFeed', { params: { accountId: 1 } }, { token: owner });
      return body.path as string;
    };
    const read = async (path: string) => {
      const [, name = '', key = ''] = /^\/api\/calendars\/(\d+\.ics)\?key=(.+)$/.exec(path) ?? [];
      return server.call('getCalendar', { params: { name }, query: { key } });
    };

    const eventsOf = (body: Uint8Array): readonly ICAL.Event[] =>
      new ICAL.Component(ICAL.parse(new TextDecoder().decode(body)))
        .getAllSubcomponents('vevent')
        .map((component) => new ICAL.Event(component));

    it('is read by an independent parser as whole days, the last one included (API-32, DATA-46)', async () => {
      const { status, body } = await read(await makeFeed());
      expect(status).toBe(200);
      const events = eventsOf(body);
      expect(events.map(({ summary }) => summary)).toEqual(['Open', 'Cup, the "big" one; 2026', 'Tour']);
      const cup = events[1] as ICAL.Event;
      expect([cup.startDate.isDate, cup.startDate.toString(), cup.endDate.toString()]).toEqual([
        true,
        '2026-10-24',
        // The first day after the event.
        '2026-10-27',
      ]);
      // The day before clocks change, and a floating date that no time zone can shift.
      expect([events[0]?.startDate.toString(), events[0]?.startDate.zone?.tzid]).toEqual(['2026-03-29', 'floating']);
      expect(cup.location).toBe('Amity, CA');
      expect(cup.description).toBe(`In Field · Tournament · 3 rounds\n${note}`);
      expect(events.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
        'TENTATIVE',
        'CONFIRMED',
        'TENTATIVE',
      ]);
    });

    it('has links as they are, nothing in them escaped (RFC 5545, 3.3.13)', async () => {
      const { body } = await read(await makeFeed());
      expect(eventsOf(body).map(({ component }) => component.getFirstPropertyValue('url'))).toEqual([null, link, null]);
      // Parsers are lenient, so the text itself is checked, with folded lines joined.
      const text = new TextDecoder().decode(body);
      expect(text.replaceAll('\r\n ', '').split('\r\n')).toContain(`URL;VALUE=URI:${link}`);
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    });

    it('keeps the days of planned events alone, and leaves those of considered ones free (TOUR-16)', async () => {
      const { body } = await read(await makeFeed());
      expect(
        eventsOf(body).map(({ summary, component }) => [summary, component.getFirstPropertyValue('transp')]),
      ).toEqual([
        ['Open', 'TRANSPARENT'],
        ['Cup, the "big" one; 2026', 'OPAQUE'],
        ['Tour', 'OPAQUE'],
      ]);
    });

    it('knows its events by the same ids at whatever host it is read, each by its own (API-32)', async () => {
      const url = await makeFeed();
      const idsAt = async (host: string) => {
        const { rawPayload } = await server.inject({ url, headers: { host } });
        return eventsOf(rawPayload).map(({ uid }) => uid);
      };
      const ids = await idsAt('golf.example');
      expect(ids).toEqual(['1-open@strokebook', '1-cup@strokebook', '1-tour@strokebook']);
      expect(await idsAt('new.example')).toEqual(ids);
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

    it('is an address of its own for everyone with full access, and ends with their access (ACCESS-07, ACCESS-22)', async () => {
      await storeAccount(database, { accountId: 3, birthYear: 1990, subCircleAccountIds: [4] });
      await storeAccount(database, { accountId: 4, username: 'coach' });
      const [player, coach] = [await server.tokenOf(3), await server.tokenOf(4)];
      const params = { accountId: 3 };
      const make = async (token: string) =>
        (await server.call('createCalendarFeed', { params }, { token })).body.path as string;
      const [playersFeed, coachsFeed] = [await make(player), await make(coach)];
      const shown = async (token: string) => (await server.call('getCalendarFeed', { params }, { token })).body.path;
      expect([await shown(player), await shown(coach)]).toEqual([playersFeed, coachsFeed]);
      const statuses = async () => [(await read(playersFeed)).status, (await read(coachsFeed)).status];
      expect(await statuses()).toEqual([200, 200]);
      await server.call('removeCircleMember', { params: { memberId: 4 } }, { token: player });
      expect(await statuses()).toEqual([200, 404]);
      // Regained access does not restore an old address.
      await addToCircle(server, { token: player }, { token: coach });
      expect(await statuses()).toEqual([200, 404]);
      expect(await shown(coach)).toBeNull();
    });

    it('ends for a product manager who is one no longer (ACCESS-06)', async () => {
      await storeAccount(database, { accountId: 5, isProductManager: true });
      const token = await server.tokenOf(5);
      const { body } = await server.call('createCalendarFeed', { params: { accountId: 1 } }, { token });
      expect((await read(body.path as string)).status).toBe(200);
      await database.pool.query('UPDATE accounts SET is_product_manager = false WHERE account_id = 5');
      expect((await read(body.path as string)).status).toBe(404);
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
