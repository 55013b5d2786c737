import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { ConnectionError, databaseProblemOf } from './database-problem.ts';

/** An error of the database as the query builder throws it. */
const failed = (message: string, code: string) =>
  new DrizzleQueryError('SELECT 1', [], Object.assign(new pg.DatabaseError(message, 0, 'error'), { code }));

it.each([
  'failure on connection marked as essential: 127.0.0.1:7611',
  "failed to prepare transaction 'citus_0_1_2_3' on host db-1:5432",
  'could not commit transaction for shard 102008 on at least one node',
  'cannot connect to db-1:5432 to fetch intermediate results',
  'failed to read result "1_1" from node db-1:5432',
  'server closed the connection unexpectedly',
  'could not receive data from server: Connection reset by peer',
])('takes what Citus says of a lost worker for a database that is away (SCALE-09): %s', (message) => {
  expect(databaseProblemOf(failed(message, 'XX000'))).toBe('away');
});

it('takes a server that refuses connections for one that is away, whatever its reason (SCALE-09)', () => {
  const refused = Object.assign(new pg.DatabaseError('pg_hba.conf rejects connection', 0, 'error'), {
    code: '28000',
    severity: 'FATAL',
  });
  expect(databaseProblemOf(new ConnectionError('no connection', { cause: refused }))).toBe('away');
  expect(databaseProblemOf(new DrizzleQueryError('SELECT 1', [], refused))).toBe('away');
});

it('takes no other error of the database for one that is away (SCALE-09)', () => {
  expect(databaseProblemOf(failed('relation "x" does not exist', '42P01'))).toBeNull();
  expect(databaseProblemOf(new Error('server closed the connection unexpectedly'))).toBeNull();
});
