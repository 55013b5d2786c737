// Holds what the engine claims against simulated and real golf: all parts, or the named ones; fails if a claim does.
import { runNode } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';

await install();
process.exitCode = await runNode(['bench/prove.ts', ...process.argv.slice(2)]);
