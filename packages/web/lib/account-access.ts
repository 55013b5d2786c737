import type { Profile } from '@strokebook/contract';
import { type AccountAccess, SHARED_WITH_NOBODY, type Viewer, withLevel } from '@strokebook/golf/access';

/**
 * The input of the access rule from the server's reply. Visitors do not get the members of the circle; only the level of
 * the viewer is known.
 */
export function accountAccess(profile: Profile, viewer: Viewer | null): AccountAccess {
  return {
    accountId: profile.account.accountId,
    allowPublicSite: profile.allowPublicSite,
    settings: profile.settings,
    ...SHARED_WITH_NOBODY,
    ...(viewer === null ? {} : withLevel(viewer.accountId, SHARED_WITH_NOBODY, profile.level)),
  };
}
