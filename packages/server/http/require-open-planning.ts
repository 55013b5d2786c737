import { planningClosedBy } from '@strokebook/golf/aim';
import type { SeenAccount } from '../db/database.ts';
import type { CareerCache } from '../db/rounds/career-cache.ts';
import { RequestError } from './request-error.ts';

/**
 * The wall of every call with a plan (AIM-11).
 *
 * @throws RequestError PLANNING_CLOSED while the player enters a round of a competition
 */
export async function requireOpenPlanning(careers: CareerCache, account: SeenAccount): Promise<void> {
  const rounds = (await careers.get(account)).map(({ summary }) => summary);
  if (planningClosedBy(rounds) !== null) throw new RequestError('PLANNING_CLOSED');
}
