import type { AccessLevel } from '@strokebook/golf/access';

/** What a member of the circle may do, in a few words (TEAM-27). */
export const levelTexts: Readonly<Record<AccessLevel, string>> = {
  see: 'See everything',
  enter: 'See everything and enter rounds and scores',
  manage: 'See and change everything',
};

/** 'Dana Whitfield can now see everything.' */
export const levelStatus = (name: string, level: AccessLevel): string =>
  `${name} can now ${levelTexts[level].toLowerCase()}.`;
