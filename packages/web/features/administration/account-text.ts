import type { SupportedAccount } from '@strokebook/contract';

/** 'ingrid-solberg · +1********01', and whether it was deleted. */
export const accountText = ({ username, maskedPhone, deletion }: SupportedAccount): string =>
  [username, maskedPhone ?? 'no phone number', ...(deletion === null ? [] : ['deleted'])].join(' · ');

/** 'Nov 26, 2026, 9:14 PM' */
export const instantText = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
