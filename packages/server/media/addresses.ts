import type { GalleryItem, Picture, SwingVideo } from '@strokebook/contract';
import { type AccountAccess, canSee, features } from '@strokebook/golf/access';
import { variantFile } from '../pictures/variants.ts';
import type { MediaRow } from './media-queries.ts';
import type { MediaTokens } from './media-tokens.ts';

/** The pages that pictures, clips and news stand on. */
const mediaFeatures = [features.summary, features.resume, features.gallery] as const;

/** Whether everyone may see an account's media, signed in or not. */
export const isMediaPublic = (account: AccountAccess): boolean =>
  mediaFeatures.some((featureId) => canSee(null, account, featureId));

/** Whether this viewer may see an account's media. */
export const canSeeMedia = (viewer: Parameters<typeof canSee>[0], account: AccountAccess): boolean =>
  mediaFeatures.some((featureId) => canSee(viewer, account, featureId));

/** Addresses of an account's files; an image element shows no token of its own, so they carry one where it is needed. */
export type Addresses = (mediaId: string, file: string) => string;

/** For a viewer who has been let in. */
export async function addressesOf(account: AccountAccess, tokens: MediaTokens): Promise<Addresses> {
  const token = isMediaPublic(account) ? null : await tokens.create(account.accountId);
  return (mediaId, file) =>
    `/api/accounts/${account.accountId}/media/${mediaId}/${file}${token === null ? '' : `?token=${token}`}`;
}

/** A picture's sizes with their addresses. */
export function toPicture({ mediaId, width, height, variantWidths }: MediaRow, addressOf: Addresses): Picture {
  return pictureOf(mediaId, width, height, variantWidths, (wide) => addressOf(mediaId, variantFile(wide)));
}

export function toGalleryItem(row: MediaRow, addressOf: Addresses): GalleryItem {
  const { mediaId, title, isFeatured, takenOn } = row;
  const picture = toPicture(row, addressOf);
  return { mediaId, title, isFeatured, takenOn, picture, mediaUrl: picture.url };
}

export function toSwingVideo(row: MediaRow, addressOf: Addresses): SwingVideo {
  const { mediaId, title, isFeatured, takenOn, url, posterWidth, posterHeight, posterVariantWidths } = row;
  const told = { mediaId, title, isFeatured, takenOn };
  if (row.kind === 'link') return { ...told, kind: 'link', url: url ?? '', poster: null, width: null, height: null };
  const poster =
    posterWidth === null
      ? null
      : pictureOf(mediaId, posterWidth, posterHeight, posterVariantWidths, (wide) =>
          addressOf(mediaId, posterFile(row, wide)),
        );
  return {
    ...told,
    kind: 'clip',
    url: addressOf(mediaId, clipFile(row)),
    poster,
    width: row.width,
    height: row.height,
  };
}

const clipExtensions: Readonly<Record<string, string>> = { 'video/webm': 'webm', 'video/mp4': 'mp4' };

export const clipFile = ({ contentType }: Pick<MediaRow, 'contentType'>): string =>
  `clip.${clipExtensions[contentType ?? ''] ?? 'mp4'}`;

/** Begins the names of files of posters, and of no other. */
export const POSTER_PREFIX = 'poster-';

export const posterFile = ({ posterId }: Pick<MediaRow, 'posterId'>, width: number): string =>
  `${POSTER_PREFIX}${posterId === null ? '' : `${posterId}-`}${variantFile(width)}`;

/** The files of a clip's poster, from narrow to wide; none where it has no poster. */
export const posterFiles = (row: Pick<MediaRow, 'posterId' | 'posterVariantWidths'>): readonly string[] =>
  row.posterVariantWidths.map((width) => posterFile(row, width));

function pictureOf(
  mediaId: string,
  width: number | null,
  height: number | null,
  widths: readonly number[],
  urlOf: (width: number) => string,
): Picture {
  if (width === null || height === null) throw new Error(`the picture ${mediaId} has no size`);
  return { url: urlOf(width), width, height, variants: widths.map((wide) => ({ width: wide, url: urlOf(wide) })) };
}
