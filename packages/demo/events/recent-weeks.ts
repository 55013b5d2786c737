import { addDays, type CalendarDay, daysBetween } from '@strokebook/golf/calendar';
import { mainUsernames } from '../people/cast.ts';
import { type LatelySeen, type Persona, teamOf } from '../people/persona.ts';
import { evenForm, type Form } from '../play/skill.ts';

/** The college's own course, which is open all year. */
export const HOME_COURSE = 'harrow-glen';

/** Days without a round of the player who has not logged: more than the two weeks after which a coach is told. */
export const NOT_LOGGED_DAYS = 19;

/** Days before today on which the college has qualified, the latest first: two rounds a week for four weeks. */
const QUALIFYING_DAYS = [2, 3, 9, 10, 16, 17, 23, 24] as const;

/** Days that a coach compares with the year before (`CHANGE_DAYS` of the engine's form). */
const LATELY_DAYS = 30;

/**
 * Factors of every miss in these days: six to eight strokes a round, which eight rounds clearly tell from a year of others
 * in every week of the year.
 */
const missesLately: Readonly<Record<LatelySeen, number>> = { better: 0.64, worse: 1.65, notLogged: 1 };

/** The last days on which a player has qualified at home, so that a coach sees a form in every month. */
export function qualifyingDays(persona: Persona, today: CalendarDay): readonly CalendarDay[] {
  // The first of the team need not qualify.
  if (teamOf(persona) !== 'college' || persona.username === mainUsernames.player) return [];
  return QUALIFYING_DAYS.filter((daysAgo) => hasLogged(persona, daysAgo)).map((daysAgo) => addDays(today, -daysAgo));
}

/** Whether a player logs rounds of a day. */
export const hasLogged = ({ lately }: Persona, daysAgo: number): boolean =>
  lately !== 'notLogged' || daysAgo >= NOT_LOGGED_DAYS;

/** The form of a player on a day of the last weeks; even before them. */
export function formLately({ lately }: Persona, playedOn: CalendarDay, today: CalendarDay): Form {
  if (lately === null || daysBetween(playedOn, today) >= LATELY_DAYS) return evenForm;
  const misses = missesLately[lately];
  return { length: 1, drive: misses, approach: misses, shortGame: misses, putting: misses };
}
