import { ConfigError } from '../config/config-error.ts';
import { readStorageConfig } from '../config/storage.ts';
import { readConfig } from '../config.ts';
import { createPrivately } from '../private-modes.ts';
import type { Check, Finding } from './doctor/check.ts';
import { databaseCheck } from './doctor/database-checks.ts';
import { configurationCheck, nodeCheck, publicAddressCheck } from './doctor/installation-checks.ts';
import { modesCheck } from './doctor/modes-check.ts';
import { mailCheck, metricsCheck, portCheck, reachCheck, smsCheck, tracesCheck } from './doctor/network-checks.ts';
import { clockCheck, diskCheck, fileStoreCheck } from './doctor/storage-checks.ts';

/** In the order in which problems are best mended. */
const checks: readonly Check[] = [
  nodeCheck,
  configurationCheck,
  diskCheck,
  modesCheck,
  clockCheck,
  databaseCheck,
  fileStoreCheck,
  portCheck,
  metricsCheck,
  tracesCheck,
  publicAddressCheck,
  reachCheck,
  smsCheck,
  mailCheck,
];

const labels: { readonly [kind in Finding['kind']]: string } = { ok: 'ok     ', notice: 'note   ', problem: 'PROBLEM' };

createPrivately();
const environment = process.env;
const context = {
  environment,
  storage: orNull(() => readStorageConfig(environment)),
  config: orNull(() => readConfig(environment)),
};
let problems = 0;
for (const { name, run } of checks) {
  for (const { kind, sentence } of await run(context)) {
    if (kind === 'problem') problems += 1;
    process.stdout.write(`${labels[kind]} ${name}: ${sentence}\n`);
  }
}
process.stdout.write(
  problems === 0 ? 'Nothing is wrong.\n' : `${problems} ${problems === 1 ? 'problem' : 'problems'}.\n`,
);
process.exitCode = problems === 0 ? 0 : 1;

/** The configuration, or null where the check of the configuration names what is wrong. */
function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}
