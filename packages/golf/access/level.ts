import type { AccountId } from './account-id.ts';

/**
 * What somebody else may do with a player's account; each level includes those before it (TEAM-27).
 *
 * - `see`: see everything, whatever the player hides from others
 * - `enter`: enter and correct rounds, scores and results too
 * - `manage`: change everything that the player may change, sign-in and sharing aside; what the specification calls full
 *   access
 */
export const accessLevels = ['see', 'enter', 'manage'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** The levels that others may ask a player for. Only the player gives a higher one, without being asked (TEAM-O184). */
export const askedLevels = ['see', 'enter'] as const satisfies readonly AccessLevel[];
export type AskedLevel = (typeof askedLevels)[number];

/** The circle of an account: accounts allowed to see this player, each in the list of its level (ACCESS-O6, TEAM-27). */
export type Circle = {
  /** Members who manage. */
  readonly subCircleAccountIds: readonly AccountId[];
  readonly enteringIds: readonly AccountId[];
  readonly seeingIds: readonly AccountId[];
};

/** The circle of an account whose members do not matter. */
export const NO_CIRCLE: Circle = { subCircleAccountIds: [], enteringIds: [], seeingIds: [] };

/** The list of each level. */
export const listOfLevel = {
  see: 'seeingIds',
  enter: 'enteringIds',
  manage: 'subCircleAccountIds',
} as const satisfies Readonly<Record<AccessLevel, keyof Circle>>;

/** The members of a circle on all levels. */
export const membersOf = ({ subCircleAccountIds, enteringIds, seeingIds }: Circle): readonly AccountId[] => [
  ...new Set([...subCircleAccountIds, ...enteringIds, ...seeingIds]),
];

/** The level of a member of a circle; null for anybody else. */
export const levelInCircle = (memberId: AccountId, circle: Circle): AccessLevel | null =>
  accessLevels.findLast((level) => circle[listOfLevel[level]].includes(memberId)) ?? null;

export const isMember = (accountId: AccountId, circle: Circle): boolean => levelInCircle(accountId, circle) !== null;

/** A circle in which somebody has a level, whatever it was before; null takes them out. */
export function withLevel(
  memberId: AccountId,
  { subCircleAccountIds, enteringIds, seeingIds }: Circle,
  level: AccessLevel | null,
): Circle {
  const without = (ids: readonly AccountId[]) => ids.filter((id) => id !== memberId);
  const others: Circle = {
    subCircleAccountIds: without(subCircleAccountIds),
    enteringIds: without(enteringIds),
    seeingIds: without(seeingIds),
  };
  return level === null ? others : { ...others, [listOfLevel[level]]: [...others[listOfLevel[level]], memberId] };
}

/** Whether a level includes another. */
export const includesLevel = (held: AccessLevel | null, level: AccessLevel): boolean =>
  held !== null && accessLevels.indexOf(held) >= accessLevels.indexOf(level);

export const higherLevel = (one: AccessLevel | null, other: AccessLevel | null): AccessLevel | null =>
  other === null || includesLevel(one, other) ? one : other;
