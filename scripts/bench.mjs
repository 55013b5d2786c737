// Measures the product: every part, or those that are named. What only measuring needs is installed here, not with the product.
import { install, runNode } from './lib/bootstrap.mjs';
import { installBench } from './lib/install-bench.mjs';

install();
installBench();
process.exitCode = await runNode(['bench/main.ts', ...process.argv.slice(2)]);
