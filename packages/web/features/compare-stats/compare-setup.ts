import type { CompareState } from '@strokebook/contract';
import { comparePages, type FilterPair } from '@strokebook/golf/compare';
import type { MetricChoice } from './metric-choice.ts';

/** What is chosen inside one side's cards, and the report's pages (CMP-O11). */
type ComponentChoice = {
  readonly selectedStats: readonly string[];
  readonly hiddenStats: readonly string[];
  readonly reportPages: readonly string[];
};

/** All that a comparison is, and what its link leads to. */
export type CompareSetup = FilterPair & {
  readonly leftComponents: ComponentChoice;
  readonly rightComponents: ComponentChoice;
  readonly metrics: MetricChoice;
};

const openComponents: ComponentChoice = { selectedStats: [], hiddenStats: [], reportPages: comparePages };

/** A comparison of which only the sides were chosen. */
export const setupOf = (filters: FilterPair): CompareSetup => ({
  ...filters,
  leftComponents: openComponents,
  rightComponents: openComponents,
  metrics: {},
});

/** As it is kept: each part as JSON text (DATA-30). */
export const writeState = (setup: CompareSetup): CompareState => ({
  leftFilter: JSON.stringify(setup.left),
  rightFilter: JSON.stringify(setup.right),
  leftComponentSelections: JSON.stringify(setup.leftComponents),
  rightComponentSelections: JSON.stringify(setup.rightComponents),
  metricsSelections: JSON.stringify(setup.metrics),
});

/** What was kept; the server keeps nothing that does not fit. */
export const readState = (state: CompareState): CompareSetup => ({
  left: JSON.parse(state.leftFilter),
  right: JSON.parse(state.rightFilter),
  leftComponents: JSON.parse(state.leftComponentSelections),
  rightComponents: JSON.parse(state.rightComponentSelections),
  metrics: JSON.parse(state.metricsSelections),
});
