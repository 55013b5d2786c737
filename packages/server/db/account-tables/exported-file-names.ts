import type { mediaItems } from '../schema/index.ts';

type MediaRow = Pick<typeof mediaItems.$inferSelect, 'mediaId' | 'contentType' | 'posterWidth'>;

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** The name of a picture or clip in an archive; null without a file. */
export const exportedFileName = ({ mediaId, contentType }: MediaRow): string | null =>
  contentType === null ? null : `${filePathOf(mediaId)}.${extensions[contentType] ?? 'bin'}`;

/** Next to its clip. Ids contain no dot in their file name, so the name is unique. */
export const exportedPosterName = ({ mediaId, posterWidth }: MediaRow): string | null =>
  posterWidth === null ? null : `${filePathOf(mediaId)}.poster.webp`;

/**
 * The id with unsafe characters encoded as numbers, so that it cannot leave the folder, and different ids have
 * different names.
 */
const filePathOf = (mediaId: string): string =>
  `media/${mediaId.replaceAll(/[^a-zA-Z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`)}`;
