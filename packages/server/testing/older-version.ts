import { execFileSync } from 'node:child_process';
import {
  existsSync,
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
  const ofServer = 'packages/server/node_modules';
  if (existsSync(join(root, ofServer))) linkPackages(join(root, ofServer), join(folder, ofServer), []);
  mkdirSync(join(folder, 'node_modules/@strokebook'));
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@strokebook', name));
  }
  addEmptyFonts(folder);
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

/** Fonts were packages once; a server only looks where they are when it starts. */
function addEmptyFonts(folder: string): void {
  const manifest = JSON.parse(readFileSync(join(folder, 'packages/reports/package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(manifest.dependencies).filter((one) => one.startsWith('@expo-google-fonts/'))) {
    const fonts = join(folder, 'node_modules', name);
    mkdirSync(fonts, { recursive: true });
    writeFileSync(join(fonts, 'package.json'), JSON.stringify({ name, version: '0.0.0' }));
  }
}
