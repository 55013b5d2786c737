import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from './bootstrap.mjs';

const bench = join(root, 'bench');
const stampFile = join(bench, 'node_modules/.strokebook-installed');

/** Installs the dependencies of the benchmarks, once per lock file. */
export function installBench() {
  const lock = readFileSync(join(bench, 'package-lock.json'), 'utf8');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  say('Installing what only measuring needs (npm ci in bench/) …');
  const isWindows = process.platform === 'win32';
  const result = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: bench,
    stdio: ['ignore', 2, 'inherit'],
    shell: isWindows,
  });
  if (result.status !== 0) fail('Installing failed; npm said why above. Nothing else was changed.');
  writeFileSync(stampFile, lock);
}
