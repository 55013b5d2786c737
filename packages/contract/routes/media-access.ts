import { features } from '@strokebook/golf/access';
import { anyFeatureAccess } from '../route.ts';

/** Pictures, swings and news stand on several pages of a profile: they are open to whoever may open one of them. */
export const mediaAccess = anyFeatureAccess(features.summary, features.resume, features.gallery);
