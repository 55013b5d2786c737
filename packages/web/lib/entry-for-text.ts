import type { PublicAccount } from '@strokebook/contract';

/** What entering a round in progress for a player is called: it is a choice of its own (TEAM-30). */
export const entryForText = ({ firstName, username }: Pick<PublicAccount, 'firstName' | 'username'>): string =>
  `Enter strokes for ${firstName ?? username}`;
