import { relative } from 'node:path';
import { trustExtraCertificates } from '../lib/certificates.ts';
import { ConfigError } from '../config/config-error.ts';
import { readStorageConfig } from '../config/storage.ts';
import { findAccountByKey, usernameKey } from '../db/accounts/account-keys.ts';
import { setProductManager } from '../db/accounts/account-queries.ts';
import { openDatabase } from '../db/open-database.ts';
import { errorSentence } from '../lib/error-sentence.ts';
import { describeUnknownAccount } from './describe-unknown-account.ts';
import { createPrivately, keepPrivate } from '../lib/private-modes.ts';

const USAGE = 'Usage: npm run product-manager -- USERNAME on|off';

const warn = (line: string): boolean => process.stderr.write(`${line}\n`);

createPrivately();
const [username = '', state, ...rest] = process.argv.slice(2);
if (username === '' || (state !== 'on' && state !== 'off') || rest.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  try {
    process.stdout.write(`${await appoint(username, state === 'on')}\n`);
  } catch (error) {
    process.stderr.write(`${errorSentence(error)}\n`);
    process.exitCode = error instanceof ConfigError ? 2 : 1;
  }
}

/** How this command was called: by npm, or by Node with the settings of an installation. */
function typedCommand(): string {
  const npmScript = process.env['npm_lifecycle_event'];
  if (npmScript !== undefined) return `npm run ${npmScript} --`;
  return [process.argv0, ...process.execArgv, relative(process.cwd(), process.argv[1] ?? '')].join(' ');
}

/** Makes an account a product manager, or ends that; returns what was done. @throws Error with a sentence */
async function appoint(name: string, isProductManager: boolean): Promise<string> {
  const storage = readStorageConfig(process.env);
  const untrusted = trustExtraCertificates(process.env['NODE_EXTRA_CA_CERTS']);
  if (untrusted !== null) warn(untrusted);
  keepPrivate(storage.dataDir, warn);
  const database = await openDatabase(storage);
  try {
    const accountId = await findAccountByKey(database.query, usernameKey(name));
    if (accountId === null) {
      throw new Error(
        await describeUnknownAccount(database.query, name, {
          state: isProductManager ? 'on' : 'off',
          command: typedCommand(),
        }),
      );
    }
    // The username of a deleted account is kept for it while it can be restored.
    if (!(await setProductManager(database.query, accountId, isProductManager))) {
      throw new Error(`the account of ${name} was deleted: it is no product manager, also if it is restored`);
    }
    return `${name} is ${isProductManager ? 'now' : 'no longer'} a product manager.`;
  } finally {
    await database.close();
  }
}
