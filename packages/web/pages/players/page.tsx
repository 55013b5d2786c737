import type { ActiveAccount } from '@strokebook/contract';
import { profileTypes } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { LeaveCircle } from '../../controls/shared-players/leave-circle.tsx';
import { SharedPlayers } from '../../controls/shared-players/shared-players.tsx';
import { Invitations } from '../../features/messages/invitations.tsx';
import { NewForYou } from '../../features/notices/new-for-you.tsx';
import { AskPlayer } from '../../features/welcome/ask-player.tsx';
import { GuardedPlayers } from '../../features/sharing/guarded-players.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';

const isCoach = ({ profileTypeId }: ActiveAccount['profile'][number]): boolean => profileTypeId === profileTypes.coach;

/** The home of parents, guardians and coaches without a team: the players who let them see everything. */
export function PlayersPage() {
  const { api, tokens } = useApi();
  const viewer = useQuery(activeAccountQuery(api, tokens)).data;
  const hasNoTeam = viewer?.coachedTeams.length === 0 && viewer.profile.some(isCoach);
  return (
    <Page
      title="Players who share with you"
      lead="You see everything these players log, including what is private, and change what each of them lets you."
    >
      <NewForYou rows={3} />
      <Invitations />
      <GuardedPlayers />
      <SharedPlayers />
      <AskPlayer />
      {hasNoTeam && (
        <PageSection id="make-team" title="Make a team">
          <p className="readable">
            One link for all of your players, and a page that says each week who is in form.{' '}
            <Link to="/teams" hash="make">
              Make a team
            </Link>
          </p>
        </PageSection>
      )}
      <LeaveCircle />
    </Page>
  );
}
