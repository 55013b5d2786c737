import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../../api/api-context.tsx';
import { GuardedChanges } from '../../../features/activity/guarded-changes.tsx';
import { GuardedTeams } from '../../../features/teams/guarded-teams.tsx';
import { GuardedAge } from '../../../features/sharing/guarded-age.tsx';
import { GuardedCircle } from '../../../features/sharing/guarded-circle.tsx';
import { guardedSharingQuery } from '../../../features/sharing/use-sharing.ts';
import { VisibilitySection } from '../../../features/sharing/visibility-section.tsx';
import { Notice } from '../../../ui/pages/notice.tsx';
import { Page } from '../../../ui/pages/page.tsx';

const route = getRouteApi('/players/$playerId/privacy');

/** Who sees a player, for a guardian: the switches that the player has (TEAM-28). */
export function PlayerPrivacyPage() {
  const { playerId } = route.useParams();
  const { api } = useApi();
  const sharing = useQuery(guardedSharingQuery(api, playerId));
  if (sharing.isError && sharing.data === undefined) {
    return (
      <Page title="Who sees a player">
        <Notice title="You are not the guardian of this player.">
          The player names you under Account, Circle, and you confirm it under ‘Players who share with you’.
        </Notice>
      </Page>
    );
  }
  const name = sharing.data?.fullName ?? 'a player';
  return (
    <Page title={`Who sees ${name}`} lead="You are their guardian. They read in their activity what you change here.">
      <GuardedAge playerId={playerId} />
      <GuardedTeams playerId={playerId} />
      <GuardedCircle playerId={playerId} />
      <VisibilitySection accountId={playerId} isGuarded />
      <GuardedChanges playerId={playerId} />
    </Page>
  );
}
