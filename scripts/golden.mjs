// Writes the golden figures anew; read the difference before it is kept.
import { bin, install, runNode } from './lib/bootstrap.mjs';

install();
const vitest = bin('vitest', 'vitest.mjs');
process.exitCode = await runNode([vitest, 'run', 'packages/golf/golden', '--project=unit', '--update']);
