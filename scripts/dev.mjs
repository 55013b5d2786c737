// Server and web app with reload: the API on PORT (4000), the app on the port that Vite prints.
import { bin, runNode } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';

await install();
const codes = await Promise.all([
  runNode(['--watch', 'packages/server/main.ts']),
  runNode([bin('vite', 'bin/vite.js'), 'packages/web']),
]);
process.exitCode = Math.max(...codes);
