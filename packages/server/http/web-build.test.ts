import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { profilePages } from '@strokebook/golf/access';
import { afterAll, expect, it } from 'vitest';
import type { PageParts } from './page-parts.ts';
import { readWebBuild } from './web-build.ts';

const webDir = mkdtempSync(join(tmpdir(), 'strokebook-web-'));
afterAll(() => rmSync(webDir, { recursive: true }));

const page = {
  status: 200,
  head: '',
  settings: { productName: 'Strokebook' } as PageParts['settings'],
  modules: [],
} as const;

const call = async () => ({ status: 404, body: '' });

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
  const parts = { ...page, shownPage: null, modules: ['pages/stats/page.tsx'] };
  const links = (await (await readWebBuild(webDir))?.render(parts, call))?.match(/[a-z]+\.(js|css)/g);
  expect(links).toEqual(['app.js', 'shared.js', 'page.css', 'page.js', 'prefetch.js', 'cards.js']);
});

it('gives the first screen its styles and loads nothing beside it: its files are a list for the page (FIRST-14)', async () => {
  const manifest = {
    'index.html': { file: 'index.js', dynamicImports: ['app'] },
    app: { file: 'app.js', css: ['app.css'] },
  };
  writeFileSync(join(webDir, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(webDir, 'app.css'), 'main{color:red}');
  mkdirSync(join(webDir, '.server'), { recursive: true });
  const screen = {
    html: '<main>Ana</main>',
    pageKey: '/?a=<"',
    timeZoneOffsetMinutes: 60,
    replies: [['</script>', 1]],
  };
  const renderer = `export const renderFirstScreen = async () => (${JSON.stringify(screen)});`;
  writeFileSync(join(webDir, '.server/first-screen.js'), renderer);
  writeFileSync(join(webDir, 'index.html'), '<head><title>x</title></head><div id="root"></div>');
  const html = await (await readWebBuild(webDir))?.render({ ...page, shownPage: '/' }, call);
  expect(html).toContain('<style>main{color:red}</style><link rel="stylesheet" href="/app.css" disabled>');
  expect(html).toContain('<script type="application/json" id="files">["app.js"]</script>');
  expect(html).toContain('<div id="root" data-page="/?a=&lt;&quot;"><main>Ana</main></div>');
  const [, answers = ''] = /id="first-answers">(.*?)<\/script>/.exec(html ?? '') ?? [];
  const { html: _html, pageKey: _pageKey, ...rest } = screen;
  expect(JSON.parse(answers)).toEqual({ getSettings: page.settings, screen: rest });
  expect(html?.match(/<link/g)).toHaveLength(1);
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
