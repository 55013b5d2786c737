import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { MAX_CLIP_BYTES, MAX_PICTURE_BYTES } from '../limits.ts';
import { featureAccess, fullAccess, profileAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { GalleryItem, MediaChange, MediaId, MediaTitle, pictureUses, SwingVideo } from '../schemas/media.ts';
import { MediaTypesQuery, OwnAccountQuery } from '../schemas/specification-fields.ts';
import { WebLink } from '../schemas/web-link.ts';

/** Pictures and swings belong to the gallery feature, on all pages that show them. */
const access = featureAccess(features.gallery);

const done = z.object({ status: z.literal('SUCCESS') });
const ofItem = z.strictObject({ accountId: AccountId, mediaId: MediaId });
const ofAccount = z.strictObject({ accountId: AccountId });
/** The signed token in the address of a picture that not everyone may see. */
const MediaToken = z.string().max(1_000).optional();

export const mediaRoutes = {
  getGallery: route({
    method: 'GET',
    path: '/api/accounts/:accountId/gallery',
    shows: ['pictures'],
    summary: "A player's pictures in their order, all or only the featured ones.",
    access,
    params: ofAccount,
    query: OwnAccountQuery.extend({
      mediaTypes: MediaTypesQuery,
      isFeatured: z.stringbool().optional(),
    }).strict(),
    output: z.array(GalleryItem),
  }),
  getSwingVideos: route({
    method: 'GET',
    path: '/api/accounts/:accountId/swing-videos',
    shows: ['videos'],
    summary: "A player's swing videos in their order.",
    access,
    params: ofAccount,
    query: OwnAccountQuery,
    output: z.array(SwingVideo),
  }),
  getMediaFile: route({
    method: 'GET',
    path: '/api/accounts/:accountId/media/:mediaId/:file',
    shows: [],
    isUncounted: true,
    summary: 'The bytes of a picture or clip, complete or a range.',
    access: profileAccess,
    params: z.strictObject({
      accountId: AccountId,
      mediaId: MediaId,
      file: z.string().regex(/^[a-z0-9-]{1,32}\.[a-z0-9]{2,5}$/, 'is not a name of a file'),
    }),
    query: z.strictObject({ token: MediaToken }),
    output: { file: 'a WebP picture, or an MP4 or WebM clip' },
    errors: ['NOT_FOUND'],
  }),
  getProfileImage: route({
    method: 'GET',
    path: '/api/accounts/:accountId/image',
    shows: [],
    isUncounted: true,
    summary: "An account's picture or logo; for outsiders those of private profiles are missing.",
    access: profileAccess,
    params: z.strictObject({ accountId: AccountId }),
    /** `use` selects picture or logo; `size` is the displayed width in device pixels; `v` changes with the picture. */
    query: z.strictObject({
      ...OwnAccountQuery.shape,
      use: z.enum(['profilePicture', 'customLogo']).default('profilePicture'),
      size: z.coerce.number().int().min(1).max(4_096).optional(),
      v: z.string().max(64).optional(),
      token: MediaToken,
    }),
    output: { file: 'a WebP picture, or an SVG of the initials of who has none' },
    errors: ['NOT_FOUND'],
  }),
  uploadPicture: route({
    method: 'POST',
    path: '/api/accounts/:accountId/pictures',
    summary: 'Uploads a picture: for the gallery, for news, or as new profile picture or logo.',
    access: fullAccess,
    params: ofAccount,
    query: z.strictObject({ use: z.enum(pictureUses), title: MediaTitle.optional() }),
    upload: { maxBytes: MAX_PICTURE_BYTES },
    output: GalleryItem,
    errors: [
      'PICTURE_UNREADABLE',
      'PICTURE_TOO_LARGE',
      'UPLOAD_TOO_LARGE',
      'UPLOAD_BROKEN',
      'UPLOAD_BUSY',
      'MEDIA_FULL',
    ],
  }),
  uploadClip: route({
    method: 'POST',
    path: '/api/accounts/:accountId/clips',
    summary: 'Uploads a swing clip.',
    access: fullAccess,
    params: ofAccount,
    query: z.strictObject({ title: MediaTitle.optional() }),
    upload: { maxBytes: MAX_CLIP_BYTES },
    output: SwingVideo,
    errors: ['CLIP_UNREADABLE', 'UPLOAD_TOO_LARGE', 'UPLOAD_BROKEN', 'UPLOAD_BUSY', 'MEDIA_FULL'],
  }),
  uploadPoster: route({
    method: 'POST',
    path: '/api/accounts/:accountId/clips/:mediaId/poster',
    summary: 'Uploads the picture that a clip shows until it plays.',
    access: fullAccess,
    params: ofItem,
    upload: { maxBytes: MAX_PICTURE_BYTES },
    output: SwingVideo,
    errors: [
      'PICTURE_UNREADABLE',
      'PICTURE_TOO_LARGE',
      'UPLOAD_TOO_LARGE',
      'UPLOAD_BROKEN',
      'UPLOAD_BUSY',
      'MEDIA_FULL',
    ],
  }),
  addVideoLink: route({
    method: 'POST',
    path: '/api/accounts/:accountId/video-links',
    summary: 'Adds the address of a swing video on another site.',
    access: fullAccess,
    params: ofAccount,
    body: z.strictObject({ url: WebLink, title: MediaTitle }),
    output: SwingVideo,
    errors: ['MEDIA_FULL'],
  }),
  updateMedia: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/media/:mediaId',
    summary: 'Changes the caption of a picture or video, and whether it is featured.',
    access: fullAccess,
    params: ofItem,
    body: MediaChange,
    output: done,
  }),
  orderMedia: route({
    method: 'PUT',
    path: '/api/accounts/:accountId/media-order',
    summary: 'Reorders pictures or videos by a list; those not in the list follow.',
    access: fullAccess,
    params: ofAccount,
    body: z.strictObject({ use: z.enum(['gallery', 'swingVideo']), mediaIds: z.array(MediaId).max(500) }),
    output: done,
  }),
  deleteMedia: route({
    method: 'DELETE',
    path: '/api/accounts/:accountId/media/:mediaId',
    summary: 'Deletes a picture or video with its files.',
    access: fullAccess,
    params: ofItem,
    output: done,
  }),
};
