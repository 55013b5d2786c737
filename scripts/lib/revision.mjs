import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** Writes the commit of the files to `dist/revision`, which the server shows; `REVISION` names it where there is no git. */
export function writeRevision() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/revision'), `${process.env.REVISION || readCommit() || 'unknown'}\n`);
}

function readCommit() {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD');
  if (status !== 0) return null;
  // Files of the repository that were changed since.
  const isChanged = git('diff-index', '--quiet', 'HEAD').status !== 0;
  return `${stdout.trim()}${isChanged ? '-changed' : ''}`;
}
