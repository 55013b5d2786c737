import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { withDirectory } from './lib/server.ts';
import { printTable, printLine, times } from './lib/table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const TARGET_JAVASCRIPT_KB = 200;
/** The page whose additional files are reported: the first page of a signed-in player. */
const PAGE = /^pages\/dashboard\//;

/** An entry of Vite's manifest. */
type Chunk = {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;
type Sizes = { readonly raw: number; readonly gzip: number; readonly brotli: number };

/** Bytes that the browser must load before the first page shows, and those that the dashboard adds. */
export async function measureWeb(): Promise<void> {
  if (!existsSync(join(root, 'packages/web/vite.config.ts'))) {
    printLine('There is no web app to build: left out.\n');
    return;
  }
  await withDirectory(async (directory) => {
    build(directory);
    const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
    const names = Object.keys(manifest);
    const entries = names.filter((name) => manifest[name]?.isEntry === true);
    // The page's own script requests the app at once (see the web's boot.ts).
    const lazy = entries.flatMap((name) => manifest[name]?.dynamicImports ?? []);
    const first = filesOf(manifest, [...entries, ...lazy.filter((name) => !name.startsWith('pages/'))]);
    const html = readFileSync(join(directory, 'index.html'), 'utf8');
    for (const file of staticFilesOf(html)) first.add(file);
    refuseUnlisted(html, first);
    const pages = names.filter(
      (name) => PAGE.test(manifest[name]?.src ?? '') && manifest[name]?.isDynamicEntry === true,
    );
    const dashboard = [...filesOf(manifest, pages)].filter((file) => !first.has(file));
    report(directory, [...first], dashboard);
  });
}

/** Runs the build of `npm run build` to another directory. */
function build(directory: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', directory, '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [vite, 'build', 'packages/web', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Building the web app failed; the reason stands above.');
}

/** Files that chunks need at once: the chunks, their styles, and all static imports. */
function filesOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return files;
}

/** Scripts of the page that the build copies unchanged, so they are not in the manifest. */
const staticFilesOf = (html: string): string[] =>
  filesNamedIn(html).filter((file) => existsSync(join(root, 'packages/web/public', file)));

const filesNamedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file as string);

/** Fails if the page references a file that was not counted. */
function refuseUnlisted(html: string, counted: ReadonlySet<string>): void {
  const named = filesNamedIn(html);
  const missing = named.filter((file) => !counted.has(file));
  if (named.length === 0 || missing.length > 0) {
    throw new Error(`index.html loads files that were not counted: ${missing.join(', ') || 'it names none at all'}.`);
  }
}

function report(directory: string, first: readonly string[], dashboard: readonly string[]): void {
  const sizeOf = (file: string): Sizes => {
    const bytes = readFileSync(join(directory, file));
    return { raw: bytes.length, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
  };
  const row = (name: string, files: readonly string[]): string[] => {
    const sizes = files.map(sizeOf);
    const kilobytes = (key: keyof Sizes): number => sizes.reduce((total, size) => total + size[key], 0) / 1_000;
    const [raw, gzip, brotli] = [kilobytes('raw'), kilobytes('gzip'), kilobytes('brotli')];
    return [name, String(files.length), ...[raw, gzip, brotli].map((size) => size.toFixed(1)), times(brotli / raw)];
  };
  const scripts = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.js'));
  const styles = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.css'));
  printTable(
    ['web app, kB', 'files', 'raw', 'gzip', 'brotli', 'brotli to raw'],
    [
      row('first load, scripts', scripts(first)),
      ...scripts(first).map((file) => row(`  ${file}`, [file])),
      row('first load, styles', styles(first)),
      row('dashboard adds, scripts', scripts(dashboard)),
      ...scripts(dashboard).map((file) => row(`  ${file}`, [file])),
      row('dashboard adds, styles', styles(dashboard)),
    ],
  );
  printLine(`Wanted: at most ${TARGET_JAVASCRIPT_KB} kB of compressed JavaScript at first load.\n`);
}
