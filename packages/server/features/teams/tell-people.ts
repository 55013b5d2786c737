import type { NoticeKind } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { findAccount } from '../../db/accounts/account-queries.ts';
import type { Database } from '../../db/database.ts';
import { tell } from '../../db/notices/tell.ts';
import { listCoaches } from '../../db/organizations/team-queries.ts';

type TeamName = { readonly organizationId: number; readonly name: string };
type Happened = { readonly at: Date; readonly byId: AccountId };

/** Tells the coaches of a team what somebody did, each in a transaction of its own, after the change (see `tell`). */
export async function tellCoaches(
  query: Database['query'],
  team: TeamName,
  told: Happened & { readonly kind: NoticeKind },
): Promise<void> {
  for (const { accountId } of await listCoaches(query, [team.organizationId])) {
    await query.transaction((tx) => tell(tx, accountId, { ...told, details: { team } }));
  }
}

/** Tells the guardians of a player that a team waits for their agreement (TEAM-28). */
export async function tellGuardians(query: Database['query'], team: TeamName, { at, byId }: Happened): Promise<void> {
  const player = await findAccount(query, byId);
  for (const guardianId of player?.guardianIds ?? []) {
    const details = { team, playerId: byId };
    await query.transaction((tx) => tell(tx, guardianId, { kind: 'teamAgreementAsked', at, byId, details }));
  }
}
