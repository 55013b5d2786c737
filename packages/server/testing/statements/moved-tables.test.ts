import { expect, it } from 'vitest';
import { movedTables } from './moved-tables.ts';

it.each([
  ['UPDATE accounts SET username = $1 WHERE account_id = $2', []],
  ['UPDATE accounts SET account_id = $1, username = $2 WHERE account_id = $1', ['accounts']],
  [
    'WITH changed AS (UPDATE rounds SET account_id = 1 WHERE account_id = 1 RETURNING 1) SELECT * FROM changed',
    ['rounds'],
  ],
  [
    'INSERT INTO rounds (account_id, round_id) VALUES ($1, $2) ON CONFLICT (account_id, round_id) DO UPDATE SET score = excluded.score',
    [],
  ],
  [
    'INSERT INTO rounds (account_id, round_id) VALUES ($1, $2) ON CONFLICT (account_id, round_id) DO UPDATE SET account_id = excluded.account_id',
    ['rounds'],
  ],
  ['UPDATE account_keys SET account_id = $1 WHERE kind = $2 AND key = $3', []],
  ['UPDATE account_keys SET key = $1 WHERE kind = $2 AND key = $3', ['account_keys']],
  ['UPDATE courses SET course_id = $1', []],
] as const)(
  'finds the tables whose rows a statement moves to another server (SCALE-04): %s',
  async (statement, tables) => {
    expect(await movedTables(statement)).toEqual(tables);
  },
);
