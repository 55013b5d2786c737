import { expect, it } from 'vitest';
import { unnamedTables } from './unnamed-tables.ts';

it.each([
  ['SELECT * FROM accounts WHERE account_id = $1', []],
  ['SELECT * FROM accounts a WHERE a.account_id = 7 AND a.username <> $1', []],
  ['SELECT * FROM accounts WHERE account_id = ANY($1::int[])', []],
  ['SELECT * FROM accounts WHERE account_id IN ($1, $2)', []],
  ['SELECT * FROM accounts', ['accounts']],
  ['SELECT * FROM accounts WHERE username = $1', ['accounts']],
  ['SELECT * FROM accounts WHERE account_id = $1 OR username = $2', ['accounts']],
  ['SELECT * FROM accounts WHERE account_id > $1', ['accounts']],
  ['SELECT * FROM accounts WHERE account_id = (SELECT account_id FROM account_keys WHERE key = $1)', ['accounts']],
  ['SELECT * FROM rounds r JOIN accounts a ON a.account_id = r.account_id WHERE a.account_id = $1', []],
  ['SELECT * FROM rounds JOIN accounts USING (account_id) WHERE account_id = $1', []],
  ['SELECT * FROM rounds r, accounts a WHERE a.account_id = $1', ['rounds']],
  [
    'SELECT (SELECT count(*) FROM rounds r WHERE r.account_id = a.account_id) FROM accounts a WHERE account_id = $1',
    ['rounds'],
  ],
  [
    'SELECT (SELECT count(*) FROM rounds r WHERE r.account_id = a.account_id AND r.account_id = $1) FROM accounts a WHERE account_id = $1',
    [],
  ],
  ['SELECT (SELECT count(*) FROM rounds) FROM accounts a WHERE account_id = $1', ['rounds']],
  [
    'SELECT * FROM accounts a LEFT JOIN LATERAL (SELECT 1 FROM rounds r WHERE r.account_id = a.account_id) x ON true WHERE a.account_id = $1',
    ['rounds'],
  ],
  ['WITH found AS (SELECT * FROM rounds WHERE account_id = $1) SELECT * FROM found', []],
  ['WITH found AS (SELECT * FROM rounds) SELECT * FROM found WHERE account_id = $1', ['rounds']],
  ['SELECT 1 FROM rounds WHERE account_id = $1 UNION ALL SELECT 1 FROM sessions', ['sessions']],
  ['SELECT * FROM courses', []],
  ['SELECT * FROM account_keys WHERE kind = $1 AND key = $2', []],
  ['SELECT * FROM account_keys WHERE kind = $1', ['account_keys']],
  ['UPDATE rounds SET score = 1 WHERE account_id = $1', []],
  ['UPDATE rounds SET score = 1 WHERE round_id = $1', ['rounds']],
  ['DELETE FROM rounds WHERE account_id <> $1', ['rounds']],
  ['DELETE FROM rounds USING sessions s WHERE rounds.account_id = s.account_id AND s.account_id = $1', []],
  ['INSERT INTO rounds (account_id, round_id) VALUES ($1, $2)', []],
  ['INSERT INTO rounds (account_id, round_id) SELECT account_id, $2 FROM accounts WHERE account_id = $1', []],
  ['INSERT INTO rounds (account_id, round_id) SELECT account_id, $2 FROM accounts', ['accounts', 'rounds']],
  ['INSERT INTO rounds (account_id, round_id) SELECT 7, $2', []],
] as const)('finds the tables whose account a statement does not name (SCALE-04): %s', async (statement, tables) => {
  expect(await unnamedTables(statement)).toEqual(tables);
});
