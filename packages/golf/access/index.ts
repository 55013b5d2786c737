export { ADULT_AGE, type Birth, isAdult, isKnownMinor, isMinorByYear } from './age.ts';
export { type AccountId, accountIdOf, NO_ACCOUNT } from './account-id.ts';
export {
  type AccountAccess,
  canSee,
  hasFullAccess,
  isFeaturePublic,
  isSitePublic,
  isSupport,
  type Viewer,
} from './can-see.ts';
export { type EventSight, eventSightOf, isEventInSight, type ScheduleAccess } from './event-sight.ts';
export { type FeatureId, features, type FeatureSetting, playerHomeFeatures } from './features.ts';
export { isGuardian } from './guardian.ts';
export {
  canOpenProfile,
  landingPage,
  menuGroups,
  type ProfilePage,
  type ProfilePageId,
  profilePages,
  visiblePages,
} from './pages.ts';
export { isRoundInSight, roundInSight, type RoundSight, roundSightOf } from './round-sight.ts';
export { isSearchable, type ProfileType, profileTypes } from './profile-types.ts';
export { type StartingPrivacy, startingPrivacy } from './starting-privacy.ts';
