import type { FeatureId } from '@strokebook/golf/access';
import type { SkillLevelId } from '../play/skill.ts';
import type { Detail } from '../play/write-hole.ts';

/** The organizations of the demo, with their ids. */
export const organizationIds = { college: 1, academy: 2, juniorAcademy: 3 } as const;
export type OrganizationKey = keyof typeof organizationIds;

/** Number and kind of rounds that a player logs in two years. */
export type RoundDiet = {
  /** Completed 18-hole rounds, tournaments included. */
  readonly eighteens: number;
  readonly nines: number;
  readonly isSimulatorPlayer: boolean;
  readonly hasRoundInProgress: boolean;
  /** Levels of detail of the rounds; repeated entries are more frequent. */
  readonly details: readonly Detail[];
};

/** Years at college that are over, from 0 for a freshman to 3 for a senior. */
type CollegeYear = 0 | 1 | 2 | 3;

/**
 * What a coach sees of a player's last weeks: in clearly better or worse form than in the year before, or that they have
 * not logged.
 */
export type LatelySeen = 'better' | 'worse' | 'notLogged';

/** A person of the demo world. */
export type Persona = {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly level: SkillLevelId;
  readonly gender: 'men' | 'women';
  readonly organization: OrganizationKey | null;
  readonly group: string | null;
  /** Whether they have opened their team's link and wait until they are confirmed. */
  readonly asksToJoin: boolean;
  /** Of college players; 0 for anybody else. */
  readonly collegeYear: CollegeYear;
  /** Null for a player whose last weeks are as any. */
  readonly lately: LatelySeen | null;
  readonly diet: RoundDiet;
  readonly isSiteHidden: boolean;
  readonly hiddenFeatures: readonly FeatureId[];
  readonly isPhoneUnverified: boolean;
};

const everyDetail: readonly Detail[] = ['positions', 'positions', 'positions', 'shots', 'summary', 'scores'];

export const diets = {
  rich: { eighteens: 60, nines: 8, isSimulatorPlayer: true, hasRoundInProgress: true, details: ['positions'] },
  keen: {
    eighteens: 38,
    nines: 4,
    isSimulatorPlayer: false,
    hasRoundInProgress: false,
    details: ['positions', 'positions', 'shots'],
  },
  mixed: { eighteens: 30, nines: 6, isSimulatorPlayer: true, hasRoundInProgress: true, details: everyDetail },
  casual: {
    eighteens: 20,
    nines: 8,
    isSimulatorPlayer: false,
    hasRoundInProgress: false,
    details: ['summary', 'summary', 'scores'],
  },
  scoresOnly: { eighteens: 16, nines: 4, isSimulatorPlayer: false, hasRoundInProgress: false, details: ['scores'] },
} as const satisfies Record<string, RoundDiet>;

/** Exactly this many completed rounds and nothing else, to test the limits of "not enough data". */
export const exactly = (eighteens: number): RoundDiet => ({
  eighteens,
  nines: 0,
  isSimulatorPlayer: false,
  hasRoundInProgress: false,
  details: ['positions', 'summary'],
});

type Optional = Partial<
  Pick<
    Persona,
    | 'isSiteHidden'
    | 'hiddenFeatures'
    | 'isPhoneUnverified'
    | 'organization'
    | 'group'
    | 'asksToJoin'
    | 'collegeYear'
    | 'lately'
  >
>;

export function persona(
  username: string,
  name: readonly [first: string, last: string],
  level: SkillLevelId,
  gender: 'men' | 'women',
  diet: RoundDiet,
  more: Optional = {},
): Persona {
  return {
    username,
    firstName: name[0],
    lastName: name[1],
    level,
    gender,
    diet,
    organization: null,
    group: null,
    asksToJoin: false,
    collegeYear: 0,
    lately: null,
    isSiteHidden: false,
    hiddenFeatures: [],
    isPhoneUnverified: false,
    ...more,
  };
}

/** The organization whose events and rosters a player is in; null also before they are confirmed. */
export const teamOf = ({ organization, asksToJoin }: Persona): OrganizationKey | null =>
  asksToJoin ? null : organization;
