import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { accounts, rounds } from '../db/schema/index.ts';
import { startWriters } from '../testing/log-rounds.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';

const hasTools = spawnSync('pg_dump', ['--version']).status === 0;
const reason = skipReason === '' && !hasTools ? ' (skipped: pg_dump is not on the PATH)' : skipReason;
const MINUTES = 60_000;
/** Number of rounds that are logged before the dump. Use `ROUNDS=10000` to measure. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);

/** Runs a tool of PostgreSQL while this process goes on; returns the milliseconds that it took. */
async function run(tool: string, args: readonly string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(tool, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (data) => {
    log += String(data);
  });
  const exitCode = await new Promise((resolve) => child.once('close', resolve));
  if (exitCode !== 0) throw new Error(`${tool} ended with ${String(exitCode)}: ${log}`);
  return performance.now() - start;
}

it.skipIf(reason !== '')(
  `a dump by pg_dump while rounds are logged has every round acknowledged before it, and none half (OPS-01)${reason}`,
  { timeout: 10 * MINUTES },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'strokebook-dump-'));
    const source = await createServerDatabase();
    const target = await createServerDatabase();
    const server = await startServerProcess({ DATABASE_URL: source.url, DEMO: 'off', LOG_LEVEL: 'silent' });
    const sessions = [];
    for (const number of ['+15550109971', '+15550109972', '+15550109973']) {
      sessions.push(await signInByOutput(server, number));
    }
    const writers = startWriters(server, sessions);
    await expect.poll(() => writers.acknowledged.length, { timeout: 8 * MINUTES }).toBeGreaterThanOrEqual(ROUNDS);
    const acknowledged = [...writers.acknowledged];
    const dump = join(folder, 'strokebook.dump');
    const dumped = await run('pg_dump', ['--format=custom', '--file', dump, source.url]);
    const { longestWait } = await writers.stop();
    expect(await server.end('SIGTERM')).toBe(0);
    const options = ['--clean', '--if-exists', '--no-owner', '--exit-on-error', '--single-transaction'];
    const restored = await run('pg_restore', [...options, '--dbname', target.url, dump]);
    if (process.env['ROUNDS'] !== undefined) {
      process.stdout.write(
        `${acknowledged.length} rounds: pg_dump ${Math.round(dumped)} ms, pg_restore ${Math.round(restored)} ms, longest wait ${Math.round(longestWait)} ms\n`,
      );
    }

    const again = await startServerProcess({ DATABASE_URL: target.url, DEMO: 'off', LOG_LEVEL: 'silent' });
    expect(again.output()).toContain('The schema is up to date.');
    await again.end('SIGTERM');
    const database = await openDatabase({ databaseUrl: target.url, dataDir: '' });
    const stored = await database.query.select().from(rounds);
    const versions = new Map(
      (await database.query.select().from(accounts)).map((row) => [row.accountId, row.dataVersion]),
    );
    await database.close();
    const ids = new Set(stored.map(({ roundId }) => roundId));
    expect(acknowledged.filter((roundId) => !ids.has(roundId))).toEqual([]);
    for (const { roundId, document } of stored) expect(document).toEqual(scoreOnlyRound(roundId));
    for (const [accountId, written] of Map.groupBy(stored, (row) => row.accountId)) {
      expect(versions.get(accountId)).toBe(written.length);
    }
    await source.drop();
    await target.drop();
    rmSync(folder, { recursive: true });
  },
);
