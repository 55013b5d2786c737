import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { findLocked } from './lock-file.mjs';

/** Allowed licenses of the product and its tools; docs/security.md says why LGPL and MPL are among them. */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);
/** Packages that may run a script on installation. */
const allowedInstallScripts = new Set(['node_modules/@swc/core']);
const lockFiles = ['package-lock.json', 'runtime/package-lock.json', 'bench/package-lock.json'];

/** Checks lock files and manifests without a registry: nothing missing, exact versions, hashes, licenses, no new install scripts. */
export function findDependencyProblems() {
  return [...lockFiles.flatMap(problemsOfLock), ...manifests().flatMap(problemsOfManifest)];
}

function problemsOfLock(file) {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const problems = [];
  for (const [path, entry] of Object.entries(packages)) {
    // npm may leave out packages for other platforms than the one that it wrote the file on.
    for (const dependency of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      if (findLocked(packages, path, dependency) === null)
        problems.push(`${file}: ${dependency}, which ${path} needs, is missing`);
    }
    const { link, integrity, license, hasInstallScript, resolved } = entry;
    if (!path.includes('node_modules/') || link === true) continue;
    const say = (text) => problems.push(`${file}: ${path} ${text}`);
    if (integrity === undefined) say('has no integrity hash, so a changed package would be installed');
    if (resolved !== undefined) say(`names the address ${resolved}: packages are found by name and hash alone`);
    if (hasInstallScript === true && !allowedInstallScripts.has(path)) say('runs a script when it is installed');
    const names = license?.split(/ AND | OR |[()]/).filter((name) => name !== '') ?? [];
    const isAllowed = names.length > 0 && names.every((name) => allowedLicences.has(name));
    if (!isAllowed) say(`has the licence ${license ?? 'that nobody names'}`);
  }
  return problems;
}

const manifests = () =>
  [
    'package.json',
    ...globSync(['packages/*/package.json', 'e2e/package.json', 'runtime/package.json', 'bench/package.json'], {
      cwd: root,
    }),
  ].filter((file) => existsSync(join(root, file)));

function problemsOfManifest(file) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(
      ([name, version]) =>
        !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) && !(name.startsWith('@strokebook/') && version === '*'),
    )
    .map(([name, version]) => `${file}: ${name} is '${version}', not one exact version`);
}
