// Writes the golden figures anew; review the diff before you commit it.
import { bin, runNode } from './lib/bootstrap.mjs';
import { install } from './lib/install.mjs';

await install();
const vitest = bin('vitest', 'vitest.mjs');
process.exitCode = await runNode([vitest, 'run', 'packages/golf/golden', '--project=unit', '--update']);
