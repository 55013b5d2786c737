import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Checks the version before loading modules that an older Node cannot parse.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`Strokebook needs Node 24 or later, and this is ${process.version}: start it with npm start.`);
  process.exitCode = 1;
} else {
  // Most of a start is compiling modules, so their compiled code is kept. In a folder of our own, because whoever writes
  // there decides what runs; where it cannot be written, starts take half a second longer.
  enableCompileCache(fileURLToPath(new URL('../../dist/compile-cache', import.meta.url)));
  const { run } = await import('./run.ts');
  await run(process.argv.slice(2));
}
