import { lockAccount } from '../db/accounts/hold-account.ts';
import type { Services } from '../services.ts';
import { createGuarding } from './guarding.ts';
import { findUnagreedIds } from './guarded-queries.ts';

/**
 * Gives teams of players under 18 that an older version stored, which did not say who agreed, to a guardian: each is told
 * what the coaches may do. Where there is none, the team waits for one.
 */
export async function completeAgreements(
  services: Pick<Services, 'query' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const guarding = createGuarding(services);
  for (const playerId of await findUnagreedIds(services.query, services.clock.today())) {
    if (signal?.aborted === true) return;
    await guarding.run(async (tx, { complete }) => {
      const player = await lockAccount(tx, playerId);
      if (player !== null) await complete(player);
    });
  }
}
