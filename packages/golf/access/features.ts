/** Website features of a player's profile, with the ids of the specification (ACCESS-21), which has no Index. */
export const features = {
  website: 88,
  summary: 89,
  resume: 78,
  schedule: 80,
  myRounds: 86,
  gallery: 67,
  roundAssessment: 59,
  compareStats: 63,
  reportViewer: 77,
  index: 90,
} as const;
export type FeatureId = (typeof features)[keyof typeof features];

/**
 * Whether a feature is closed until the player opens it, and then open to signed-in viewers only: no public page shows it
 * (INDEX-07, INDEX-16).
 */
export const isPrivateFeature = (featureId: FeatureId): boolean => featureId === features.index;

/** The two pages that contain the player home: about, charts, tournaments and news (PROFILE-14). */
export const playerHomeFeatures = [features.summary, features.resume] as const;

/** A player's own choice for one feature; a missing flag is neither yes nor no (ACCESS-O4). */
export type FeatureSetting = {
  readonly featureId: FeatureId;
  readonly isPublic?: boolean | undefined;
  readonly isPhoneVerified?: boolean | undefined;
};
