import type { ProfilePageId } from '@strokebook/golf/access';

const ownPages = ['myRounds', 'schedule'] as const satisfies readonly ProfilePageId[];

/** The pages of a profile in the bar of phones: on the own pages Home has the place of the profile. */
export const barPagesOf = (isOwn: boolean): readonly ('summary' | (typeof ownPages)[number])[] =>
  isOwn ? ownPages : ['summary', ...ownPages];
