import type { AccountId } from '@strokebook/golf/access';
import { randomUUID } from 'node:crypto';
import { MAX_NEWS, type NewsDraft } from '@strokebook/contract';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import type { Handlers, OpenAccount } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { addressesOf, canSeeMedia } from '../../media/addresses.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import { findMediaOf, listMedia, type MediaRow } from '../../media/media-queries.ts';
import { removeNewsDrafts } from '../../media/remove-drafts.ts';
import { changeNews, countNews, findNews, insertNews, listHeadlines, type NewsRow, removeNews } from './queries.ts';
import { toHeadline, toNewsItem } from './to-news-item.ts';
import { changeAccount } from '../../http/change-account.ts';
import { versionOf } from './version-of.ts';

export function createNewsHandlers(deps: MediaDeps) {
  const { database, tokens } = deps;
  const { query } = database;

  /** Changes an account's news in one transaction, and removes pictures that no story shows any more. */
  const change = async <Result>(accountId: AccountId, work: (tx: Queryable) => Promise<Result>): Promise<Result> => {
    const result = await changeAccount(query, accountId, async (tx) => {
      const done = await work(tx);
      await incrementDataVersion(tx, accountId);
      return done;
    });
    await removeNewsDrafts(deps, accountId);
    return result;
  };
  const write = async (account: OpenAccount, row: NewsRow, store: (tx: Queryable) => Promise<void>) => {
    const media = await change(row.accountId, async (tx) => {
      const found = await mediaOf(tx, row);
      refuseMissing(row, found);
      await store(tx);
      return found;
    });
    return toNewsItem(row, media, await addressesOf(account, tokens));
  };

  return {
    getNews: async (_input, { account }) => (await listHeadlines(query, account.accountId)).map(toHeadline),
    getNewsItem: async ({ params: { accountId, newsId } }, { account, viewer }) => {
      const row = await findNews(query, accountId, newsId);
      if (row === null) throw new RequestError('NOT_FOUND');
      // A story may show swings of the gallery, which can be closed while news are open.
      const media = [...(await mediaOf(query, row))].filter(([, { use }]) => canSeeMedia(viewer, account, use));
      const hiddenUrls = canSeeMedia(viewer, account, 'swingVideo') ? [] : await listSwingUrls(query, accountId);
      const videoUrls = row.attachments.videoUrls.filter((url) => !hiddenUrls.includes(url));
      const visible = { ...row, attachments: { ...row.attachments, videoUrls } };
      return toNewsItem(visible, new Map(media), await addressesOf(account, tokens));
    },
    createNews: ({ params: { accountId }, body }, { account }) => {
      const row = toRow(accountId, randomUUID(), body);
      return write(account, row, async (tx) => {
        if ((await countNews(tx, accountId)) >= MAX_NEWS) throw new RequestError('NEWS_FULL');
        await insertNews(tx, row);
      });
    },
    updateNews: ({ params: { accountId, newsId }, body }, { account }) => {
      const { version, ...draft } = body;
      const row = toRow(accountId, newsId, draft);
      return write(account, row, async (tx) => {
        const stored = version === undefined ? null : await findNews(tx, accountId, newsId);
        if (stored !== null && versionOf(stored) !== version) throw new RequestError('NEWS_CHANGED');
        if (!(await changeNews(tx, row))) throw new RequestError('NOT_FOUND');
      });
    },
    deleteNews: async ({ params: { accountId, newsId } }) => {
      await change(accountId, async (tx) => {
        if (!(await removeNews(tx, accountId, newsId))) throw new RequestError('NOT_FOUND');
      });
      return { status: 'SUCCESS' };
    },
  } satisfies Partial<Handlers>;
}

/** The addresses of an account's swings on other sites. */
async function listSwingUrls(query: Queryable, accountId: AccountId): Promise<readonly string[]> {
  return (await listMedia(query, accountId, 'swingVideo')).flatMap(({ url }) => url ?? []);
}

/** A story's pictures and clips by id; missing ones are left out. */
async function mediaOf(
  query: Queryable,
  { accountId, attachments: { coverMediaId, imageMediaIds, clipMediaIds } }: NewsRow,
): Promise<ReadonlyMap<string, MediaRow>> {
  const cover = coverMediaId === null ? [] : [coverMediaId];
  const rows = await findMediaOf(
    query,
    accountId,
    ['news', 'swingVideo'],
    [...cover, ...imageMediaIds, ...clipMediaIds],
  );
  return new Map(rows.map((row) => [row.mediaId, row]));
}

function toRow(
  accountId: AccountId,
  newsId: string,
  { publishedOn, header, body, ...attachments }: NewsDraft,
): NewsRow {
  return { accountId, newsId, publishedOn, header, body, attachments };
}

/** @throws RequestError REQUEST_INVALID for a picture or clip that the account does not have */
function refuseMissing({ attachments }: NewsRow, media: ReadonlyMap<string, MediaRow>): void {
  const { coverMediaId, imageMediaIds, clipMediaIds } = attachments;
  const pictures = [coverMediaId, ...imageMediaIds].filter((mediaId) => mediaId !== null);
  const missing = [
    ...pictures.filter((mediaId) => media.get(mediaId)?.kind !== 'picture'),
    ...clipMediaIds.filter((mediaId) => media.get(mediaId)?.kind !== 'clip'),
  ];
  if (missing.length === 0) return;
  throw new RequestError('REQUEST_INVALID', [{ path: '$', message: `has no picture or clip ${missing.join(', ')}` }]);
}
