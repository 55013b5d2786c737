import type { AccountId } from './account-id.ts';
import { type FeatureId, type FeatureSetting, features } from './features.ts';

/** Who is looking; null is a visitor who has not signed in. */
export type Viewer = { readonly accountId: AccountId; readonly isProductManager: boolean };

/** The settings of an account that decide who may see it. */
export type AccountAccess = {
  readonly accountId: AccountId;
  /** Accounts allowed to see this player: coaches and circle members (ACCESS-O6). */
  readonly subCircleAccountIds: readonly AccountId[];
  /** False in any website-management entry hides the public site (ACCESS-22). */
  readonly allowPublicSite: boolean;
  readonly settings: readonly FeatureSetting[];
};

/** The player, a product manager, or an account of the player's circle (ACCESS-05 to ACCESS-07). */
export function hasFullAccess(viewer: Viewer | null, account: AccountAccess): boolean {
  if (viewer === null) return false;
  return (
    viewer.accountId === account.accountId ||
    viewer.isProductManager ||
    account.subCircleAccountIds.includes(viewer.accountId)
  );
}

/** Whether a viewer has full access only because they are a product manager: what they change is in the owner's trail. */
export const isSupport = (viewer: Viewer | null, account: AccountAccess): boolean =>
  hasFullAccess(viewer, account) && viewer !== null && !hasFullAccess({ ...viewer, isProductManager: false }, account);

/** Hiding either switch makes the site private for viewers without full access (ACCESS-O2). */
export function isSitePublic(account: AccountAccess): boolean {
  return account.allowPublicSite && settingOf(account, features.website)?.isPublic !== false;
}

/** Whether a visitor without full access may use a feature (ACCESS-10 to ACCESS-12). */
export function isFeaturePublic(account: AccountAccess, featureId: FeatureId): boolean {
  const setting = settingOf(account, featureId);
  if (setting === undefined || setting.isPublic === true) return true;
  return setting.isPublic !== false && setting.isPhoneVerified !== false;
}

/** The one access rule: may this viewer see this feature of this account? */
export function canSee(viewer: Viewer | null, account: AccountAccess, featureId: FeatureId): boolean {
  if (hasFullAccess(viewer, account)) return true;
  return isSitePublic(account) && isFeaturePublic(account, featureId);
}

function settingOf(account: AccountAccess, featureId: FeatureId): FeatureSetting | undefined {
  return account.settings.find((setting) => setting.featureId === featureId);
}
