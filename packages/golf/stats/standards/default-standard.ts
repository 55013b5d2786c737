import type { CalendarDay } from '../../calendar/index.ts';
import { publishedFigures } from './published.ts';
import { DEFAULT_STANDARD, type LevelId, type Standard } from './standards.ts';

/** The competitions a player enters: women's or men's. */
export const playerGenders = ['women', 'men'] as const;
export type PlayerGender = (typeof playerGenders)[number];

/** The parts of a profile that decide a player's level; null for not filled in. */
export type PlayerSchooling = {
  readonly college: string | null;
  readonly collegeStartDate: CalendarDay | null;
  readonly collegeEndDate: CalendarDay | null;
  readonly highSchool: string | null;
  readonly highSchoolEndDate: CalendarDay | null;
  /** Whether the player is known to be under 18. */
  readonly isMinor: boolean;
};

/**
 * A junior is still at high school, even if committed to a college, or is under 18 and names no school; graduates are
 * neither junior nor college.
 */
export function playerLevel(said: PlayerSchooling, today: CalendarDay): 'junior' | 'college' | 'other' {
  const { collegeStartDate, collegeEndDate, highSchoolEndDate } = said;
  const isAtSchool = said.highSchool !== null || highSchoolEndDate !== null;
  const hasCollege = said.college !== null || collegeStartDate !== null || collegeEndDate !== null;
  const hasLeftSchool = highSchoolEndDate !== null && highSchoolEndDate < today;
  if (hasCollege) {
    if (collegeEndDate !== null && collegeEndDate < today) return 'other';
    const startsLater =
      collegeStartDate === null ? highSchoolEndDate !== null && !hasLeftSchool : collegeStartDate > today;
    return startsLater ? 'junior' : 'college';
  }
  if (!isAtSchool) return said.isMinor ? 'junior' : 'other';
  return hasLeftSchool ? 'other' : 'junior';
}

/** How well a club golfer plays: the estimated index, and the mean of the latest scores, nines doubled; null without one. */
export type Playing = { readonly index: number | null; readonly meanScore: number | null };

/** Handicaps that have published figures. */
const handicaps = [
  { handicap: 0, standardName: 'scratch' },
  { handicap: 5, standardName: 'handicap5' },
  { handicap: 10, standardName: 'handicap10' },
  { handicap: 15, standardName: 'handicap15' },
  { handicap: 20, standardName: 'handicap20' },
  { handicap: 25, standardName: 'handicap25' },
] as const;

/** The handicap whose players are nearest to the index, or before the first index to the scores; null without either. */
function nearestHandicap({ index, meanScore }: Playing): LevelId | null {
  const distanceOf = ({ handicap, standardName }: (typeof handicaps)[number]): number =>
    index !== null
      ? Math.abs(index - handicap)
      : Math.abs((meanScore ?? 0) - publishedFigures[standardName]['scoring.score'].value);
  if (index === null && meanScore === null) return null;
  return handicaps.reduce((best, one) => (distanceOf(one) < distanceOf(best) ? one : best)).standardName;
}

/** Whether the default depends on how a player plays: of who is neither a junior nor at college. */
export const isClubGolfer = (player: PlayerSchooling, today: CalendarDay): boolean =>
  playerLevel(player, today) === 'other';

/**
 * The published standard nearest to a player's gender and level that has at least `MIN_FIGURES` figures (DASH-O13).
 * Only scores are published for juniors, and three figures for the LPGA, so juniors are compared with college players
 * and women without scores with college women. A club golfer is compared with the nearest handicap, whose sources do
 * not say of whom they are.
 */
export function defaultStandardFor(
  player: PlayerSchooling & { readonly gender: PlayerGender | null },
  playing: Playing,
  today: CalendarDay,
): Standard['standardName'] {
  const isOfClub = isClubGolfer(player, today);
  const nearest = isOfClub ? nearestHandicap(playing) : null;
  if (nearest !== null) return nearest;
  if (player.gender === 'women') return 'collegeWomen';
  if (isOfClub) return DEFAULT_STANDARD;
  return player.gender === 'men' ? 'collegeMen' : 'ncaa2010';
}
