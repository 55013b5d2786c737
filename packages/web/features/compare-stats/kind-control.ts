import type { AdvancedFilter } from '@strokebook/golf/compare';
import type { RoundSummary } from '@strokebook/golf/model';

/** What picks from a side's rounds by one of the four kinds. */
export type KindControlProps = {
  readonly advanced: AdvancedFilter;
  /** What can be picked, newest first. */
  readonly rounds: readonly RoundSummary[];
  readonly onChange: (part: Partial<AdvancedFilter>) => void;
};
