import { z } from 'zod';
import { MediaId, Picture } from './media.ts';
import { oneLine } from './one-line.ts';
import { CalendarDaySchema } from './round.ts';
import { WebLink } from './web-link.ts';

/** A story in a list. */
export const NewsHeadline = z.object({
  newsId: z.string(),
  publishedOn: z.iso.date(),
  /** 'Sep 14, 2026' */
  formattedDate: z.string(),
  header: z.string(),
});
export type NewsHeadline = z.infer<typeof NewsHeadline>;

/** A story of a player (DATA-55). */
export const NewsItem = NewsHeadline.extend({
  /** Changes with every edit of the text. */
  version: z.string(),
  body: z.string(),
  coverPhoto: Picture.nullable(),
  images: z.array(Picture),
  links: z.array(z.object({ url: z.string(), label: z.string() })),
  videos: z.array(
    z.object({
      url: z.string(),
      width: z.number().int().positive().nullable(),
      height: z.number().int().positive().nullable(),
    }),
  ),
  /** The ids of the objects above, for editors. */
  attached: z.object({
    coverMediaId: z.string().nullable(),
    imageMediaIds: z.array(z.string()),
    clipMediaIds: z.array(z.string()),
    videoUrls: z.array(z.string()),
  }),
});
export type NewsItem = z.infer<typeof NewsItem>;

export const MAX_NEWS_HEADER = 140;
export const MAX_NEWS_BODY = 20_000;
export const MAX_NEWS_CLIPS = 5;

/** A story as its writer submits it. */
export const NewsDraft = z.strictObject({
  publishedOn: CalendarDaySchema,
  header: oneLine(MAX_NEWS_HEADER).min(1, 'is required'),
  body: z.string().trim().max(MAX_NEWS_BODY, `has more than ${MAX_NEWS_BODY} characters`),
  /** Pictures and clips of the same account. */
  coverMediaId: MediaId.nullable(),
  imageMediaIds: z.array(MediaId).max(20, 'are more than 20'),
  clipMediaIds: z.array(MediaId).max(MAX_NEWS_CLIPS, `are more than ${MAX_NEWS_CLIPS}`),
  links: z
    .array(
      z.strictObject({
        url: WebLink,
        label: oneLine(2_000).min(1, 'is required'),
      }),
    )
    .max(20, 'are more than 20'),
  videoUrls: z.array(WebLink).max(5, 'are more than 5'),
});
export type NewsDraft = z.infer<typeof NewsDraft>;

export const NewsChange = NewsDraft.extend({
  /** The version that the change is based on; another stored version is a conflict. Undefined overwrites any. */
  version: z.string().max(64).optional(),
});
