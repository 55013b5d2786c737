// All tests, or those of one part.
import { fail, say } from './lib/bootstrap.mjs';
import { runTests } from './lib/run-tests.mjs';
import { CLUSTER, fullTier, parts } from './lib/test-tiers.mjs';

const [part] = process.argv.slice(2);
if (part !== undefined && !Object.hasOwn(parts, part)) {
  fail(`usage: npm run test:full, or npm run test:full -- PART with one of: ${Object.keys(parts).join(', ')}`);
}
const hasCluster = Boolean(process.env[CLUSTER]);
const noCluster = `no test runs on a cluster, because ${CLUSTER} names none (docs/how-to/scale.md)`;
if (part === 'cluster' && !hasCluster) fail(noCluster);
if (part === undefined && !hasCluster) say(`The part 'cluster' is left out: ${noCluster}.`);
process.exitCode = await runTests(part === undefined ? fullTier : parts[part]);
