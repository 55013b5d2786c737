// All tests, or those of one part.
import { fail } from './lib/bootstrap.mjs';
import { runTests } from './lib/run-tests.mjs';
import { fullTier, parts } from './lib/test-tiers.mjs';

const [part] = process.argv.slice(2);
if (part !== undefined && !Object.hasOwn(parts, part)) {
  fail(`usage: npm run test:full, or npm run test:full -- PART with one of: ${Object.keys(parts).join(', ')}`);
}
process.exitCode = await runTests(part === undefined ? fullTier : parts[part]);
