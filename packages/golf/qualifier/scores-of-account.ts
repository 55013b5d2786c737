import type { AccountId } from '../access/account-id.ts';
import type { CalendarDay } from '../calendar/index.ts';
import { countingSource, courseOf, sourceText } from './counted-result.ts';
import { holeScoreOf } from './kept-value.ts';
import { answersOf, type Qualifier } from './qualifier.ts';

/** A score of a qualifier as its player takes it along. */
type TakenScore = {
  readonly qualifier: string;
  readonly playedOn: CalendarDay;
  readonly course: string;
  /** '74', 'WD'; '' for a round that was not finished. */
  readonly score: string;
  /** The score of each hole that others kept, '-' for none; '' for a total alone. */
  readonly holes: string;
};

/** All scores of an account in a qualifier, in the order of the rounds. */
export function scoresOfAccount(qualifier: Qualifier, accountId: AccountId): readonly TakenScore[] {
  const { name, entrants, rounds } = answersOf(qualifier);
  const own = new Set(entrants.filter((entrant) => entrant.accountId === accountId).map(({ entrantId }) => entrantId));
  return qualifier.cells
    .filter(({ entrantId }) => own.has(entrantId))
    .toSorted((a, b) => a.round - b.round)
    .flatMap((cell) => {
      const { entrantId, round, kept } = cell;
      const playedOn = rounds[round]?.playedOn;
      const source = countingSource(cell);
      if (playedOn === undefined || source === null) return [];
      const { name: course, tee } = courseOf(qualifier, entrantId, round);
      return {
        ...{ qualifier: name, playedOn, course: tee === '' ? course : `${course}, ${tee}` },
        score: sourceText(cell, source) ?? '',
        holes: kept === undefined ? '' : kept.pars.map((_, hole) => holeScoreOf(kept, hole) ?? '-').join(' '),
      };
    });
}
