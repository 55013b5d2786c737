import type { AccountId } from '@strokebook/golf/access';
import type { Database } from '../../db/database.ts';
import { recordNewCoach, type TeamNotice, tellTeamNotices } from '../../db/organizations/team-coaches.ts';
import type { TeamChange } from './change-team.ts';

/**
 * Says in the trail of each player who has joined the team that somebody coaches it, because their pages open to that
 * person; returns what `tellNewCoach` tells them after the change.
 */
export const sayNewCoach = (
  { tx, team: { organizationId, name }, own, support }: Pick<TeamChange, 'tx' | 'team' | 'own' | 'support'>,
  coach: { readonly accountId: AccountId; readonly username: string },
  { isHead, at }: { readonly isHead: boolean; readonly at: Date },
): Promise<readonly TeamNotice[]> =>
  recordNewCoach(tx, {
    ...{ team: { organizationId, name }, coach, isHead, at },
    // The note of support is for the coaches and for whom it names.
    details: { by: own.username, ...(support === null ? {} : { reason: support.reason }) },
  });

/** Tells players of a new coach, each in a transaction of its own, after the change (see `tell`). */
export async function tellNewCoach(
  query: Database['query'],
  notices: readonly TeamNotice[],
  told: { readonly at: Date; readonly byId: AccountId },
): Promise<void> {
  for (const notice of notices) await query.transaction((tx) => tellTeamNotices(tx, [notice], told));
}
