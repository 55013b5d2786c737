import { type AccountId, isAdult } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { Queryable } from '../../db/database.ts';
import { listGuarded } from '../../guarding/guarded-queries.ts';
import { RequestError } from '../../http/request-error.ts';

/**
 * Refuses to let the guardian of a player under 18 coach a team, as somebody who was asked to be one (TEAM-28).
 *
 * @throws RequestError GUARDIAN_CANNOT_COACH
 */
export async function refuseGuardians(tx: Queryable, coachId: AccountId, today: CalendarDay): Promise<void> {
  const guarded = await listGuarded(tx, coachId);
  if (guarded.some((player) => !isAdult(player, today))) throw new RequestError('GUARDIAN_CANNOT_COACH');
}
