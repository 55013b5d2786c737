import type { AccountId } from '@strokebook/golf/access';
/** The folder of an account's files. */
export const accountFolder = (accountId: AccountId): string => `accounts/${accountId}/`;

/** The folder of files by which the doctor tries a store. */
export const PROBES = 'probes/';

/** The key of a file of a picture or clip. Characters with a meaning in paths are encoded as numbers. */
export function fileKey(accountId: AccountId, mediaId: string, file: string): string {
  const name = mediaId.replaceAll(/[^a-zA-Z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);
  return `${accountFolder(accountId)}${name}/${file}`;
}
