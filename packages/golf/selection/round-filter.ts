import type { AccountId } from '../access/account-id.ts';
import type { DayRange } from '../calendar/index.ts';
import type { HoleCount, RoundType } from '../model/index.ts';

/** The best or last N rounds, or all rounds of the best or last N tournaments. */
export type RoundTimeframe = {
  readonly period: 'best' | 'last';
  readonly count: number;
  readonly unit: 'rounds' | 'tournaments';
};

/** Selects rounds of an account (DATA-33). Every given field narrows the selection. */
export type RoundFilter = {
  readonly filterName: string;
  readonly details?: string | undefined;
  readonly accountId?: AccountId | undefined;
  readonly golfRoundIds?: readonly string[] | undefined;
  readonly holeCount?: HoleCount | undefined;
  readonly timeframe?: RoundTimeframe | undefined;
  readonly dateRange?: DayRange | undefined;
  readonly roundTypes?: readonly RoundType[] | undefined;
  readonly roundNumbers?: readonly number[] | undefined;
  readonly tournamentIds?: readonly string[] | undefined;
  /** True keeps simulator rounds only, false excludes them; by default both are kept. */
  readonly playedInSimulator?: boolean | undefined;
  /** True includes unfinished rounds, which are excluded by default. */
  readonly inProgressRounds?: boolean | undefined;
  readonly startHidden?: boolean | undefined;
};
