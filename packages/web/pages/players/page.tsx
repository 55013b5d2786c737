import { LeaveCircle } from '../../controls/shared-players/leave-circle.tsx';
import { SharedPlayers } from '../../controls/shared-players/shared-players.tsx';
import { Invitations } from '../../features/messages/invitations.tsx';
import { NewForYou } from '../../features/notices/new-for-you.tsx';
import { AskPlayer } from '../../features/welcome/ask-player.tsx';
import { GuardedPlayers } from '../../features/sharing/guarded-players.tsx';
import { Page } from '../../ui/pages/page.tsx';

/** The home of coaches, parents and guardians: the players who let them see everything. */
export function PlayersPage() {
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
      <LeaveCircle />
    </Page>
  );
}
