import type { ActiveAccount } from '@strokebook/contract';

/** What an account was told and has not read; kept replies of an earlier version have no number. */
export const unreadNoticesOf = ({ unreadNotices }: Partial<Pick<ActiveAccount, 'unreadNotices'>>): number =>
  unreadNotices ?? 0;
