import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createOpenApi } from '../http/openapi.ts';

/** Writes docs/api/openapi.json; with --check says whether it is what the contract would write, and changes nothing. */
const file = fileURLToPath(new URL('../../../docs/api/openapi.json', import.meta.url));
const wanted = `${JSON.stringify(createOpenApi('Strokebook'), null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (readExisting() !== wanted) {
    console.error('docs/api/openapi.json is not what the contract says: run npm run openapi');
    process.exitCode = 1;
  }
} else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}

function readExisting(): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
