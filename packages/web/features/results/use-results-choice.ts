import type { AccountId } from '@strokebook/golf/access';
import { isCalendarDay, type CalendarDay } from '@strokebook/golf/calendar';
import {
  featuredResults,
  type Results,
  type ResultsChoice,
  resultsViews,
  scoreResults,
} from '@strokebook/golf/results';
import { useState } from 'react';
import { z } from 'zod/mini';
import { keepSessionValue, readSessionValue } from '../../lib/session-value.ts';

const Day = z.custom<CalendarDay>((value) => typeof value === 'string' && isCalendarDay(value));
const Count = z.int().check(z.minimum(1));
const KeptChoice = z.object({
  view: z.enum(resultsViews),
  timeframe: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({ kind: z.literal('months'), count: Count }),
    z.object({ kind: z.literal('rounds'), count: Count }),
    z.object({ kind: z.literal('dates'), start: z.nullable(Day), end: z.nullable(Day) }),
  ]),
  holeCount: z.literal([9, 18, 'all']),
  threshold: z.union([Count, z.literal(['all', 'computed'])]),
}) satisfies z.ZodMiniType<ResultsChoice>;

export type ChosenResults = {
  readonly choice: ResultsChoice;
  readonly choose: (choice: ResultsChoice) => void;
  /** To be told how much is featured as soon as it is known. */
  readonly settle: (featured: Results['featuredCount']) => void;
  /** Whether it is still open by what the results begin: Featured, or Score where too little is featured. */
  readonly isOpen: boolean;
};

const keyOf = (accountId: AccountId): string => `results.${accountId}`;

/** What was chosen of an account's results in this session; null where nothing was. */
export const readResultsChoice = (accountId: AccountId): ResultsChoice | null =>
  readSessionValue(keyOf(accountId), KeptChoice);

/**
 * The choice of one account as it was left in this session (TOUR-24). Where none was made, featured results, and scores
 * instead when no round or no tournament is featured (TOUR-22, TOUR-O6).
 *
 * @param holeCount the account's own length of a round, where it has one (TOUR-O7)
 */
export function useResultsChoice(accountId: AccountId, holeCount: number | null): ChosenResults {
  const [kept] = useState(() => readResultsChoice(accountId));
  const [choice, setChoice] = useState<ResultsChoice>(kept ?? featuredResults);
  const [isOpen, setIsOpen] = useState(kept === null);
  return {
    choice,
    isOpen,
    choose: (next) => {
      setIsOpen(false);
      setChoice(next);
      keepSessionValue(keyOf(accountId), next);
    },
    settle: ({ rounds, tournaments }) => {
      setIsOpen(false);
      if (rounds === 0 || tournaments === 0) setChoice(scoreResults(holeCount));
    },
  };
}
