export {
  type Age,
  ADULT_AGE,
  ageAfter,
  agreedAge,
  guardedAge,
  isAdult,
  isAgeHeld,
  isKnownMinor,
  isMinorByYear,
  type StatedBirth,
  yearOfBirth,
} from './age.ts';
export * from './account-id.ts';
export * from './can-see.ts';
export * from './event-sight.ts';
export * from './features.ts';
export {
  type AccessLevel,
  accessLevels,
  type AskedLevel,
  askedLevels,
  type Circle,
  includesLevel,
  isMember,
  levelInCircle,
  type MemberLevel,
  membersOf,
  NO_CIRCLE,
  withLevel,
} from './level.ts';
export * from './guardian.ts';
export {
  canOpenProfile,
  landingPage,
  menuGroups,
  type ProfilePage,
  type ProfilePageId,
  profilePages,
  visiblePages,
} from './pages.ts';
export * from './round-sight.ts';
export * from './profile-types.ts';
export * from './starting-privacy.ts';
export type { CoachedTeam, JoinedTeam } from './team.ts';
export * from './team-role.ts';
