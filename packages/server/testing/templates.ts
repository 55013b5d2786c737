import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Directory for cached test data. */
const cacheDirectory = fileURLToPath(new URL('../../../node_modules/.cache/strokebook', import.meta.url));

/** A directory that is created once per name and kept between test runs. */
export async function makeTemplate(name: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  const template = join(cacheDirectory, name);
  if (existsSync(template)) return template;
  const unfinished = `${template}.${randomUUID()}`;
  mkdirSync(cacheDirectory, { recursive: true });
  await make(unfinished);
  try {
    renameSync(unfinished, template);
  } catch {
    // Another test file finished first; its template is the same.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return template;
}

let sourceId: string | undefined;

/** A hash of all files that the demo world and its figures depend on, computed once per process. */
export function demoSourceId(): string {
  sourceId ??= hashSources();
  return sourceId;
}

function hashSources(): string {
  const packages = fileURLToPath(new URL('../../', import.meta.url));
  const hash = createHash('sha256');
  const files = globSync(['golf/**/*.ts', 'demo/**/*.ts', 'server/{db,seed,media,pictures}/**/*.{ts,sql}'], {
    cwd: packages,
  });
  for (const file of files.sort()) {
    if (!file.includes('node_modules')) hash.update(file).update(readFileSync(join(packages, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
