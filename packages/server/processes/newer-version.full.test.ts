import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { runServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';

it.skipIf(skipReason !== '')(
  `a server stops within seconds, and does not start, once a newer version has made a migration on which it does not run; on others it goes on (OPS-02, OPS-O110)${skipReason}`,
  async () => {
    const database = await createServerDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'strokebook-newer-'));
    const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error' };
    const server = await startServerProcess(environment);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const migrated = (name: string, canGoBack: boolean) =>
      client.query(
        'INSERT INTO schema_migrations (name, checksum, can_go_back, reason, upgrade) VALUES ($1, $2, $3, $4, 99)',
        [name, 'x', canGoBack, canGoBack ? '' : 'it would show what people hide by a new switch'],
      );
    await migrated('9998-runs.sql', true);
    // Longer than it takes to see a migration.
    const answers: number[] = [];
    for (const end = Date.now() + 3_000; Date.now() < end; )
      answers.push((await fetch(`${server.url}/api/ready`)).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    await migrated('9999-protects.sql', false);
    const sentence =
      'this one cannot run on its migration 9999-protects.sql (it would show what people hide by a new switch)';
    expect(await server.ended).toBe(1);
    expect(server.log()).toContain(`The server stops: the database was made by a newer version: ${sentence}`);
    const again = await runServerProcess(environment);
    expect([again.exitCode, again.log]).toEqual([1, expect.stringContaining(sentence)]);
    await client.end();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  },
);
