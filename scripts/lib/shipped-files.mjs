import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fontPaths } from '../../packages/reports/fonts.ts';
import { root } from './bootstrap.mjs';
import { findLocked } from './lock-file.mjs';

/** The package that is started. What its code imports is its dependencies, and theirs. */
const SERVER = 'packages/server';
/** Made by the build. */
const built = ['dist', 'packages/web/dist'];
const leftOut = new Set(['node_modules', 'testing', 'golden', '__snapshots__']);
/** Of Node only the program: its headers, npm and manuals are not used. */
const isOfNode = (path) => /^node_modules\/node-(linux|win)-/.test(path);

/** Copies the product without tests and without what only development needs. */
export function copyProduct(packages, folder) {
  // The timer of backups runs the script.
  for (const path of ['package.json', 'LICENSE', 'deploy/back-up.sh', ...built]) copy(path, folder);
  for (const path of pathsOf(packages)) {
    if (packages[path].link === true) linkPackage(path, packages[path].resolved, folder);
    else copy(path, folder, filterOf(path));
  }
}

/** Paths in the lock file of the server, of all packages that it needs here, and of the pinned Node. */
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
  for (const path of Object.keys(packages).filter(isOfNode)) add(path);
  return found;
}

function filterOf(path) {
  if (isOfNode(path))
    return (file) => ['', 'bin', 'bin/node', 'bin/node.exe', 'LICENSE', 'package.json'].includes(file);
  // Of the fonts only the weights that reports use: all of them take four fifths more.
  if (path.includes('/@expo-google-fonts/')) return isFontFile(path);
  // A package of others may need any of its files.
  if (path.includes('node_modules/')) return (file) => basename(file) !== 'node_modules';
  return (file) => !leftOut.has(basename(file)) && !/(\.test\.tsx?|\.tsbuildinfo|^tsconfig\.json)$/.test(file);
}

const isFontFile = (path) => (file) =>
  ['', 'package.json', 'LICENSE', 'LICENSE_FONT'].includes(file) ||
  fontPaths.some((folder) => `${join(root, path, file)}${sep}`.startsWith(`${folder}${sep}`));

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
