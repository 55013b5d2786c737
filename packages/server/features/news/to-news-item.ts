import type { NewsHeadline, NewsItem } from '@strokebook/contract';
import { formatDay } from '@strokebook/golf/format';
import { type Addresses, toPicture, toSwingVideo } from '../../media/addresses.ts';
import type { MediaRow } from '../../media/media-queries.ts';
import type { NewsRow } from './queries.ts';
import { versionOf } from './version-of.ts';

/** A story as a list shows it. */
export function toHeadline({
  newsId,
  publishedOn,
  header,
}: Pick<NewsRow, 'newsId' | 'publishedOn' | 'header'>): NewsHeadline {
  return { newsId, publishedOn, formattedDate: formatDay(publishedOn, true), header };
}

/** A story with its pictures and clips; missing ones are left out. */
export function toNewsItem(
  { body, attachments, ...row }: NewsRow,
  media: ReadonlyMap<string, MediaRow>,
  addressOf: Addresses,
): NewsItem {
  const isPicture = (mediaId: string | null) => mediaId !== null && media.get(mediaId)?.kind === 'picture';
  const pictureOf = (mediaId: string | null) => {
    const row = mediaId === null ? undefined : media.get(mediaId);
    return row?.kind === 'picture' ? toPicture(row, addressOf) : null;
  };
  const clipOf = (mediaId: string) => {
    const row = media.get(mediaId);
    return row?.kind === 'clip' ? toSwingVideo(row, addressOf) : null;
  };
  const { coverMediaId, imageMediaIds, links, videoUrls, clipMediaIds } = attachments;
  return {
    ...toHeadline(row),
    version: versionOf({ body, attachments, ...row }),
    body,
    coverPhoto: pictureOf(coverMediaId),
    images: imageMediaIds.map(pictureOf).filter((picture) => picture !== null),
    links: [...links],
    videos: [
      ...clipMediaIds.map(clipOf).filter((clip) => clip !== null),
      ...videoUrls.map((url) => ({ url, width: null, height: null })),
    ],
    // Existing attachments only, because the editor sends them back, and a missing one would be refused.
    attached: {
      coverMediaId: isPicture(coverMediaId) ? coverMediaId : null,
      imageMediaIds: imageMediaIds.filter(isPicture),
      clipMediaIds: clipMediaIds.filter((mediaId) => media.get(mediaId)?.kind === 'clip'),
      videoUrls: [...videoUrls],
    },
  };
}
