import type { AccountId } from '@strokebook/golf/access';
/** Where the files of an account are kept. */
export const accountFolder = (accountId: AccountId): string => `accounts/${accountId}/`;

/** Where a file of a picture or clip is kept. Every character that means something in a path stands as a number. */
export function fileKey(accountId: AccountId, mediaId: string, file: string): string {
  const name = mediaId.replaceAll(/[^a-zA-Z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);
  return `${accountFolder(accountId)}${name}/${file}`;
}
