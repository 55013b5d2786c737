import { Invitations } from '../../features/messages/invitations.tsx';
import { Messages } from '../../features/messages/messages.tsx';
import { Receiving } from '../../features/messages/receiving.tsx';
import { GuardedPlayers } from '../../features/sharing/guarded-players.tsx';
import { Page } from '../../ui/pages/page.tsx';

/** What visitors wrote to the viewer, and to players who named the viewer. */
export function MessagesPage() {
  return (
    <Page title="Messages" lead="From visitors of your profile, and of players who chose you to receive theirs.">
      <Invitations />
      <GuardedPlayers />
      <Messages />
      <Receiving />
    </Page>
  );
}
