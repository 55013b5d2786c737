import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createSystemClock } from '../../ports/clock.ts';
import { storeAccount } from '../../testing/test-accounts.ts';
import { onEachDatabase } from '../../testing/test-databases.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

describe('the schedule', () => {
  onEachDatabase((openTestDatabase) => {
    const { database, server } = useTestServer(openTestDatabase);
    beforeAll(async () => {
      await storeAccount(database, { accountId: 1 });
      await storeAccount(database, { accountId: 2 });
      await database.pool.query(
        `INSERT INTO tournaments (tournament_id, name, url, city, state, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
         VALUES ('over', 'Over', null, null, null, '2026-06-12', '2026-06-14', 3, 'tournament', 'local', false),
                ('now', 'Now', 'https://example.com', 'Amity', 'CA', '2026-06-14', '2026-06-15', 2, 'tournament', 'local', false),
                ('later', 'Later', null, 'Amity', null, '2026-08-01', '2026-08-01', 1, 'tournament', 'local', false),
                ('soon', 'Soon', null, 'Amity', null, '2026-07-01', '2026-07-01', 1, 'tournament', 'local', false)`,
      );
      await database.pool.query(
        `INSERT INTO schedule_events (account_id, tournament_id, status)
         SELECT 1, tournament_id, CASE tournament_id WHEN 'soon' THEN 'considering' ELSE 'inField' END FROM tournaments`,
      );
    });
    const namesOf = async (accountId: number, isUpcoming: 'true' | 'false') =>
      (await server.call('getSchedule', { params: { accountId }, query: { isUpcoming } })).body.rows.map(
        ({ tournamentName }) => tournamentName,
      );

    it('lists what is to come by date, with an event that ends today (API-32, DATA-46)', async () => {
      expect(await namesOf(1, 'true')).toEqual(['Now', 'Soon', 'Later']);
      const { body } = await server.call('getSchedule', { params: { accountId: 1 }, query: { isUpcoming: 'true' } });
      expect(body.rows[0]).toEqual({
        accountId: 1,
        tournamentId: 'now',
        tournamentName: 'Now',
        tournamentUrl: 'https://example.com',
        courseName: null,
        city: 'Amity',
        state: 'CA',
        startDate: '2026-06-14',
        endDate: '2026-06-15',
        numberOfRounds: 2,
        eventType: 'tournament',
        locale: 'local',
        isTeamEvent: false,
        status: 'inField',
        isFavorite: false,
        result: null,
      });
    });

    it('TEAM-28: hides events that are not over from strangers, also beside the schedule of somebody else', async () => {
      const hide = (isShown: boolean) =>
        database.pool.query('UPDATE accounts SET shows_coming_events = $1 WHERE account_id = 1', [isShown]);
      const ask = async (accountId: number, isUpcoming: 'true' | 'false', token?: string) => {
        const query = { isUpcoming, extraAccountIds: accountId === 1 ? '' : '1' } as never;
        const { body } = await server.call('getSchedule', { params: { accountId }, query }, { token });
        return [body.isComingHidden, ...body.rows.map(({ tournamentName }) => tournamentName)];
      };
      await hide(false);
      expect(await ask(1, 'true')).toEqual([true]);
      expect(await ask(2, 'true')).toEqual([false]);
      expect(await ask(2, 'false')).toEqual([false, 'Over']);
      expect(await ask(1, 'true', await server.tokenOf(1))).toEqual([false, 'Now', 'Soon', 'Later']);
      await hide(true);
      expect(await ask(2, 'true')).toEqual([false, 'Now', 'Soon', 'Later']);
    });

    it('lists what is over apart, and nothing of others (API-32)', async () => {
      expect(await namesOf(1, 'false')).toEqual(['Over']);
      expect(await namesOf(2, 'true')).toEqual([]);
    });
  });
});

it('a day ends where the caller is, not in Greenwich (API-32)', () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-15T03:00:00Z') });
  const clock = createSystemClock(null);
  expect([clock.today(), clock.today(420), clock.today(-840)]).toEqual(['2026-06-15', '2026-06-14', '2026-06-15']);
  vi.useRealTimers();
});

describe('the last day of an event, June 15', () => {
  // Values of a browser's `getTimezoneOffset`, and the start of June 16 there.
  it.each([
    ['UTC-11', 660, '2026-06-16T11:00:00Z'],
    ['UTC', 0, '2026-06-16T00:00:00Z'],
    ['UTC+14', -840, '2026-06-15T10:00:00Z'],
  ])('is to come until midnight where the viewer is, and over from then on: %s (API-32)', (_zone, offset, midnight) => {
    const clock = createSystemClock(null);
    const isOver = (milliseconds: number) => {
      vi.setSystemTime(Date.parse(midnight) + milliseconds);
      return clock.today(offset) > '2026-06-15';
    };
    vi.useFakeTimers();
    expect([isOver(-1), isOver(0)]).toEqual([false, true]);
    vi.useRealTimers();
  });

  it('is 23 hours long when clocks go forward, because the offset is the one of the moment (API-32)', () => {
    // Paris, March 29: midnight to two at UTC+1, three to midnight at UTC+2.
    const clock = createSystemClock(null);
    const dayAt = (instant: string, offset: number) => {
      vi.setSystemTime(Date.parse(instant));
      return clock.today(offset);
    };
    vi.useFakeTimers();
    expect([
      dayAt('2026-03-28T22:59:59Z', -60),
      dayAt('2026-03-28T23:00:00Z', -60),
      dayAt('2026-03-29T21:59:59Z', -120),
      dayAt('2026-03-29T22:00:00Z', -120),
    ]).toEqual(['2026-03-28', '2026-03-29', '2026-03-29', '2026-03-30']);
    vi.useRealTimers();
  });
});
