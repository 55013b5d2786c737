import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDemoDataDir } from '../testing/demo-data-dir.ts';
import { fuzz } from '../testing/fuzz/fuzz.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

/** About 20 seconds; `npm run fuzz -- MINUTES` runs longer. */
const REQUESTS = 4_000;
const SEED = 20_260_615;

describe('every route, under requests that are broken in every way', () => {
  let dataDir: string;
  let server: ServerProcess;
  beforeAll(async () => {
    dataDir = await copyDemoDataDir();
    server = await startServerProcess({ DATA_DIR: dataDir, TODAY: '2026-06-15', LOG_LEVEL: 'error' });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('never answers with a status of 500 or more, nor later than after five seconds', {
    timeout: 180_000,
  }, async () => {
    const { findings, statuses } = await fuzz(server, { seed: SEED, shouldGoOn: (sent) => sent < REQUESTS });
    expect(findings).toEqual([]);
    // Unexpected errors are logged, even if the caller disconnected before the answer.
    expect(server.log()).not.toContain('unforeseen');
    // If validation refused everything, the test would prove nothing.
    expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
  });
});
