import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './bootstrap.mjs';
import { findLocked } from './lock-file.mjs';

/** The package that is started. What its code imports is its dependencies, and theirs. */
const SERVER = 'packages/server';
/** Made by the build and by the installation. */
const built = ['dist', 'packages/web/dist', 'runtime/unpacked'];
const leftOut = new Set(['node_modules', 'testing', 'golden', '__snapshots__']);

/** Copies the product without tests and without what only development needs. */
export function copyProduct(packages, folder) {
  // The timer of backups runs the script.
  for (const path of ['package.json', 'LICENSE', 'deploy/back-up.sh', ...built]) copy(path, folder);
  for (const path of pathsOf(packages)) {
    if (packages[path].link === true) linkPackage(path, packages[path].resolved, folder);
    else copy(path, folder, filterOf(path));
  }
}

/** Paths in the lock file of the server, and of all packages that it needs here. */
function pathsOf(packages) {
  const found = new Set();
  const add = (path) => {
    if (path === null || found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const entry = packages[path];
    if (entry.link === true) return add(entry.resolved);
    for (const name of Object.keys({
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    })) {
      add(findLocked(packages, path, name));
    }
  };
  add(SERVER);
  return found;
}

function filterOf(path) {
  // A package of others may need any of its files.
  if (path.includes('node_modules/')) return (file) => basename(file) !== 'node_modules';
  return (file) =>
    !leftOut.has(basename(file)) && !/(\.test\.tsx?|\.tsbuildinfo|^tsconfig\.json|^vite\.config\.ts)$/.test(file);
}

function copy(path, folder, isWanted = () => true) {
  const from = join(root, path);
  cpSync(from, join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => isWanted(relative(from, file).replaceAll('\\', '/')),
  });
}

function linkPackage(path, target, folder) {
  const link = join(folder, path);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(path), target), link, 'junction');
}
