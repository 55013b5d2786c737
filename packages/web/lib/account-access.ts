import type { Profile } from '@strokebook/contract';
import type { AccountAccess, Viewer } from '@strokebook/golf/access';

/**
 * The input of the access rule from the server's reply. Visitors do not get the members of the circle; only whether the
 * viewer is in it is known.
 */
export function accountAccess(profile: Profile, viewer: Viewer | null): AccountAccess {
  return {
    accountId: profile.account.accountId,
    allowPublicSite: profile.allowPublicSite,
    settings: profile.settings,
    subCircleAccountIds: viewer !== null && profile.hasFullAccess ? [viewer.accountId] : [],
  };
}
