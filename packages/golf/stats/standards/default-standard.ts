import type { CalendarDay } from '../../calendar/index.ts';
import { DEFAULT_STANDARD, type Standard } from './standards.ts';

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

/**
 * The published standard nearest to a player's gender and level that has at least `MIN_FIGURES` figures (DASH-O13).
 * Only scores are published for juniors, and three figures for the LPGA, so juniors are compared with college players
 * and all women with college women.
 */
export function defaultStandardFor(
  player: PlayerSchooling & { readonly gender: PlayerGender | null },
  today: CalendarDay,
): Standard['standardName'] {
  if (player.gender === 'women') return 'collegeWomen';
  if (playerLevel(player, today) === 'other') return DEFAULT_STANDARD;
  return player.gender === 'men' ? 'collegeMen' : 'ncaa2010';
}
