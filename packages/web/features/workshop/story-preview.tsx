import type { AccountId } from '@strokebook/golf/access';
import type { NewsDraft, Picture, SwingVideo } from '@strokebook/contract';
import { isCalendarDay } from '@strokebook/golf/calendar';
import { formatDay } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { Article, type ArticleContent } from '../../controls/article/article.tsx';
import { ArticleDialog } from '../../controls/article/article-dialog.tsx';
import { webAddress } from '../../lib/web-address.ts';

type Draft = Pick<NewsDraft, 'header' | 'body' | 'links' | 'videoUrls' | 'clipMediaIds'> & {
  readonly publishedOn: string;
};

type StoryPreviewProps = {
  readonly accountId: AccountId;
  readonly draft: Draft;
  /** The first is also the cover. */
  readonly pictures: readonly Picture[];
  readonly onClose: () => void;
};

/** A preview of an unpublished story as readers will see it. */
export function StoryPreview({ accountId, draft, pictures, onClose }: StoryPreviewProps) {
  const { api } = useApi();
  // Cached, because the form has loaded them already.
  const { data: videos = [] } = useQuery(api.query('getSwingVideos', { params: { accountId } }));
  const { header, publishedOn } = draft;
  return (
    <ArticleDialog
      header={header.trim() === '' ? 'No headline yet' : header}
      formattedDate={isCalendarDay(publishedOn) ? formatDay(publishedOn, true) : 'No day yet'}
      onClose={onClose}
    >
      <Article item={articleOf(draft, pictures, videos)} />
    </ArticleDialog>
  );
}

/** The article that the server would create from the draft; invalid links are left out. */
function articleOf(
  { header, body, links, videoUrls, clipMediaIds }: Draft,
  pictures: readonly Picture[],
  videos: readonly SwingVideo[],
): ArticleContent {
  const clips = clipMediaIds.map((mediaId) => videos.find((video) => video.mediaId === mediaId));
  return {
    header,
    body: body.trim(),
    coverPhoto: pictures[0] ?? null,
    images: [...pictures],
    links: links.filter(({ url }) => webAddress(url) !== null),
    videos: [
      ...clips.filter((clip) => clip !== undefined),
      ...videoUrls.filter((url) => webAddress(url) !== null).map((url) => ({ url, width: null, height: null })),
    ],
  };
}
