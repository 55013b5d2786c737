import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profilePages } from '@strokebook/golf/access';
import { afterAll, expect, it } from 'vitest';
import { readWebBuild } from './web-build.ts';

const webDir = mkdtempSync(join(tmpdir(), 'strokebook-web-'));
afterAll(() => rmSync(webDir, { recursive: true }));

it('hints the app, the files of a page, its prefetch and what that loads lazily, and no other page (FIRST-11)', async () => {
  const manifest = {
    'index.html': { file: 'index.js', dynamicImports: ['app', 'pages/log/entry-page.tsx'] },
    'pages/log/entry-page.tsx': { file: 'entry.js' },
    app: { file: 'app.js', dynamicImports: ['pages/stats/page.tsx'] },
    'pages/stats/page.tsx': { file: 'page.js', imports: ['app', 'shared'], css: ['page.css'] },
    shared: { file: 'shared.js' },
    'features/compare/prefetch-stats.ts': { file: 'prefetch.js', imports: ['shared'], dynamicImports: ['cards'] },
    cards: { file: 'cards.js' },
    'features/dashboard/prefetch-data-analysis.ts': { file: 'other.js' },
  };
  mkdirSync(join(webDir, '.vite'));
  writeFileSync(join(webDir, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(webDir, 'index.html'), '<head><title>x</title></head>');
  const parts = { status: 200, head: '', firstScreen: null, modules: ['pages/stats/page.tsx'] } as const;
  const links = (await readWebBuild(webDir))?.fill(parts).match(/[a-z]+\.(js|css)/g);
  expect(links).toEqual(['app.js', 'shared.js', 'page.css', 'page.js', 'prefetch.js', 'cards.js']);
});

it('finds the file of every page of a profile by its path', () => {
  const isThere = (path: string) => existsSync(join(import.meta.dirname, '../../web/pages', path, 'page.tsx'));
  expect(profilePages.map(({ path }) => path).filter((path) => !isThere(path))).toEqual([]);
});
