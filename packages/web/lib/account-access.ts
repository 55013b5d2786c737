import type { Profile } from '@strokebook/contract';
import type { AccountAccess, Viewer } from '@strokebook/golf/access';

/**
 * What the access rule asks about an account, from what the server says of it. Whose circle the viewer is in is not
 * told to visitors; that they are in it is.
 */
export function accountAccess(profile: Profile, viewer: Viewer | null): AccountAccess {
  return {
    accountId: profile.account.accountId,
    allowPublicSite: profile.allowPublicSite,
    settings: profile.settings,
    subCircleAccountIds: viewer !== null && profile.hasFullAccess ? [viewer.accountId] : [],
  };
}
