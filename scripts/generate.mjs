// Writes files that are generated from the code; with --check only reports stale ones. Runs with the pinned Node.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, say } from './lib/bootstrap.mjs';
import { REPLY_SCHEMAS, replySchemas } from './lib/reply-schemas.mjs';
import { TEXTS, textsPage } from './lib/texts.mjs';

const isCheck = process.argv.includes('--check');

settle(REPLY_SCHEMAS, replySchemas());
// Imported after the schemas are written: the other files are made from them.
const { generatedFiles } = await import('../packages/server/cli/generated-files.ts');
for (const [path, text] of Object.entries(generatedFiles())) settle(path, text);
if (!isCheck) settle(TEXTS, textsPage());

function settle(path, text) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  say(`${isCheck ? 'stale' : 'wrote'} ${path}`);
  if (isCheck) {
    process.exitCode = 1;
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
