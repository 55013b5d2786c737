import { resultsViews, type ScoreThreshold, type Timeframe } from '@strokebook/golf/results';
import { z } from 'zod';
import { ALL_HOLE_COUNTS, ALL_SCORES, COMPUTED_SCORE } from '../results-codes.ts';
import { CalendarDaySchema } from './round.ts';

const MAX_COUNT = 1_000;
/** The count of a timeframe that counts nothing (TOUR-31). */
const NO_COUNT = -1;

/**
 * Wire form of a timeframe (DATA-52). Callers that send a count for rounds alone (TOUR-31) say the months by their days,
 * else by the label; it is informational otherwise.
 */
export const TimeframeFilter = z
  .strictObject({
    timePeriod: z.enum(['ALL', 'Months', 'Rounds']),
    timeSelectedType: z.enum(['DATE', 'FILTER']),
    label: z.string().max(80).default(''),
    count: z
      .union([z.number().int().min(1).max(MAX_COUNT), z.literal(NO_COUNT).transform(() => null)])
      .nullable()
      .default(null),
    startDate: CalendarDaySchema.nullable().default(null),
    endDate: CalendarDaySchema.nullable().default(null),
  })
  .transform((filter, context): Timeframe => {
    const { timePeriod, timeSelectedType, label, count, startDate, endDate } = filter;
    if (timeSelectedType === 'DATE') return { kind: 'dates', start: startDate, end: endDate };
    if (timePeriod === 'ALL') return { kind: 'all' };
    if (timePeriod === 'Months' && count === null) {
      if (startDate !== null || endDate !== null) return { kind: 'dates', start: startDate, end: endDate };
      const [, months] = /(\d{1,4}) months?\b/i.exec(label) ?? [];
      if (Number(months) > 0) return { kind: 'months', count: Math.min(Number(months), MAX_COUNT) };
    }
    if (count === null) {
      context.addIssue({
        code: 'custom',
        path: ['count'],
        message: `is needed to say how many ${timePeriod} are meant`,
      });
      return z.NEVER;
    }
    return { kind: timePeriod === 'Months' ? 'months' : 'rounds', count };
  });

export const ThresholdScore = z
  .number()
  .int()
  .min(ALL_SCORES)
  .max(999)
  .transform((score): ScoreThreshold => (score === ALL_SCORES ? 'all' : score === COMPUTED_SCORE ? 'computed' : score));

/** Featured is 0 and Score is 1 (TOUR-08). */
export const ResultsViewCode = z.union([z.literal(0), z.literal(1)]).transform((code) => resultsViews[code]);

export const ResultsHoleCount = z
  .union([z.literal(9), z.literal(18), z.literal(ALL_HOLE_COUNTS)])
  .transform((count) => (count === ALL_HOLE_COUNTS ? ('all' as const) : count));

/** A request for results. */
export const ResultsChoiceBody = z.strictObject({
  view: ResultsViewCode,
  timeframe: TimeframeFilter,
  holeCount: ResultsHoleCount,
  threshold: ThresholdScore,
});
