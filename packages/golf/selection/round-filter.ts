import type { DayRange } from '../calendar/index.ts';
import type { HoleCount, RoundType } from '../model/index.ts';

/** The best or last N rounds, or all rounds of the best or last N tournaments. */
export type RoundTimeframe = {
  readonly period: 'best' | 'last';
  readonly count: number;
  readonly unit: 'rounds' | 'tournaments';
};

/** Which rounds of an account are meant (DATA-33). Every field given narrows; a field not given does not. */
export type RoundFilter = {
  readonly filterName: string;
  readonly details?: string | undefined;
  readonly accountId?: number | undefined;
  readonly golfRoundIds?: readonly string[] | undefined;
  readonly holeCount?: HoleCount | undefined;
  readonly timeframe?: RoundTimeframe | undefined;
  readonly dateRange?: DayRange | undefined;
  readonly roundTypes?: readonly RoundType[] | undefined;
  readonly roundNumbers?: readonly number[] | undefined;
  readonly tournamentIds?: readonly string[] | undefined;
  /** True keeps simulator rounds only, false leaves them out; not given keeps both. */
  readonly playedInSimulator?: boolean | undefined;
  /** True keeps unfinished rounds too; they are left out otherwise. */
  readonly inProgressRounds?: boolean | undefined;
  readonly startHidden?: boolean | undefined;
};
