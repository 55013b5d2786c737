// Runs the benchmarks: all parts, or the named ones. Dependencies of the benchmarks are installed here, not with the
// product.
import { runNode } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';
import { installBench } from './lib/install-bench.mjs';

await install();
installBench();
process.exitCode = await runNode(['bench/main.ts', ...process.argv.slice(2)]);
