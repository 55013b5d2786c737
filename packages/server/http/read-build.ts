import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which build of the web app is served: its page names files by their content, so another build has another page. */
export function readBuild(webDir: string): string {
  const page = join(webDir, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12) : 'none';
}
