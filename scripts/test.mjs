// The first tier of the tests, on a fresh clone: installs what they need, runs them and prints 'N passed, N failed'.
// Arguments are Vitest's own, such as a part of a file's path.
import { runTests } from './lib/run-tests.mjs';
import { firstTier } from './lib/test-tiers.mjs';

process.exitCode = await runTests({ ...firstTier, vitest: [...firstTier.vitest, ...process.argv.slice(2)] });
