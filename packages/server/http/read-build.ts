import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Identifies the served build of the web app by a hash of its page, which contains the hashed names of all files. */
export function readBuild(webDir: string): string {
  const page = join(webDir, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : 'none';
}
