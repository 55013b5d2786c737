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

/** Somebody in the circle of an account. */
export type MemberLevel = { readonly memberId: AccountId; readonly level: AccessLevel };

/** The circle of an account: those allowed to see this player, each once with their level (ACCESS-O6, TEAM-27). */
export type Circle = { readonly circleMembers: readonly MemberLevel[] };

/** The circle of an account whose members do not matter. */
export const NO_CIRCLE: Circle = { circleMembers: [] };

/** The members of a circle on all levels. */
export const membersOf = ({ circleMembers }: Circle): readonly AccountId[] =>
  circleMembers.map(({ memberId }) => memberId);

/** The level of a member of a circle; null for anybody else. */
export const levelInCircle = (accountId: AccountId, { circleMembers }: Circle): AccessLevel | null =>
  circleMembers.find(({ memberId }) => memberId === accountId)?.level ?? null;

export const isMember = (accountId: AccountId, circle: Circle): boolean => levelInCircle(accountId, circle) !== null;

/** A circle in which somebody has a level, whatever it was before; null takes them out. */
export function withLevel(memberId: AccountId, { circleMembers }: Circle, level: AccessLevel | null): Circle {
  const others = circleMembers.filter((member) => member.memberId !== memberId);
  return { circleMembers: level === null ? others : [...others, { memberId, level }] };
}

/** Whether a level includes another. */
export const includesLevel = (held: AccessLevel | null, level: AccessLevel): boolean =>
  held !== null && accessLevels.indexOf(held) >= accessLevels.indexOf(level);

export const higherLevel = (one: AccessLevel | null, other: AccessLevel | null): AccessLevel | null =>
  other === null || includesLevel(one, other) ? one : other;
