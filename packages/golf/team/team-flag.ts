import type { FormChange } from '../form/index.ts';
import { plural } from '../format/index.ts';
import type { Int } from '../model/index.ts';

/**
 * Days without a round after which a player is named. A college team plays or qualifies every week of its season, so two
 * weeks are two missed ones; with one week half of a team would be named after every week of exams.
 */
export const QUIET_DAYS = 14;

/** What a coach should ask about a player, the most urgent first. */
export const teamFlags = ['noRounds', 'quiet', 'formDown', 'formDownLately'] as const;
export type TeamFlag = (typeof teamFlags)[number];

/**
 * At most one flag of a player, the most urgent one: without rounds nothing else can be said, and a form that is down is
 * of little use if no round is recent (TEAM-05).
 *
 * @param daysSinceRound days since the last round of any kind; null without one
 */
export function teamFlag(daysSinceRound: Int | null, change: FormChange | null): TeamFlag | null {
  if (daysSinceRound === null) return 'noRounds';
  if (daysSinceRound >= QUIET_DAYS) return 'quiet';
  if (change?.verdict !== 'worse') return null;
  return change.isClear ? 'formDown' : 'formDownLately';
}

/**
 * The flag that a row of a list shows beside the list of who has not logged, which names the others with their days: a
 * team after a break would else have one on every row (TEAM-05, TEAM-18).
 */
export const formFlag = (flag: TeamFlag | null): TeamFlag | null =>
  flag === 'noRounds' || flag === 'quiet' ? null : flag;

const flagTexts: Readonly<Record<TeamFlag, (daysSinceRound: Int | null) => string>> = {
  noRounds: () => 'No rounds yet',
  quiet: (days) => `No round in ${plural(days ?? QUIET_DAYS, 'day')}`,
  formDown: () => 'Form clearly down',
  formDownLately: () => 'Form down lately',
};

/** The text of a flag on all screens and reports. */
export const flagText = (flag: TeamFlag, daysSinceRound: Int | null): string => flagTexts[flag](daysSinceRound);
