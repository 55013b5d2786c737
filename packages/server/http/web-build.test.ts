import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirstScreen } from '@strokebook/contract';
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

it('gives the first screen its styles and loads nothing beside it: its files are a list for the page (FIRST-14)', async () => {
  mkdirSync(join(webDir, '.server/assets'), { recursive: true });
  writeFileSync(join(webDir, '.server/first-screen.js'), 'export const renderFirstScreen = () => "<main>Ana</main>";');
  writeFileSync(join(webDir, '.server/assets/first-screen-1.css'), 'main{color:red}');
  writeFileSync(join(webDir, 'index.html'), '<head><title>x</title></head><div id="root"></div>');
  const firstScreen = { kind: 'landing' } as FirstScreen;
  const page = (await readWebBuild(webDir))?.fill({ status: 200, head: '', firstScreen, modules: [] });
  expect(page).toContain('<style>main{color:red}</style>');
  expect(page).toContain('<script type="application/json" id="files">["app.js"]</script>');
  expect(page).toContain('<main>Ana</main>');
  expect(page).not.toMatch(/<link/);
});

it('allows the inline script of the page by its hash (FIRST-14)', async () => {
  writeFileSync(join(webDir, 'index.html'), '<head><title>x</title><script>let a;</script></head>');
  const hash = createHash('sha256').update('let a;').digest('base64');
  expect((await readWebBuild(webDir))?.inlineScript).toBe(`'sha256-${hash}'`);
});

it('finds the file of every page of a profile by its path', () => {
  const isThere = (path: string) => existsSync(join(import.meta.dirname, '../../web/pages', path, 'page.tsx'));
  expect(profilePages.map(({ path }) => path).filter((path) => !isThere(path))).toEqual([]);
});
