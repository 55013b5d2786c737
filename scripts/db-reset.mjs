// Deletes the embedded database; the next start creates and seeds a new one.
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fail, root, say } from './lib/bootstrap.mjs';

if (process.env.DATABASE_URL) fail('DATABASE_URL is set: this only resets the embedded database.', 2);
const folder = resolve(root, process.env.DATA_DIR ?? 'data');
if (!existsSync(folder)) say(`There is nothing at ${folder}.`);
else if (!existsSync(resolve(folder, 'postgres'))) {
  fail(`${folder} does not look like the product's data; nothing was removed.`, 2);
} else {
  rmSync(folder, { recursive: true });
  say(`Removed ${folder}.`);
}
