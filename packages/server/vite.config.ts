import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/**
 * The server as one bundle with source maps, because finding and compiling 2,000 modules takes half of a start. Packages
 * of others are imported as they are.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pathsOfSources()],
  ssr: { noExternal: [/^@strokebook\//, /^(csv-parse|drizzle-orm|hucre|jose|libphonenumber-js|nodemailer|zod)(\/|$)/] },
  build: {
    ssr: 'main.ts',
    // Moved to `dist` when the build is complete (scripts/lib/publish-build.mjs).
    outDir: 'dist.next',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // All in one folder: paths of sources are relative to it.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});

/**
 * Keeps `import.meta.url` and `import.meta.dirname` of a module as they are in the sources, because migrations, fonts and
 * processes of their own are files beside them.
 */
function pathsOfSources(): Plugin {
  return {
    name: 'paths-of-sources',
    transform: {
      filter: { code: /import\.meta\.(url|dirname)/ },
      handler(code, id) {
        const url = `new URL(${JSON.stringify(relative(`${import.meta.dirname}/dist`, id))}, import.meta.url)`;
        return {
          code: code
            .replaceAll('import.meta.url', `${url}.href`)
            .replaceAll(
              'import.meta.dirname',
              `process.getBuiltinModule('node:path').dirname(process.getBuiltinModule('node:url').fileURLToPath(${url}))`,
            ),
          // Lines stay as they are.
          map: null,
        };
      },
    },
  };
}
