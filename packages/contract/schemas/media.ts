import { z } from 'zod';
import { shownLine } from './one-line.ts';

/** A picture with its stored widths: `url` is the widest, `variants` are all of them from narrow to wide, for a srcset. */
export const Picture = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  variants: z.array(z.object({ width: z.number().int().positive(), url: z.string() })),
});
export type Picture = z.infer<typeof Picture>;

/** The id of a picture or a video of an account. */
export const MediaId = z.string().regex(/^[a-zA-Z0-9-]{1,64}$/, 'is not an id of a picture or video');

/** A picture of a player's gallery (DATA-54). */
export const GalleryItem = z.object({
  mediaId: z.string(),
  title: z.string(),
  isFeatured: z.boolean(),
  takenOn: z.iso.date(),
  picture: Picture,
  /** The picture's largest variant. */
  mediaUrl: z.string(),
});
export type GalleryItem = z.infer<typeof GalleryItem>;

/** A swing video: an uploaded clip, or the address of one on another site (DATA-54). */
export const SwingVideo = z.object({
  mediaId: z.string(),
  title: z.string(),
  isFeatured: z.boolean(),
  takenOn: z.iso.date(),
  kind: z.enum(['clip', 'link']),
  url: z.string(),
  poster: Picture.nullable(),
  /** Size of a clip in pixels; null if the file does not contain it. */
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
});
export type SwingVideo = z.infer<typeof SwingVideo>;

/** Max numbers of pictures and clips by use. */
export const pictureUses = ['gallery', 'news', 'profilePicture', 'customLogo'] as const;

export const MAX_MEDIA_TITLE = 120;
export const MediaTitle = shownLine(MAX_MEDIA_TITLE);

/** Changes of a picture or video; omitted fields stay. */
export const MediaChange = z.strictObject({
  title: MediaTitle.optional(),
  isFeatured: z.boolean().optional(),
});
