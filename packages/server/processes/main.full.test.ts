import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDemoDataDir } from '../testing/demo-data-dir.ts';
import { runServerProcess, startServerProcess } from '../testing/server-process.ts';
import { copyMigratedDataDir } from '../testing/migrated-data-dir.ts';

const MINUTE = 60_000;

describe('the server as a process', { timeout: 2 * MINUTE }, () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await copyMigratedDataDir();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const environment = () => ({ DATA_DIR: dataDir, DEMO_PLAYERS: '2', TODAY: '2026-06-15', LOG_LEVEL: 'info' });

  it('refuses a port that is in use, with a sentence and exit code 1', async () => {
    const first = await startServerProcess(environment());
    const elsewhere = mkdtempSync(join(tmpdir(), 'strokebook-port-'));
    const second = await runServerProcess({ DATA_DIR: elsewhere, PORT: new URL(first.url).port });
    expect([second.exitCode, second.log]).toEqual([1, expect.stringMatching(/port \d+ of 127\.0\.0\.1 is in use/)]);
    await first.end('SIGTERM');
    rmSync(elsewhere, { recursive: true });
  });

  it('refuses a PostgreSQL server that cannot be reached, with a sentence and exit code 1', async () => {
    const { exitCode, log } = await runServerProcess({ DATABASE_URL: 'postgres://root:secret@127.0.0.1:4199/x' });
    expect([exitCode, log]).toEqual([
      1,
      expect.stringContaining('DATABASE_URL: cannot use the PostgreSQL server there'),
    ]);
    expect(log).not.toContain('secret');
  });

  it('refuses a configuration with problems, all at once, with exit code 1', async () => {
    const { exitCode, output, log } = await runServerProcess({ PORT: 'http', TODAY: 'soon', NODE_ENV: 'production' });
    expect([exitCode, output]).toEqual([1, '']);
    expect(log.trim().split('\n')).toEqual([
      'The configuration has problems:',
      '  PUBLIC_URL: must be set in production: where the public reaches this site, which canonical addresses and sitemaps name',
      "  PORT: must be a whole number from 0 to 65535, but is 'http'",
      "  TODAY: must be a day of the form yyyy-MM-dd, but is 'soon'",
      "  SMS_PROVIDER: must be set in production: 'twilio' or 'sns'; 'console' prints sign-in codes to the output",
    ]);
  });

  it('refuses demo data, a missing SMS provider and a missing public address in production, all at once (OPS-10)', async () => {
    const demoDir = await copyDemoDataDir();
    const settings = { NODE_ENV: 'production' };
    const all = await runServerProcess({ ...settings, DATA_DIR: demoDir, DEMO: 'on' });
    expect([all.exitCode, all.log.trim().split('\n')]).toEqual([
      1,
      [
        'The configuration has problems:',
        expect.stringMatching(/^ {2}DEMO: must be 'off' in production/),
        expect.stringMatching(/^ {2}PUBLIC_URL: must be set in production/),
        expect.stringMatching(/^ {2}SMS_PROVIDER: must be set in production/),
        expect.stringMatching(/^ {2}the database contains the demo world/),
      ],
    ]);
    const unreadable = await runServerProcess({ ...settings, DATABASE_URL: 'mysql://127.0.0.1/golf' });
    expect(unreadable.log).toMatch(
      /PUBLIC_URL: must be set[^]*DATABASE_URL: must be|DATABASE_URL: must be[^]*PUBLIC_URL: must be set/,
    );
    const whole = { ...settings, SMS_PROVIDER: 'console', PUBLIC_URL: 'https://golf.example', LOG_LEVEL: 'silent' };
    const demo = await runServerProcess({ ...whole, DATA_DIR: demoDir });
    expect([demo.exitCode, demo.log]).toEqual([1, expect.stringContaining('the database contains the demo world')]);
    const own = await startServerProcess({ ...whole, DATA_DIR: `${dataDir}-production` });
    expect(await own.end('SIGTERM')).toBe(0);
    rmSync(`${dataDir}-production`, { recursive: true });
    rmSync(demoDir, { recursive: true });
  });
});
