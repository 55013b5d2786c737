// Runs the benchmarks: all parts, or the named ones. Dependencies of the benchmarks are installed here, not with the
// product.
import { install, runNode } from './lib/bootstrap.mjs';
import { installBench } from './lib/install-bench.mjs';

install();
installBench();
process.exitCode = await runNode(['bench/main.ts', ...process.argv.slice(2)]);
