import type { GalleryItem, Picture, SwingVideo } from '@strokebook/contract';
import {
  type AccountAccess,
  canOpenProfile,
  canSee,
  type FeatureId,
  features,
  playerHomeFeatures,
  type Viewer,
} from '@strokebook/golf/access';
import { type MediaUse, mediaUses } from '../db/schema/index.ts';
import { variantFile } from '../pictures/variants.ts';
import type { MediaRow } from './media-queries.ts';
import type { MediaTokens } from './media-tokens.ts';

/** The features that show media of each use: one of them, or the profile itself, must be open to the viewer. */
const featuresOfUse: Readonly<Record<MediaUse, readonly FeatureId[] | 'profile'>> = {
  gallery: [features.gallery],
  swingVideo: [features.gallery],
  news: playerHomeFeatures,
  profilePicture: 'profile',
  customLogo: 'profile',
};

/** Whether the viewer may see an account's media of a use. */
export function canSeeMedia(viewer: Viewer | null, account: AccountAccess, use: MediaUse): boolean {
  const shownBy = featuresOfUse[use];
  if (shownBy === 'profile') return canOpenProfile(viewer, account);
  return shownBy.some((featureId) => canSee(viewer, account, featureId));
}

/** Whether everyone may see them, signed in or not. */
export const isMediaPublic = (account: AccountAccess, use: MediaUse): boolean => canSeeMedia(null, account, use);

/** The address of one of a media item's files. */
export type Addresses = (row: Pick<MediaRow, 'mediaId' | 'use'>, file: string) => string;

/**
 * Returns addresses of an account's files for a viewer who may see them. The address of a restricted file contains a
 * media token, because an image element sends no id token.
 */
export async function addressesOf(account: AccountAccess, tokens: MediaTokens): Promise<Addresses> {
  const { accountId } = account;
  const privateUses = mediaUses.filter((use) => !isMediaPublic(account, use));
  const tokenOf = new Map(
    await Promise.all(privateUses.map(async (use) => [use, await tokens.create(accountId, use)] as const)),
  );
  return ({ mediaId, use }, file) => {
    const token = tokenOf.get(use);
    return `/api/accounts/${accountId}/media/${mediaId}/${file}${token === undefined ? '' : `?token=${token}`}`;
  };
}

/** A picture's sizes with their addresses. */
export function toPicture(row: MediaRow, addressOf: Addresses): Picture {
  const { mediaId, width, height, variantWidths } = row;
  return pictureOf(mediaId, width, height, variantWidths, (wide) => addressOf(row, variantFile(wide)));
}

export function toGalleryItem(row: MediaRow, addressOf: Addresses): GalleryItem {
  const { mediaId, title, isFeatured, takenOn } = row;
  const picture = toPicture(row, addressOf);
  return { mediaId, title, isFeatured, takenOn, picture, mediaUrl: picture.url };
}

export function toSwingVideo(row: MediaRow, addressOf: Addresses): SwingVideo {
  const { mediaId, title, isFeatured, takenOn, url, posterWidth, posterHeight, posterVariantWidths } = row;
  const common = { mediaId, title, isFeatured, takenOn };
  if (row.kind === 'link') return { ...common, kind: 'link', url: url ?? '', poster: null, width: null, height: null };
  const poster =
    posterWidth === null
      ? null
      : pictureOf(mediaId, posterWidth, posterHeight, posterVariantWidths, (wide) =>
          addressOf(row, posterFile(row, wide)),
        );
  return {
    ...common,
    kind: 'clip',
    url: addressOf(row, clipFile(row)),
    poster,
    width: row.width,
    height: row.height,
  };
}

const clipExtensions: Readonly<Record<string, string>> = { 'video/webm': 'webm', 'video/mp4': 'mp4' };

export const clipFile = ({ contentType }: Pick<MediaRow, 'contentType'>): string =>
  `clip.${clipExtensions[contentType ?? ''] ?? 'mp4'}`;

/** Prefix of posters' file names, and of no others. */
export const POSTER_PREFIX = 'poster-';

export const posterFile = ({ posterId }: Pick<MediaRow, 'posterId'>, width: number): string =>
  `${POSTER_PREFIX}${posterId === null ? '' : `${posterId}-`}${variantFile(width)}`;

/** The files of a clip's poster, from narrow to wide; empty without a poster. */
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
