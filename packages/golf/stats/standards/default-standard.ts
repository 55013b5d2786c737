import type { CalendarDay } from '../../calendar/index.ts';
import { DEFAULT_STANDARD, type Standard } from './standards.ts';

/** Whose competitions a player plays in. */
export const playerGenders = ['women', 'men'] as const;
export type PlayerGender = (typeof playerGenders)[number];

/** What a profile says of a player's level; null is not said. */
export type PlayerSchooling = {
  readonly college: string | null;
  readonly collegeStartDate: CalendarDay | null;
  readonly collegeEndDate: CalendarDay | null;
  readonly highSchool: string | null;
  readonly highSchoolEndDate: CalendarDay | null;
};

/** A junior is still at school, also with a college to go to; a graduate is neither junior nor college player. */
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
  return isAtSchool && !hasLeftSchool ? 'junior' : 'other';
}

/**
 * The published standard nearest to a player's sex and level that has enough figures (DASH-O13). Of juniors only scores
 * are published, so they are held against the college players they want to become.
 */
export function defaultStandardFor(
  player: PlayerSchooling & { readonly gender: PlayerGender | null },
  today: CalendarDay,
): Standard['standardName'] {
  if (playerLevel(player, today) !== 'other') {
    if (player.gender === null) return 'ncaa2010';
    return player.gender === 'women' ? 'collegeWomen' : 'collegeMen';
  }
  return player.gender === 'women' ? 'lpga2021' : DEFAULT_STANDARD;
}
