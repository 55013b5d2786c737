import { type CalendarDay, isInRange, lastRange, type RangeOption } from '@strokebook/golf/calendar';
import type { Form } from '@strokebook/golf/form';
import { plural } from '@strokebook/golf/format';
import type { HoleCount, UnitSystem } from '@strokebook/golf/model';
import type { Career } from '@strokebook/golf/overview';
import { standardByName } from '@strokebook/golf/stats';

/** Input of every report. */
export type ReportInput = {
  /** The player's name. */
  readonly subject: string;
  readonly career: Career;
  /** Tournament rounds, including those entered with a score only. */
  readonly tournamentRounds: Career;
  /** Null if the reader does not see the rounds that it counts. */
  readonly form: Form | null;
  readonly today: CalendarDay;
  readonly units: UnitSystem;
  readonly holeCount: HoleCount;
  /** The standard's id. */
  readonly standardName: string;
  /** The requested days; null for the report's default. */
  readonly timeframe: RangeOption | null;
};

/** The requested days, or a default number of months. */
export const chosenDays = ({ timeframe, today }: ReportInput, months: number): RangeOption =>
  timeframe ?? { label: `Last ${months} Months`, dateRange: lastRange(months, 'Months', today) };

/** Finished rounds of the requested length within some days. */
export const roundsOf = ({ career, holeCount }: ReportInput, { dateRange }: RangeOption): Career =>
  career.filter(
    ({ summary }) =>
      summary.status === 'completed' && summary.holeCount === holeCount && isInRange(summary.playedOn, dateRange),
  );

export const standardLabel = ({ standardName }: ReportInput): string =>
  standardByName(standardName)?.label ?? 'no standard';

/** '31 rounds of 18 holes'. */
export const roundsText = (count: number, holeCount: HoleCount, noun = 'round'): string =>
  `${plural(count, noun)} of ${holeCount} holes`;
