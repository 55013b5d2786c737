import { holdsRole, isGuardian, type Viewer } from '@strokebook/golf/access';
import { findJoined, type TeamReader } from '../db/organizations/team-people.ts';
import { findPlayers } from '../db/organizations/team-queries.ts';
import type { Services } from '../services.ts';

export type MemberReader = TeamReader & { readonly kind: Exclude<TeamReader['kind'], 'public'> };

/** Who reads what belongs to a team: coaches, then players who have joined, then guardians of such players; null for anybody else. */
export const createTeamReaders =
  ({ query, clock }: Pick<Services, 'query' | 'clock'>) =>
  async (viewer: Viewer | null, organizationId: number): Promise<MemberReader | null> => {
    if (viewer === null) return null;
    const { accountId } = viewer;
    if (holdsRole(viewer, organizationId, 'coach')) return { kind: 'coach', accountId };
    const joined = await findJoined(query, organizationId, [accountId]);
    if (joined.length > 0) return { kind: 'player', accountId };
    const players = await findPlayers(query, organizationId);
    return players.some((player) => isGuardian(accountId, player, clock.today()))
      ? { kind: 'guardian', accountId }
      : null;
  };
