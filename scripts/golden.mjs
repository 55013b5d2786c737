// Writes the golden figures anew; read the difference before it is kept.
import { bin, install, runNode } from './lib/bootstrap.mjs';

install();
process.exitCode = await runNode([
  bin('vitest', 'vitest.mjs'),
  'run',
  '--project',
  'unit',
  '--update',
  'packages/golf/golden',
]);
