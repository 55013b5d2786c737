import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stylePrefix } from './style-prefix.ts';
import { styleQueries } from './style-queries.ts';
import { workerPlugin } from './worker-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), workerPlugin(import.meta.dirname)],
  build: {
    // Moved to `dist` when the build is complete (scripts/lib/publish-build.mjs).
    outDir: 'dist.next',
    emptyOutDir: true,
    target: 'es2023',
    // The app in one piece: 180 kB compressed, all of it needed by every page.
    chunkSizeWarningLimit: 700,
    // The server reads it to add preload hints for the files of known pages.
    manifest: true,
    rolldownOptions: {
      // The compiler of React has read 'use no memo' before the files are bundled.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
  // Vite builds both environments in turn.
  builder: {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Code that the page's own script needs to load others must not be bundled with them.
                { name: 'preload', test: /vite\/preload-helper|packages\/web\/app\/prefetch-calls/, priority: 4 },
                // Code that every page needs, in one file instead of sixty.
                { name: 'app', test: /packages\/web\/main\.tsx$/, priority: 3 },
                // Code that several pages share, in a few files instead of fifty: each file has a cost on a slow processor.
                // The small parts of Mantine that both public pages and dialogs use.
                {
                  name: 'mantine',
                  test: /@mantine\/(hooks\/esm\/(?!use-(focus|click-outside|long-press))|core\/esm\/(core|components\/(CloseButton|Combobox\/(get-parsed|ComboboxChevron))))/,
                  minShareCount: 4,
                  priority: 2.7,
                },
                // Without tables and blocks of pages: the shell loads this file, and has neither.
                {
                  name: 'ui',
                  test: /@mantine\/core\/esm\/components\/(Input|Loader|NativeSelect|Skeleton|TextInput)|packages\/web\/(ui|lib)\/(?!blocks|dialogs|floating|menus|tables)/,
                  minShareCount: 9,
                  priority: 2.6,
                },
                // Menus, which pages with figures use often and others not at all.
                { name: 'menus', test: /packages\/web\/ui\/menus\//, minShareCount: 2, priority: 2 },
                // Dialogs, which no public page shows before a tap.
                {
                  name: 'dialogs',
                  test: /react-remove-scroll|@mantine\/core\/esm\/components\/Modal|packages\/web\/ui\/(dialogs|floating)\//,
                  minShareCount: 4,
                  priority: 1.9,
                },
                // Small modules in one file; without those that import a library or figures, which not every page needs.
                {
                  name: 'shared',
                  test: /packages\/web\/(ui|lib|api)\/(?!blocks\/|tables\/|menus\/|dialogs\/|floating\/|search\/|grids\/|reports\/|fuzzy-search|report-request)|node_modules\/@tanstack\/(react-)?query/,
                  minShareCount: 2,
                  priority: 1.5,
                },
                // Drawn holes, which are on pages without charts too.
                { name: 'drawings', test: /packages\/(charts|golf)\/hole-drawing\//, minShareCount: 2, priority: 3 },
                {
                  name: 'charts',
                  test: /packages\/charts\/|node_modules\/(d3-|internmap)/,
                  minShareCount: 4,
                  priority: 2,
                },
                // Form of players, which is on pages of teams and profiles, and not where rounds are entered.
                { name: 'form', test: /packages\/golf\/form\//, minShareCount: 2, priority: 2.3 },
                // The words of figures, which public pages need too.
                {
                  name: 'words',
                  test: /packages\/golf\/(access|calendar|format|model|organization|overview|schedule|scorecard|season|tournaments)\//,
                  minShareCount: 3,
                  priority: 2.2,
                },
                // What an import shares with the entry of a round.
                {
                  name: 'places',
                  test: /packages\/golf\/entry\/(infer|map-place|lacking-holes)/,
                  minShareCount: 2,
                  priority: 2.1,
                },
                // Without shots against their targets, and without the engine of entering a round but for the ids of own courses:
                // most pages need neither.
                {
                  name: 'golf',
                  test: /packages\/golf\/(?!dispersion\/|aim\/|entry\/(?!own-course-id))/,
                  minShareCount: 4,
                  priority: 2,
                },
                {
                  name: 'rounds',
                  test: /packages\/web\/controls\/(scorecard|round-(?!story|saving|actions)|hole-filter|shots-board)|react-virtual/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // What the server renders of a page before the app starts. Every package is bundled: the server has none of them.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist.next/.server',
        // The client's build writes the same files under the same names.
        emitAssets: false,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: { input: join(import.meta.dirname, 'first-screen/first-screen.tsx') },
      },
    },
  },
  css: {
    postcss: { plugins: [styleQueries] },
    modules: {
      // By path, so that the app and the server's first screen use the same class names.
      generateScopedName: (name, file) => `${stylePrefix(relative(import.meta.dirname, file))}__${name}`,
    },
  },
  // Sources in api/ are also served below /api/, in development only: paths that end in .ts are files.
  server: { proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': process.env['API_URL'] ?? 'http://localhost:3000' } },
});
