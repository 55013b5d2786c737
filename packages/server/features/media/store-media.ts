import { fullAccess } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { openAsBlob } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import type { ClipFacts } from '../../clips/file-access.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { TokenHolder } from '../../db/accounts/access-queries.ts';
import { databaseProblemOf } from '../../db/database-problem.ts';
import { lockAccount } from '../../db/accounts/hold-account.ts';
import type { Queryable } from '../../db/database.ts';
import { checkAccess } from '../../http/check-access.ts';
import { RequestError } from '../../http/request-error.ts';
import { clipFile, posterFile, posterFiles } from '../../media/addresses.ts';
import { fileKey } from '../../media/file-keys.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { findMedia, type MediaRow } from '../../media/media-queries.ts';
import { removeMediaFiles, removeNamedFiles, removeOrLeave } from '../../media/remove-files.ts';
import { FilesAwayError } from '../../ports/files/files-away.ts';
import type { PictureVariants } from '../../pictures/read-picture.ts';
import { changeMedia, type MediaInsert, insertMedia, removeMedia, setAccountPicture } from './queries.ts';
import { refuseFull, refuseGrowth } from '../../media/media-room.ts';

export const newMediaId = (): string => randomUUID();

/** The owner of the media and the caller who changes them. */
export type MediaWriter = { readonly accountId: AccountId; readonly holder: TokenHolder };
type Item = Pick<MediaInsert, 'accountId' | 'use' | 'title'>;

/**
 * Changes an account's media in one transaction, one writer at a time. Checks the caller's access again, because an
 * upload may take long.
 *
 * @throws RequestError NOT_FOUND, NotAuthorizedException
 */
export function changeAccountMedia<Result>(
  { database, clock }: MediaDeps,
  { accountId, holder }: MediaWriter,
  work: (tx: Queryable, account: NonNullable<Awaited<ReturnType<typeof lockAccount>>>) => Promise<Result>,
): Promise<Result> {
  return database.query.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account === null) throw new RequestError('NOT_FOUND');
    await checkAccess(tx, fullAccess, { accountId }, holder, clock);
    const result = await work(tx, account);
    await incrementDataVersion(tx, accountId);
    return result;
  });
}

/**
 * Stores files first and their row last: a failure in between leaves no row, and its files are removed by this call or
 * by the sweep for stray files.
 */
async function withFiles<Result>(
  { files, log }: MediaDeps,
  accountId: AccountId,
  mediaId: string,
  contents: readonly { readonly name: string; readonly content: Uint8Array | Blob }[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    for (const { name, content } of contents) await files.put(fileKey(accountId, mediaId, name), content);
    return await work();
  } catch (error) {
    const names = contents.map(({ name }) => name);
    // The caller does not wait a second time for a store that is away; one that is full can still remove files.
    if (!(error instanceof FilesAwayError) || databaseProblemOf(error) === 'full') {
      await removeOrLeave(log, removeNamedFiles(files, accountId, mediaId, names));
    }
    throw error;
  }
}

/** Stores a picture; a profile picture or logo replaces the previous one. */
export async function storePicture(
  deps: MediaDeps,
  holder: TokenHolder,
  item: Item,
  picture: PictureVariants,
): Promise<MediaRow> {
  const { accountId, use } = item;
  const mediaId = newMediaId();
  const contents = picture.files.map(({ name, bytes }) => ({ name, content: bytes }));
  const byteCount = picture.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  let replacedId: string | null = null;
  const stored = await withFiles(deps, accountId, mediaId, contents, () =>
    changeAccountMedia(deps, { accountId, holder }, async (tx, account) => {
      await refuseFull(tx, accountId, use, byteCount);
      const row = await insertMedia(tx, {
        ...item,
        ...initialFields(deps, use),
        mediaId,
        kind: 'picture',
        contentType: 'image/webp',
        width: picture.width,
        height: picture.height,
        variantWidths: [...picture.widths],
        byteCount,
      });
      if (use === 'profilePicture' || use === 'customLogo') {
        replacedId = use === 'profilePicture' ? account.profilePictureId : account.customLogoId;
        await setAccountPicture(tx, accountId, use, mediaId);
        if (replacedId !== null) await removeMedia(tx, accountId, replacedId);
      }
      return row;
    }),
  );
  if (replacedId !== null) await removeOrLeave(deps.log, removeMediaFiles(deps.files, accountId, replacedId));
  return stored;
}

type ReceivedClip = ClipFacts & { readonly contentType: string; readonly path: string; readonly size: number };

export async function storeClip(
  deps: MediaDeps,
  holder: TokenHolder,
  item: Item,
  { path, size, contentType, width, height, durationMs }: ReceivedClip,
  name: string,
): Promise<MediaRow> {
  const { accountId, use } = item;
  const mediaId = newMediaId();
  const content = await openAsBlob(path);
  return withFiles(deps, accountId, mediaId, [{ name, content }], () =>
    changeAccountMedia(deps, { accountId, holder }, async (tx) => {
      await refuseFull(tx, accountId, use, size);
      const facts = { contentType, width, height, durationMs, byteCount: size };
      return insertMedia(tx, { ...item, ...initialFields(deps, use), ...facts, mediaId, kind: 'clip' });
    }),
  );
}

/** A name for the files of one poster, short enough for the max length of a name in an address. */
const newPosterId = (): string => randomBytes(8).toString('hex');

/**
 * Stores the poster of a clip in place of the previous one, whose files are removed after the commit.
 *
 * @throws RequestError NOT_FOUND if the clip is missing or was removed meanwhile, MEDIA_FULL
 */
export async function storePoster(
  deps: MediaDeps,
  { accountId, holder }: MediaWriter,
  mediaId: string,
  poster: PictureVariants,
): Promise<MediaRow> {
  const named = { posterId: newPosterId(), posterVariantWidths: [...poster.widths] };
  const contents = poster.files.map(({ bytes }, index) => ({
    name: posterFile(named, poster.widths[index] ?? poster.width),
    content: bytes,
  }));
  const bytesOfPoster = poster.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  let replaced: readonly string[] = [];
  const stored = await withFiles(deps, accountId, mediaId, contents, () =>
    changeAccountMedia(deps, { accountId, holder }, async (tx) => {
      // Read now, because the clip may have been removed or got another poster during the upload.
      const before = await findMedia(tx, accountId, mediaId);
      if (before?.kind !== 'clip') throw new RequestError('NOT_FOUND');
      const film = await deps.files.find(fileKey(accountId, mediaId, clipFile(before)));
      const byteCount = (film?.size ?? 0) + bytesOfPoster;
      await refuseGrowth(tx, accountId, 'swingVideo', byteCount - before.byteCount);
      const size = { posterWidth: poster.width, posterHeight: poster.height };
      const row = await changeMedia(tx, accountId, mediaId, { ...named, ...size, byteCount });
      if (row === null) throw new Error('a clip that was locked is gone');
      replaced = posterFiles(before);
      return row;
    }),
  );
  await removeOrLeave(deps.log, removeNamedFiles(deps.files, accountId, mediaId, replaced));
  return stored;
}

/**
 * Initial values of a new item. Gallery pictures start as featured, because only featured ones are on the profile
 * (HOME-02).
 */
export const initialFields = ({ clock }: MediaDeps, use: MediaInsert['use']) => ({
  isFeatured: use === 'gallery',
  takenOn: clock.today(),
  createdAt: clock.now(),
});
