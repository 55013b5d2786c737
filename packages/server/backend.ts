import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createAccountHandlers } from './features/accounts/handlers.ts';
import { createAnalyticsHandlers } from './features/analytics/handlers.ts';
import { createInstallationHandlers } from './features/installation/handlers.ts';
import { createOwnAccountHandlers } from './features/own-account/handlers.ts';
import { createOwnDataHandlers } from './features/own-data/handlers.ts';
import { createRoundHandlers } from './features/rounds/handlers.ts';
import { createSignInHandlers } from './features/sign-in/handlers.ts';
import { createExternalTokens } from './features/sign-in/external-tokens.ts';
import { createIdTokens } from './features/sign-in/id-tokens.ts';
import { createSecurityHandlers } from './features/sign-in/security-handlers.ts';
import { openSession } from './features/sign-in/sessions.ts';
import { loadSigningKey } from './features/sign-in/signing-key.ts';
import type { Backend } from './http/bind-routes.ts';
import type { Clock } from './ports/clock.ts';
import type { SmsSender } from './ports/sms/sms-sender.ts';

/** What the product needs of the world around it. */
export type Ports = { readonly clock: Clock; readonly sms: SmsSender };

/** Puts the features together over an open, migrated database. */
export async function createBackend(
  config: Config,
  database: Database,
  { clock, sms }: Ports,
): Promise<Backend & { readonly signIn: (accountId: number) => Promise<string> }> {
  const external = createExternalTokens(config.externalIssuers, clock);
  const idTokens = createIdTokens(await loadSigningKey(database), clock, external);
  const signInDeps = { database, clock, sms, config };
  return {
    query: database.query,
    readToken: idTokens.read,
    // For tests: a session without the way through a text message.
    signIn: async (accountId) => {
      const session = await openSession(signInDeps, accountId, 'code', { address: '127.0.0.1', device: '' });
      return (await idTokens.create(session)).idToken;
    },
    handlers: {
      ...createInstallationHandlers(config, clock),
      ...createSignInHandlers(signInDeps, idTokens),
      ...createSecurityHandlers(signInDeps),
      ...createOwnAccountHandlers(database, clock),
      ...createOwnDataHandlers(database, clock),
      ...createAccountHandlers(database),
      ...createRoundHandlers(database, clock),
      ...createAnalyticsHandlers(database.query),
    },
  };
}
