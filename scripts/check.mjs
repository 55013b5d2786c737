// What CI runs before the tests: format, lint, types, walls, unused code, generated files fresh.
import { install, runNode } from './lib/bootstrap.mjs';

install();
process.exitCode = await runNode(['scripts/lib/checks.mjs']);
