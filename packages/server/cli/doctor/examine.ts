import { ConfigError } from '../../config/config-error.ts';
import { readMode } from '../../config/mode.ts';
import { createReader, type Environment } from '../../config/reader.ts';
import { readStorageConfig } from '../../config/storage.ts';
import { readConfig } from '../../config.ts';
import { errorSentence } from '../../lib/error-sentence.ts';
import { type Check, type Finding, problem } from './check.ts';
import { databaseCheck } from './database-checks.ts';
import {
  authoritiesCheck,
  buildCheck,
  configurationCheck,
  modeCheck,
  nodeCheck,
  publicAddressCheck,
} from './installation-checks.ts';
import { modesCheck } from './modes-check.ts';
import { mailCheck, reachCheck, smsCheck, tracesCheck } from './network-checks.ts';
import { metricsCheck, portCheck } from './port-checks.ts';
import { clockCheck, diskCheck, fileStoreCheck } from './storage-checks.ts';

/** In the order in which problems are best mended. */
const checks: readonly Check[] = [
  nodeCheck,
  buildCheck,
  configurationCheck,
  modeCheck,
  // Before the checks of services.
  authoritiesCheck,
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

/** A finding with the name of its check. */
export type NamedFinding = Finding & { readonly name: string };

/** Examines an installation. Where a server would refuse to start, a finding is a problem. */
export async function* examine(
  environment: Environment,
  settingsFiles: readonly string[] = [],
): AsyncGenerator<NamedFinding> {
  const context = {
    environment,
    settingsFiles,
    mode: readMode(createReader(environment)),
    storage: orNull(() => readStorageConfig(environment)),
    config: orNull(() => readConfig(environment)),
  };
  for (const { name, run } of checks) {
    // A check that cannot be made says so, and the others go on.
    const findings = await run(context).catch((error: unknown) => [problem(errorSentence(error))]);
    for (const finding of findings) yield { name, ...finding };
  }
}

/** The configuration, or null where the check of the configuration names what is wrong. */
function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}
