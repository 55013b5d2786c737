import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { EmailSection } from '../../features/own-email/email-section.tsx';
import { AboutEditor } from '../../features/workshop/about-editor.tsx';
import { GalleryEditor } from '../../features/workshop/gallery-editor.tsx';
import { NewsEditor } from '../../features/workshop/news-editor.tsx';
import { VideoEditor } from '../../features/workshop/video-editor.tsx';
import { useApi } from '../../api/api-context.tsx';
import { dayOf } from '../../lib/today.ts';

const route = getRouteApi('/player/$username/edit');
const useAccountId = (): AccountId => route.useRouteContext().profile.account.accountId;

function useToday(): string {
  const { api } = useApi();
  return dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
}

/** Details of the player; the email too if it is the viewer's own. */
export function EditAboutPage() {
  const { api, tokens } = useApi();
  const accountId = useAccountId();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  return (
    <>
      <AboutEditor accountId={accountId} />
      {account?.accountId === accountId && <EmailSection account={account} />}
    </>
  );
}

export const EditPicturesPage = () => <GalleryEditor accountId={useAccountId()} />;
export const EditVideosPage = () => <VideoEditor accountId={useAccountId()} />;
export const EditNewsPage = () => <NewsEditor accountId={useAccountId()} today={useToday()} />;
