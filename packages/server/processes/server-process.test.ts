import { accountIdOf } from '@strokebook/golf/access';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { putRound } from '../testing/log-rounds.ts';
import { runCommand } from '../testing/run-command.ts';
import { runServerProcess, startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { copyMigratedDataDir } from '../testing/migrated-data-dir.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';

const PLAYER = '+15550100001';
const MINUTE = 60_000;

describe('the server as a process', { timeout: 2 * MINUTE }, () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await copyMigratedDataDir();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const environment = () => ({ DATA_DIR: dataDir, DEMO_PLAYERS: '2', TODAY: '2026-06-15', LOG_LEVEL: 'info' });

  it('seeds once, says how to sign in, logs no secret, and stops in order', async () => {
    const first = await startServerProcess(environment());
    await first.waitFor(/a player with two seasons of rounds/);
    const { idToken, code } = await signInByOutput(first, PLAYER);
    const me = await fetch(`${first.url}/api/me`, { headers: { authorization: `Bearer ${idToken}` } });
    expect([me.status, await me.json()]).toEqual([200, expect.objectContaining({ username: 'ingrid-solberg' })]);
    await fetch(`${first.url}/api/profiles/nobody?secret=${code}`);
    const settings = await fetch(`${first.url}/api/settings`);
    expect(await settings.json()).toMatchObject({ productName: 'Strokebook', isDemo: true, today: '2026-06-15' });
    expect(await first.end('SIGTERM')).toBe(0);

    expect(first.output().match(/^SMS to .*$/gm)).toEqual([`SMS to ${PLAYER}: Strokebook code: ${code}`]);
    expect(first.output()).toMatch(/Stopping \(SIGTERM\)/);
    const lines = first
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ requestId }) => typeof requestId === 'string').length).toBeGreaterThanOrEqual(4);
    expect(lines.map(({ route }) => route)).toContain('/api/auth/verify');
    for (const secret of [code, idToken, PLAYER, 'Bearer']) expect(first.log()).not.toContain(secret);
  });

  it('refuses a data directory in use, with a sentence, and has the acknowledged round after kill -9', async () => {
    const first = await startServerProcess(environment());
    expect(first.output()).toContain('The schema is up to date.');
    expect(first.output()).not.toContain('Making the demo world');
    const second = await runServerProcess(environment());
    expect([second.exitCode, second.log.split('\n').filter((line) => !line.startsWith('{'))]).toEqual([
      1,
      [expect.stringMatching(/^The server cannot start: another Strokebook server is using the data directory /), ''],
    ]);
    const session = await signInByOutput(first, PLAYER);
    expect(await putRound(first, session, 'acknowledged')).toMatchObject({ status: 200 });
    await first.end('SIGKILL');
    const third = await startServerProcess(environment());
    const path = `/api/accounts/${session.accountId}/rounds/acknowledged`;
    const headers = { authorization: `Bearer ${session.idToken}` };
    expect((await fetch(`${third.url}${path}`, { headers })).status).toBe(200);
    expect(await third.end('SIGINT')).toBe(0);
  });
});

describe('npm run import', { timeout: MINUTE }, () => {
  it('stores the rounds of a file in the account with the username, and says how many', async () => {
    const dataDir = await copyMigratedDataDir();
    const folder = mkdtempSync(join(tmpdir(), 'strokebook-import-'));
    const file = join(folder, 'round.json');
    writeFileSync(file, JSON.stringify(scoreOnlyRound('r1')));
    const before = await openDatabase({ databaseUrl: null, dataDir });
    await storeAccount(before, { accountId: 1, username: 'ingrid' });
    await before.close();
    const { exitCode, output } = await runCommand('import', ['--account', 'ingrid', file], {
      DATA_DIR: dataDir,
      DEMO: 'off',
    });
    expect([exitCode, output]).toEqual([0, expect.stringContaining('Imported 1 rounds (1 new')]);
    const after = await openDatabase({ databaseUrl: null, dataDir });
    const { rows } = await after.pool.query('SELECT account_id, round_id FROM rounds');
    await after.close();
    expect(rows).toEqual([{ account_id: accountIdOf(1), round_id: 'r1' }]);
    for (const path of [dataDir, folder]) rmSync(path, { recursive: true });
  });
});
