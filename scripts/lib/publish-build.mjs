import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The files of a build, without those of the build before that are kept beside them. */
const OWN_FILES = '.own-files';

/** The hash of the sources; missing while files are moved. */
const STAMP = '.built-from';

/** Whether the published build was made from the sources with this hash. */
export function isBuiltFrom(dist, hash) {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Writes which sources a complete build was made from. */
export const stampBuild = (next, hash) => writeFileSync(join(next, STAMP), hash);

/** Files with a hash in their name: no other build has other content under it. */
const isHashed = (file) => /(^|\/)assets\/|-[\w-]{8}\.mjs(\.map)?$/.test(file);

/** What a page is made of comes after what it loads, so that no page names a file that is not there. */
const lastFiles = ['.vite/manifest.json', '.server/first-screen.js', 'service-worker.js', 'index.html'];

/**
 * Moves a complete build into the place of the one that is served. No file is missing in between, and hashed files of the
 * build before stay, because a running server goes on answering with its pages until it is restarted. Those of earlier
 * builds are removed.
 */
export function publishBuild(next, dist) {
  const own = filesOf(next);
  writeFileSync(join(next, OWN_FILES), JSON.stringify(own));
  if (!existsSync(dist)) {
    renameSync(next, dist);
    return;
  }
  const before = ownFilesOf(dist);
  const stamp = join(dist, STAMP);
  rmSync(stamp, { force: true });
  const rank = (file) => (isHashed(file) ? 0 : 1 + lastFiles.indexOf(file) + 1);
  for (const file of own.filter((one) => one !== STAMP).sort((a, b) => rank(a) - rank(b))) move(next, dist, file);
  move(next, dist, OWN_FILES);
  const kept = new Set([...own, OWN_FILES, ...before.filter(isHashed)]);
  for (const file of filesOf(dist)) if (!kept.has(file)) rmSync(join(dist, file));
  if (own.includes(STAMP)) move(next, dist, STAMP);
  rmSync(next, { recursive: true });
}

function move(next, dist, file) {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  renameSync(join(next, file), join(dist, file));
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));

function ownFilesOf(dist) {
  const list = join(dist, OWN_FILES);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : filesOf(dist);
}
