import { accountIdOf } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { Database } from '../db/database.ts';
import { type MediaUse, mediaItems, newsItems } from '../db/schema/index.ts';

/** Stores a drawing of 96 by 64 pixels among an account's pictures, in two widths. */
export async function storeDrawing(
  { query }: Database,
  accountId: number,
  mediaId: string,
  { use = 'gallery', ...told }: Partial<typeof mediaItems.$inferInsert> & { readonly use?: MediaUse } = {},
): Promise<void> {
  await query.insert(mediaItems).values({
    accountId: accountIdOf(accountId),
    mediaId,
    use,
    kind: 'picture',
    title: `Title of ${mediaId}`,
    isFeatured: false,
    takenOn: '2026-05-01' as CalendarDay,
    contentType: 'image/webp',
    width: 96,
    height: 64,
    variantWidths: [48, 96],
    drawing:
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64" fill="teal"/></svg>',
    ...told,
  });
}

/** Stores a story with a link, an external video and further attachments. */
export async function storeStory(
  { query }: Database,
  accountId: number,
  newsId: string,
  publishedOn = '2026-05-01',
  attached: Partial<typeof newsItems.$inferInsert.attachments> = {},
): Promise<void> {
  await query.insert(newsItems).values({
    accountId: accountIdOf(accountId),
    newsId,
    publishedOn: publishedOn as CalendarDay,
    header: `Header of ${newsId}`,
    body: 'Text',
    attachments: {
      coverMediaId: null,
      imageMediaIds: [],
      links: [{ url: 'https://example.com/', label: 'More' }],
      videoUrls: ['https://youtu.be/demoSwing01'],
      clipMediaIds: [],
      ...attached,
    },
  });
}
