import { type AccountId, seesAll } from '@strokebook/golf/access';
import { incrementDataVersion } from '../db/data-version.ts';
import type { Queryable } from '../db/database.ts';
import { listRosters, storeMembers } from '../db/organizations/organization-edit-queries.ts';
import { loadAccessById } from '../db/accounts/access-queries.ts';
import { removeFeedsAndLinks } from '../db/accounts/reader-queries.ts';
import { MAX_ROSTER_MEMBERS } from '@strokebook/contract';
import { RequestError } from '../http/request-error.ts';

/** Puts a player on some squads of a team and takes them off the others. @throws RequestError ROSTER_FULL, NOT_FOUND */
export async function setSquads(
  tx: Queryable,
  organizationId: number,
  accountId: AccountId,
  rosterIds: readonly number[],
): Promise<void> {
  const squads = await listRosters(tx, organizationId);
  if (rosterIds.some((id) => squads.every((squad) => squad.rosterId !== id))) throw new RequestError('NOT_FOUND');
  for (const squad of squads) {
    const [isIn, wants] = [squad.memberAccountIds.includes(accountId), rosterIds.includes(squad.rosterId)];
    if (isIn === wants) continue;
    if (wants && squad.memberAccountIds.length >= MAX_ROSTER_MEMBERS) throw new RequestError('ROSTER_FULL');
    const others = squad.memberAccountIds.filter((id) => id !== accountId);
    await storeMembers(tx, squad, wants ? [...others, accountId] : others);
  }
  await incrementDataVersion(tx, accountId);
}

/** Removes the links and calendars that a coach made of a player's pages, unless the coach still sees the player. */
export async function removeLostLinks(tx: Queryable, coachId: AccountId, playerId: AccountId): Promise<void> {
  const { account, viewer } = await loadAccessById(tx, playerId, { accountId: coachId, sessionId: null });
  // Product managers see every player, so what they see as such does not count here.
  const asCoach = viewer === null ? null : { ...viewer, isProductManager: false };
  if (account === null || !seesAll(asCoach, account)) await removeFeedsAndLinks(tx, coachId, playerId);
}
