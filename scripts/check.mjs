// Runs the checks of CI before the tests: format, lint, types, walls, unused code, generated files.
import { runNode } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';

await install();
process.exitCode = await runNode(['scripts/lib/checks.mjs']);
