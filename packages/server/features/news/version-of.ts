import { createHash } from 'node:crypto';
import type { NewsRow } from './queries.ts';

/**
 * Tells what a story's writer said from what was said before or after. It is made of the content and kept nowhere; fields
 * are named one by one, because the database gives those of a document back in an order of its own.
 */
export function versionOf({ publishedOn, header, body, attachments }: Omit<NewsRow, 'accountId' | 'newsId'>): string {
  const { coverMediaId, imageMediaIds, clipMediaIds, links, videoUrls } = attachments;
  const pairs = links.map(({ url, label }) => [url, label]);
  const content = [publishedOn, header, body, coverMediaId, imageMediaIds, clipMediaIds, pairs, videoUrls];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
