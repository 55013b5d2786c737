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
  /** Call this as soon as the first results are known. */
  readonly settle: (results: Pick<Results, 'featuredCount' | 'usualHoleCount'>) => void;
  /** Whether the initial view is still undecided: Featured, or Score if too little is featured. */
  readonly isOpen: boolean;
};

const keyOf = (accountId: AccountId): string => `results.${accountId}`;

/** The choice for an account's results in this session, or null. */
export const readResultsChoice = (accountId: AccountId): ResultsChoice | null =>
  readSessionValue(keyOf(accountId), KeptChoice);

/**
 * The choice of one account in this session (TOUR-24). The default is featured results, or scores if no round or no
 * tournament is featured (TOUR-22, TOUR-O6).
 *
 * @param holeCount the account's preferred hole count, if any (TOUR-O7)
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
    settle: ({ featuredCount: { rounds, tournaments }, usualHoleCount }) => {
      setIsOpen(false);
      if (rounds === 0 || tournaments === 0) setChoice(scoreResults(holeCount ?? usualHoleCount));
    },
  };
}
