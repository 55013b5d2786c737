import { createHash } from 'node:crypto';
import type { NewsRow } from './queries.ts';

/**
 * A hash of a story's content, used to detect concurrent changes. It is not stored; fields are listed explicitly,
 * because the database returns the fields of a JSON document in its own order.
 */
export function versionOf({ publishedOn, header, body, attachments }: Omit<NewsRow, 'accountId' | 'newsId'>): string {
  const { coverMediaId, imageMediaIds, clipMediaIds, links, videoUrls } = attachments;
  const pairs = links.map(({ url, label }) => [url, label]);
  const content = [publishedOn, header, body, coverMediaId, imageMediaIds, clipMediaIds, pairs, videoUrls];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
