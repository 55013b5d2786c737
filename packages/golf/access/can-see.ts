import type { AccountId } from './account-id.ts';
import { type FeatureId, type FeatureSetting, features, isPrivateFeature } from './features.ts';
import { type AccessLevel, type Circle, higherLevel, includesLevel, levelInCircle, NO_CIRCLE } from './level.ts';
import { type CoachedTeam, type JoinedTeam, levelInTeams } from './team.ts';

/** Who is looking; null is a visitor who has not signed in. */
export type Viewer = {
  readonly accountId: AccountId;
  readonly isProductManager: boolean;
  readonly coachedTeams: readonly CoachedTeam[];
};

/** The settings of an account that decide who may see it. */
export type AccountAccess = Circle & {
  readonly accountId: AccountId;
  /** False in any website-management entry hides the public site (ACCESS-22). */
  readonly allowPublicSite: boolean;
  readonly settings: readonly FeatureSetting[];
  /** The teams whose coaches have a level of access. */
  readonly joinedTeams: readonly JoinedTeam[];
};

/** Nobody's access: of an account whose circle and teams do not matter. */
export const SHARED_WITH_NOBODY: Circle & Pick<AccountAccess, 'joinedTeams'> = { ...NO_CIRCLE, joinedTeams: [] };

/**
 * What a viewer may do with an account: the player and product managers manage it; a member of the circle and a coach of
 * a team have a level, the higher one if they are both; null for anybody else (ACCESS-05 to ACCESS-07, TEAM-27).
 */
export function levelOf(viewer: Viewer | null, account: AccountAccess): AccessLevel | null {
  if (viewer === null) return null;
  if (viewer.accountId === account.accountId || viewer.isProductManager) return 'manage';
  return higherLevel(levelInCircle(viewer.accountId, account), levelInTeams(viewer.coachedTeams, account.joinedTeams));
}

/** Whether a viewer may do what a level of access allows. */
export const hasLevel = (viewer: Viewer | null, account: AccountAccess, level: AccessLevel): boolean =>
  includesLevel(levelOf(viewer, account), level);

/** Whether a viewer may change everything that the player may change (ACCESS-05 to ACCESS-07). */
export const hasFullAccess = (viewer: Viewer | null, account: AccountAccess): boolean =>
  hasLevel(viewer, account, 'manage');

/** Whether a viewer sees everything, whatever the player hides from others (TEAM-27). */
export const seesAll = (viewer: Viewer | null, account: AccountAccess): boolean => hasLevel(viewer, account, 'see');

/** Whether a viewer has full access only because they are a product manager: what they change is in the owner's trail. */
export const isSupport = (viewer: Viewer | null, account: AccountAccess): boolean =>
  hasFullAccess(viewer, account) && viewer !== null && !hasFullAccess({ ...viewer, isProductManager: false }, account);

/** Whether viewers without a level of access may open the site: both of its switches must be on (ACCESS-O2). */
export function isSitePublic(account: AccountAccess): boolean {
  return account.allowPublicSite && settingOf(account, features.website)?.isPublic !== false;
}

/** Whether a viewer without a level of access may use a feature (ACCESS-10 to ACCESS-12, INDEX-07). */
export function isFeaturePublic(account: AccountAccess, featureId: FeatureId): boolean {
  const setting = settingOf(account, featureId);
  if (isPrivateFeature(featureId)) return setting?.isPublic === true;
  if (setting === undefined || setting.isPublic === true) return true;
  return setting.isPublic !== false && setting.isPhoneVerified !== false;
}

/** The one access rule: may this viewer see this feature of this account? */
export function canSee(viewer: Viewer | null, account: AccountAccess, featureId: FeatureId): boolean {
  if (seesAll(viewer, account)) return true;
  if (viewer === null && isPrivateFeature(featureId)) return false;
  return isSitePublic(account) && isFeaturePublic(account, featureId);
}

function settingOf(account: AccountAccess, featureId: FeatureId): FeatureSetting | undefined {
  return account.settings.find((setting) => setting.featureId === featureId);
}
