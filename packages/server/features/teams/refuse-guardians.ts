import type { AccountId } from '@strokebook/golf/access';
import type { Queryable } from '../../db/database.ts';
import { findGuardedIds } from '../../guarding/guarded-queries.ts';
import { RequestError } from '../../http/request-error.ts';
import { listPlayerIds } from './queries.ts';

/**
 * Refuses to let the guardian of a player coach the player's team, as somebody who was asked to be one (TEAM-28).
 *
 * @throws RequestError GUARDIAN_CANNOT_COACH
 */
export async function refuseGuardians(tx: Queryable, organizationId: number, coachId: AccountId): Promise<void> {
  const guarded = await findGuardedIds(tx, coachId);
  if (guarded.length === 0) return;
  const players = await listPlayerIds(tx, organizationId);
  if (guarded.some((id) => players.includes(id))) throw new RequestError('GUARDIAN_CANNOT_COACH');
}
