// Writes files that are generated from the code; with --check only reports stale ones. Runs with the pinned Node.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from '../packages/server/cli/generated-files.ts';
import { root, say } from './lib/bootstrap.mjs';

const isCheck = process.argv.includes('--check');
let stale = 0;
for (const [path, text] of Object.entries(generatedFiles())) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale += 1;
  say(`${isCheck ? 'stale' : 'wrote'} ${path}`);
  if (isCheck) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
if (isCheck && stale > 0) process.exitCode = 1;
