import type { PublicAccount } from '@strokebook/contract';

/** The text of the link that opens another player's round in progress in the editor, beside 'Watch' (TEAM-30). */
export const entryForText = ({ firstName, username }: Pick<PublicAccount, 'firstName' | 'username'>): string =>
  `Enter strokes for ${firstName ?? username}`;
