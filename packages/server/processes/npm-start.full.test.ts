import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'strokebook-npm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.skipIf(process.platform === 'win32')(
  'ends the server when npm, which started it through a shell, is told to stop (OPS-03)',
  { timeout: 60_000 },
  async () => {
    const bootstrap = fileURLToPath(new URL('../../../scripts/lib/bootstrap.mjs', import.meta.url));
    // As scripts/start.mjs, without its build.
    writeFileSync(
      join(folder, 'start.mjs'),
      `import { runNode } from ${JSON.stringify(bootstrap)};\nprocess.exitCode = await runNode(['-e', 'console.log("server " + process.pid); setInterval(() => {}, 1000)']);\n`,
    );
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    npm.stdout.on('data', (data) => {
      output += String(data);
    });
    const pidOf = () => Number(/server (\d+)/.exec(output)?.[1] ?? 0);
    await expect.poll(pidOf, { timeout: 20_000 }).toBeGreaterThan(0);
    try {
      npm.kill('SIGTERM');
      await expect.poll(() => isRunning(pidOf()), { timeout: 10_000 }).toBe(false);
    } finally {
      if (isRunning(pidOf())) process.kill(pidOf());
    }
  },
);
