import type { AdvancedFilter } from '@strokebook/golf/compare';
import type { RoundSummary } from '@strokebook/golf/model';

/** Props of the controls that pick rounds by one of the four kinds. */
export type KindControlProps = {
  readonly advanced: AdvancedFilter;
  /** The available rounds, newest first. */
  readonly rounds: readonly RoundSummary[];
  readonly onChange: (part: Partial<AdvancedFilter>) => void;
};
