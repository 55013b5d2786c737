import type { RoundDocument } from '@strokebook/contract';
import { features } from '@strokebook/golf/access';
import { calendarDay } from '@strokebook/golf/calendar';
import type { ScheduleEvent } from '@strokebook/golf/schedule';
import { storeAccount } from './test-accounts.ts';
import { scoreOnlyRound } from './test-rounds.ts';
import type { TestDatabase } from './test-databases.ts';

/** A round of the first day of the cup that `storeSchedules` stores. */
export const cupRound = (roundId: string): RoundDocument =>
  scoreOnlyRound(roundId, {
    type: 'tournament',
    playedOn: calendarDay('2026-06-01'),
    tournament: { tournamentId: 'cup', name: 'Cup' },
    course: { name: 'Alder Creek', tee: { name: 'Blue', rating: 72.4, slope: 131 } },
  });

/**
 * Stores the same two tournaments in the schedules of a player, 1, of a teammate, 2, and of Cleo, 3, whose schedule is
 * closed: a past cup, and a future one whose name contains special characters for spreadsheets and reports.
 */
export async function storeSchedules(
  database: TestDatabase,
  player: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await storeAccount(database, { accountId: 1, ...player });
  await storeAccount(database, { accountId: 2, firstName: 'Bea', lastName: 'Mate' });
  const settings = [{ featureId: features.schedule, isPublic: false }];
  await storeAccount(database, { accountId: 3, firstName: 'Cleo', lastName: 'Closed', settings });
  await database.pool.query(
    `INSERT INTO tournaments (tournament_id, name, city, state, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
     VALUES ('cup', 'Cup', 'Amity', 'CA', '2026-06-01', '2026-06-02', 2, 'tournament', 'national', false),
            ('soon', '=Soon #strong[x]', null, null, '2026-07-01', '2026-07-01', 1, 'match', 'local', false)`,
  );
  await database.pool.query(
    `INSERT INTO schedule_events (account_id, tournament_id, status, note)
     SELECT account_id, tournament_id, 'inField', 'Windy' FROM tournaments, (VALUES (1), (2), (3)) AS players(account_id)`,
  );
  await database.pool.query(
    "INSERT INTO organizations (organization_id, name, short_name) VALUES (1, 'Harrow Glen', 'harrow')",
  );
}

/** Stores a past event of one day with a score of 74, par 72, on a rated tee, in a player's schedule. */
export async function storeResult(
  database: TestDatabase,
  {
    accountId,
    tournamentId,
    eventType,
    endDate,
  }: Pick<ScheduleEvent, 'tournamentId' | 'eventType' | 'endDate'> & { readonly accountId: number },
): Promise<void> {
  await database.pool.query(
    `INSERT INTO tournaments (tournament_id, name, start_date, end_date, number_of_rounds, event_type, locale, is_team_event)
     VALUES ($1, $1, $2, $2, 1, $3, 'national', false)`,
    [tournamentId, endDate, eventType],
  );
  const rounds = [{ score: 74, par: 72, yards: null, courseRating: 72.4, slopeRating: 130 }];
  const result = { fieldSize: null, place: null, isTied: false, ending: null, rounds };
  await database.pool.query(
    "INSERT INTO schedule_events (account_id, tournament_id, status, result) VALUES ($1, $2, 'inField', $3)",
    [accountId, tournamentId, JSON.stringify(result)],
  );
}
