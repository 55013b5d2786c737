import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import type { Precache } from './worker/precache.ts';

/** The page for every address while there is no network. */
const PAGE = '/app-shell.html';
/** Modules that are needed to open the app and to log a round without a network, with all that they import. */
const SHELL_MODULES = [
  /^index\.html$/,
  /^main\.tsx$/,
  /^app\/signed-in-menu\.tsx$/,
  /^pages\/log\//,
  /^offline\/send-round\.ts$/,
  /^controls\/round-saving\//,
];
/** Fonts of other scripts are kept when they are used. */
const SHELL_FONT = /inter-latin-wght-normal/;

/**
 * Builds the service worker, with the list of the shell's files. Not vite-plugin-pwa: ADR 25 says why.
 */
export function workerPlugin(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      sequential: true,
      handler: async ({ dir }) => {
        if (dir === undefined) throw new Error('the build has no folder');
        // The page as it is built, without what the server adds for an address.
        writeFileSync(join(dir, PAGE), readFileSync(join(dir, 'index.html')));
        await buildWorker(root, dir, precacheOf(dir));
      },
    },
  };
}

function precacheOf(dir: string): Precache {
  const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || visited.has(name)) return;
    visited.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (!file.endsWith('.html')) files.add(file);
    for (const asset of chunk.assets ?? []) if (SHELL_FONT.test(asset)) files.add(asset);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of Object.keys(manifest)) if (SHELL_MODULES.some((module) => module.test(name))) visit(name);
  const hashed = [...files].sort().map((file) => `/${file}`);
  const others = [PAGE];
  const hash = createHash('sha256').update(JSON.stringify(hashed));
  for (const file of others) hash.update(readFileSync(join(dir, file)));
  return { version: hash.digest('hex').slice(0, 12), page: PAGE, hashed, others };
}

async function buildWorker(root: string, outDir: string, precache: Precache): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHE_OF_BUILD: JSON.stringify(precache) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(root, 'worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
