// Runs the checks of CI before the tests: format, lint, types, walls, unused code, generated files.
import { install, runNode } from './lib/bootstrap.mjs';

install();
process.exitCode = await runNode(['scripts/lib/checks.mjs']);
