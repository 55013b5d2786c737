import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** Where packages that only the server uses are installed. */
const OF_SERVER = 'packages/server/node_modules';

type Release = { readonly version: string; readonly commit: string };

/** The released versions with their commits, newest first. */
export const releases = JSON.parse(readFileSync(join(root, 'scripts/lib/releases.json'), 'utf8')) as readonly Release[];

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 1_000_000_000, stdio: ['ignore', 'pipe', 'ignore'] });

/** Why a commit cannot be run; '' if it can. */
export function whyMissing(commit: string): string {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return '';
  } catch {
    return ' (skipped: this copy of the repository does not have the commit)';
  }
}

/**
 * Unpacks the server of an older commit into a folder of its own, with the packages that are installed here. What draws
 * reports is left out: its packages are not installed any more.
 */
export function unpackVersion(commit: string): {
  readonly main: string;
  readonly hasMigration: (name: string) => boolean;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'strokebook-older-'));
  const archive = git('archive', commit, 'packages', 'package.json');
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'), ['@strokebook']);
  if (existsSync(join(root, OF_SERVER))) linkPackages(join(root, OF_SERVER), join(folder, OF_SERVER), []);
  mkdirSync(join(folder, 'node_modules/@strokebook'));
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@strokebook', name));
  }
  addRemovedPackages(folder);
  return {
    main: join(folder, 'packages/server/main.ts'),
    hasMigration: (name) => existsSync(join(folder, 'packages/server/db/migrations', name)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function linkPackages(from: string, to: string, without: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (!without.includes(name)) symlinkSync(join(from, name), join(to, name));
}

/**
 * Packages of the older version that are not installed any more are there with the names that it imports, without their
 * work: a server that starts needs them, and a test does not call what needs their work.
 */
function addRemovedPackages(folder: string): void {
  const manifests = globSync('packages/*/package.json', { cwd: folder });
  const names = manifests.flatMap((path) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    return Object.keys(dependencies);
  });
  const modules = join(folder, 'node_modules');
  for (const name of new Set(names)) {
    if (existsSync(join(modules, name)) || existsSync(join(folder, OF_SERVER, name))) continue;
    mkdirSync(join(modules, name), { recursive: true });
    writeFileSync(
      join(modules, name, 'package.json'),
      JSON.stringify({ name, version: '0.0.0', type: 'module', main: 'index.js' }),
    );
    writeFileSync(
      join(modules, name, 'index.js'),
      importedNames(folder, name)
        .map((imported) => `export const ${imported} = undefined;\n`)
        .join(''),
    );
  }
}

/** What the older server imports from a package by name. */
function importedNames(folder: string, packageName: string): readonly string[] {
  const names = globSync('packages/server/**/*.ts', { cwd: folder }).flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/import \{([^}]*)\} from '([^']+)'/g)]
      .filter(([, , from]) => from === packageName)
      .flatMap(([, list = '']) => list.split(',').map((one) => one.trim().replace(/ as .*/, ''))),
  );
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type '));
}
