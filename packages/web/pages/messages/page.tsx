import { Messages } from '../../features/messages/messages.tsx';
import { Page } from '../../ui/page.tsx';

/** What visitors wrote to the viewer, and to players who named the viewer. */
export function MessagesPage() {
  return (
    <Page title="Messages" lead="From visitors of your profile, and of players who chose you to receive theirs.">
      <Messages />
    </Page>
  );
}
