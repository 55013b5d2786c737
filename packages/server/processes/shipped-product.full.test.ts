import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { copyDemoDataDir } from '../testing/demo-data-dir.ts';

const MINUTE = 60_000;
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'strokebook-shipped-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: repository, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
};

it('carries no tests and one Node at most, and serves a page and a PDF from its own files and its bundle (OPS-O75, OPS-O116)', {
  timeout: 5 * MINUTE,
}, async () => {
  run('scripts/build.mjs');
  run('scripts/ship.mjs', folder);
  const files = globSync('**', { cwd: folder, withFileTypes: true }).filter((file) => file.isFile());
  const names = files.map(({ name }) => name);
  const own = files.filter(({ parentPath }) => !parentPath.includes('node_modules'));
  expect(own.filter(({ name }) => /\.test\.|\.e2e\.|\.md$|^tsconfig/.test(name))).toEqual([]);
  expect(names.filter((name) => /^(node|node\.exe|typescript|vite|vitest)$/.test(name)).length).toBeLessThanOrEqual(1);
  const dataDir = await copyDemoDataDir();
  const server = spawn(process.execPath, ['packages/server/dist/main.mjs'], {
    cwd: folder,
    env: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', TODAY: '2026-06-15' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (data) => (output += String(data)));
  const url = () => / is ready at (\S+)\n/.exec(output)?.[1];
  try {
    await expect.poll(url, { timeout: MINUTE }).toBeDefined();
    const page = await fetch(`${url()}/player/ingrid-solberg`);
    expect(await page.text()).toContain('Ingrid Solberg</h1>');
    const reply = await fetch(`${url()}/api/reports/pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ report: 'resume', accountId: 1 }),
    });
    const { data } = (await reply.json()) as { data: string };
    expect(Buffer.from(data, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  } finally {
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true });
  }
});
