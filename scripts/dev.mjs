// Server and web app with reload: the API on PORT (4000), the app on the port that Vite prints.
import { bin, install, runNode } from './lib/bootstrap.mjs';

install();
const codes = await Promise.all([
  runNode(['--watch', 'packages/server/main.ts']),
  runNode([bin('vite', 'bin/vite.js'), 'packages/web']),
]);
process.exitCode = Math.max(...codes);
