import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createAccountHandlers } from './features/accounts/handlers.ts';
import { createAnalyticsHandlers } from './features/analytics/handlers.ts';
import { createInstallationHandlers } from './features/installation/handlers.ts';
import { createRoundHandlers } from './features/rounds/handlers.ts';
import { createSignInHandlers } from './features/sign-in/handlers.ts';
import { createIdTokens, type IdTokens } from './features/sign-in/id-tokens.ts';
import { loadSigningKey } from './features/sign-in/signing-key.ts';
import type { Backend } from './http/bind-routes.ts';
import type { Clock } from './ports/clock.ts';
import type { SmsSender } from './ports/sms.ts';

/** What the product needs of the world around it. */
export type Ports = { readonly clock: Clock; readonly sms: SmsSender };

/** Puts the features together over an open, migrated database. */
export async function createBackend(
  config: Config,
  database: Database,
  { clock, sms }: Ports,
): Promise<Backend & { readonly createToken: IdTokens['create'] }> {
  const idTokens = createIdTokens(await loadSigningKey(database), clock);
  return {
    query: database.query,
    readToken: idTokens.read,
    createToken: idTokens.create,
    handlers: {
      ...createInstallationHandlers(config, clock),
      ...createSignInHandlers({ database, clock, sms, config }, idTokens),
      ...createAccountHandlers(database),
      ...createRoundHandlers(database, clock),
      ...createAnalyticsHandlers(database.query),
    },
  };
}
