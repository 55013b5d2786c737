import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';

describe.skipIf(skipReason !== '')(`the jobs of two servers on one PostgreSQL${skipReason}`, () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let client: pg.Client;
  let servers: readonly ServerProcess[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'strokebook-retention-'));
  beforeAll(async () => {
    database = await createServerDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await client.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('run at their start, each of them on one server (OPS-12, OPS-04)', async () => {
    await client.query(
      "INSERT INTO sign_in_counters (counter_key, count, resets_at) VALUES ('number:+15550100099', 1, now() - interval '1 hour')",
    );
    const storage = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    const environment = { ...storage, DEMO: 'off', LOG_LEVEL: 'error', METRICS_PORT: '0' };
    servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
    const runs = async (): Promise<Readonly<Record<string, number>>> => {
      const all: Record<string, number> = {};
      for (const server of servers) {
        const [, url = ''] = await server.waitFor(/Metrics are at (\S+)\n/);
        const text = await (await fetch(url)).text();
        for (const [, name = '', value] of text.matchAll(
          /^(strokebook_(?:job_runs|retention_removed)_total\S*) (\d+)$/gm,
        )) {
          all[name] = (all[name] ?? 0) + Number(value);
        }
      }
      return all;
    };
    await expect.poll(runs, { timeout: 20_000 }).toEqual({
      'strokebook_job_runs_total{job_name="notice-mails",outcome="done"}': 1,
      'strokebook_job_runs_total{job_name="retention-hourly",outcome="done"}': 1,
      'strokebook_job_runs_total{job_name="retention-daily",outcome="done"}': 1,
      'strokebook_retention_removed_total{rule="signInCounters"}': 1,
    });
    const { rows } = await client.query(
      "SELECT job FROM job_runs WHERE finished_at IS NOT NULL AND due_at > now() + interval '50 minutes' ORDER BY job",
    );
    expect(rows).toEqual([{ job: 'notice-mails' }, { job: 'retention-daily' }, { job: 'retention-hourly' }]);
    expect((await client.query('SELECT FROM sign_in_counters')).rowCount).toBe(0);
    expect(servers.map((server) => server.log())).toEqual(['', '']);
  });
});
