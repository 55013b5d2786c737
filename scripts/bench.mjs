// Measures the product: every part, or those that are named. What only measuring needs is installed here, not with the product.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, install, root, runNode, say } from './lib/bootstrap.mjs';

const bench = join(root, 'bench');
const stampFile = join(bench, 'node_modules/.strokebook-installed');

install();
installBench();
process.exitCode = await runNode(['bench/main.ts', ...process.argv.slice(2)]);

function installBench() {
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
