import { Invitations } from '../../features/messages/invitations.tsx';
import { MailSwitch } from '../../features/notices/mail-switch.tsx';
import { NoticeList } from '../../features/notices/notice-list.tsx';
import { GuardedPlayers } from '../../features/sharing/guarded-players.tsx';
import { Page } from '../../ui/pages/page.tsx';

/** What is addressed to the viewer: questions that wait for an answer first, then everything they were told. */
export function NoticesPage() {
  return (
    <Page title="New for you" lead="What others ask you, and what they changed.">
      <Invitations />
      <GuardedPlayers />
      <NoticeList />
      <MailSwitch />
    </Page>
  );
}
