/** How well someone plays: what the simulator rolls its dice with. */
export type Skill = {
  /** Yards of a well-struck drive, roll included. */
  readonly driver: number;
  /** Standard deviation of a drive's direction, in degrees. */
  readonly driveSpread: number;
  /** Standard deviation of a drive's length, as a share of it. */
  readonly driveLengthSpread: number;
  /** Share of full strokes that are topped, fat or sliced. */
  readonly mishit: number;
  /** Miss of an approach as a multiple of the Tour's. */
  readonly approach: number;
  /** Share of an approach's length that it falls short on average. */
  readonly short: number;
  /** Miss of a chip or pitch as a multiple of the Tour's, and the share that is fat or thin. */
  readonly chip: number;
  readonly chipMishit: number;
  /** Share of greenside bunker shots that stay in the sand. */
  readonly sandFailure: number;
  /** A putt of n feet is holed as often as the Tour holes one of n times this. */
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
 * Holing follows the make percentages of Broadie (Tour) and Shot Scope (0, 10 and 25 handicap). All other
 * numbers are published nowhere in this form: they were tuned until simulated rounds agree with the published figures of the level
 * (`levels.test.ts` says how nearly). Juniors have no published figures; theirs lie between handicaps 3 and 20.
 */
export const skillLevels: readonly SkillLevel[] = [
  //                                     driver  deg  length mishit appr short chip  chipM  sand  hole  lag
  level('tour', 'PGA TOUR', 'Black', [304, 3.3, 0.045, 0.004, 1.0, 0.0, 1.0, 0.005, 0.01, 1.0, 0.07]),
  level('college', 'College', 'Blue', [288, 3.4, 0.05, 0.008, 1.08, 0.005, 1.15, 0.012, 0.03, 1.05, 0.078]),
  level('scratch', 'Scratch', 'Blue', [266, 4.6, 0.06, 0.02, 1.2, 0.01, 1.35, 0.025, 0.06, 1.1, 0.085]),
  level('hcp5', '5 handicap', 'Blue', [254, 4.9, 0.07, 0.04, 1.4, 0.015, 1.6, 0.05, 0.1, 1.22, 0.1]),
  level('hcp10', '10 handicap', 'White', [243, 5.2, 0.08, 0.055, 1.55, 0.02, 1.85, 0.08, 0.15, 1.35, 0.11]),
  level('hcp15', '15 handicap', 'White', [239, 5.8, 0.09, 0.08, 1.85, 0.03, 2.2, 0.12, 0.22, 1.48, 0.13]),
  level('hcp20', '20 handicap', 'White', [226, 6.3, 0.1, 0.11, 2.1, 0.04, 2.5, 0.16, 0.3, 1.62, 0.15]),
  level('junior', 'Junior', 'Blue', [258, 4.6, 0.065, 0.03, 1.3, 0.015, 1.5, 0.04, 0.08, 1.18, 0.095]),
  level('youngJunior', 'Young junior', 'Red', [205, 5.4, 0.09, 0.08, 1.75, 0.03, 2.0, 0.1, 0.22, 1.42, 0.125]),
];

export function skillLevel(id: SkillLevelId): SkillLevel {
  return skillLevels.find((candidate) => candidate.id === id) as SkillLevel;
}

/** What one player, or one day, does to a skill: multiples of every miss; below 1 is better. */
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
