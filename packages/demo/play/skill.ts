/** Parameters of a player's skill in the simulator. */
export type Skill = {
  /** Yards of a well-struck drive, including roll. */
  readonly driver: number;
  /** Standard deviation of a drive's direction, in degrees. */
  readonly driveSpread: number;
  /** Standard deviation of a drive's length, as a share of it. */
  readonly driveLengthSpread: number;
  /** Share of full strokes that are mishits (topped, fat or sliced). */
  readonly mishit: number;
  /** Miss of an approach relative to the Tour's from the same multiple of the drive. */
  readonly approach: number;
  /** Share of its length that an approach falls short on average. */
  readonly short: number;
  /** Miss of a chip or pitch relative to the Tour's, and the share of fat or thin ones. */
  readonly chip: number;
  readonly chipMishit: number;
  /** Share of greenside bunker shots that stay in the sand. */
  readonly sandFailure: number;
  /** A putt of n feet is holed as often as the Tour's putt of n times this. */
  readonly holing: number;
  /** Standard deviation of a putt's length, as a share of it. */
  readonly lag: number;
};

export const skillLevelIds = [
  'tour',
  'college',
  'scratch',
  'hcp5',
  'hcp10',
  'hcp15',
  'hcp20',
  'junior',
  'youngJunior',
] as const;
export type SkillLevelId = (typeof skillLevelIds)[number];

export type SkillLevel = {
  readonly id: SkillLevelId;
  readonly label: string;
  readonly tee: string;
  readonly skill: Skill;
};

const level = (id: SkillLevelId, label: string, tee: string, numbers: readonly number[]): SkillLevel => {
  const [driver, driveSpread, driveLengthSpread, mishit, approach, short, chip, chipMishit, sandFailure, holing, lag] =
    numbers as [number, number, number, number, number, number, number, number, number, number, number];
  return {
    id,
    label,
    tee,
    skill: {
      driver,
      driveSpread,
      driveLengthSpread,
      mishit,
      approach,
      short,
      chip,
      chipMishit,
      sandFailure,
      holing,
      lag,
    },
  };
};

/**
 * Not published in this form: tuned until simulated rounds match the figures of each level in `recommendedByLevel` of
 * benchmarks.json (tolerances in `levels.test.ts`). They are parameters of this simulator, not golf figures. College
 * follows NCAA 2010. Juniors have no published figures; theirs are between scratch and 15 handicap.
 */
export const skillLevels: readonly SkillLevel[] = [
  // driver deg length mishit appr short chip chipM sand hole lag
  level('tour', 'PGA TOUR', 'Black', [303, 3.35, 0.06, 0.009, 1.11, 0, 1.02, 0.005, 0.025, 1, 0.065]),
  level('college', 'College', 'Blue', [287, 3.4, 0.045, 0.009, 1.17, 0.003, 1.05, 0.012, 0.03, 1.07, 0.07]),
  level('scratch', 'Scratch', 'Blue', [261, 5.1, 0.05, 0.021, 0.95, 0.021, 1.18, 0.022, 0.06, 1.09, 0.082]),
  level('hcp5', '5 handicap', 'Blue', [252, 5.1, 0.07, 0.053, 1.16, 0.016, 1.23, 0.035, 0.14, 1.13, 0.09]),
  level('hcp10', '10 handicap', 'White', [239, 5.65, 0.075, 0.053, 1.36, 0.02, 1.34, 0.065, 0.2, 1.18, 0.11]),
  level('hcp15', '15 handicap', 'White', [235, 6.1, 0.08, 0.056, 1.68, 0.015, 1.48, 0.085, 0.22, 1.17, 0.15]),
  level('hcp20', '20 handicap', 'White', [224, 6.75, 0.11, 0.104, 1.66, 0.028, 1.5, 0.1, 0.27, 1.28, 0.155]),
  level('junior', 'Junior', 'Blue', [256, 4.9, 0.055, 0.035, 1.06, 0.018, 1.2, 0.03, 0.1, 1.09, 0.088]),
  level('youngJunior', 'Young junior', 'Silver', [205, 5.4, 0.085, 0.055, 1.45, 0.02, 1.4, 0.07, 0.2, 1.18, 0.12]),
];

export function skillLevel(id: SkillLevelId): SkillLevel {
  return skillLevels.find((candidate) => candidate.id === id) as SkillLevel;
}

/** How a player or a day deviates from a skill: factors of every miss; below 1 is better. */
export type Form = {
  readonly length: number;
  readonly drive: number;
  readonly approach: number;
  readonly shortGame: number;
  readonly putting: number;
};

export const evenForm: Form = { length: 1, drive: 1, approach: 1, shortGame: 1, putting: 1 };

export function withForm(skill: Skill, form: Form): Skill {
  return {
    driver: skill.driver * form.length,
    driveSpread: skill.driveSpread * form.drive,
    driveLengthSpread: skill.driveLengthSpread * form.drive,
    mishit: skill.mishit * form.approach,
    approach: skill.approach * form.approach,
    short: skill.short,
    chip: skill.chip * form.shortGame,
    chipMishit: skill.chipMishit * form.shortGame,
    sandFailure: skill.sandFailure * form.shortGame,
    holing: 1 + (skill.holing - 1) * form.putting + 0.4 * (form.putting - 1),
    lag: skill.lag * form.putting,
  };
}

export const combineForm = (a: Form, b: Form): Form => ({
  length: a.length * b.length,
  drive: a.drive * b.drive,
  approach: a.approach * b.approach,
  shortGame: a.shortGame * b.shortGame,
  putting: a.putting * b.putting,
});
