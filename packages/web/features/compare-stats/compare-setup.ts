import { type CompareState, readCompareFilter, writeCompareFilter } from '@strokebook/contract';
import { comparePages } from '@strokebook/documents/compare-report';
import {
  type ComparePlayer,
  type ComparePresetId,
  type FilterPair,
  firstPresetOf,
  presetFilters,
  presetPicksRounds,
} from '@strokebook/golf/compare';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { MetricChoice } from './metric-choice.ts';

/** The settings inside the cards, and the report's pages (CMP-O11). */
type ComponentChoice = {
  readonly selectedStats: readonly string[];
  readonly hiddenStats: readonly string[];
  readonly reportPages: readonly string[];
};

/** The complete state of a comparison, which its link saves. */
export type CompareSetup = FilterPair & {
  readonly leftComponents: ComponentChoice;
  readonly rightComponents: ComponentChoice;
  readonly metrics: MetricChoice;
};

const openComponents: ComponentChoice = { selectedStats: [], hiddenStats: [], reportPages: comparePages };

/** The default hole count (CMP-O15); 9 for a player without rounds of 18 holes (CMP-O20). */
export const DEFAULT_HOLE_COUNT = 18;

/** The player's rounds, the server's day, and the hole count that has rounds. */
type KnownRounds = {
  readonly rounds: readonly RoundSummary[];
  readonly today: CalendarDay;
  readonly holeCount?: HoleCount;
};

/**
 * A new comparison from a preset, or from the first one with rounds on both sides (CMP-O40); null until the rounds that
 * it takes are loaded.
 */
export function freshSetup(
  preset: ComparePresetId | undefined,
  player: ComparePlayer,
  known: KnownRounds | null,
): CompareSetup | null {
  if (known === null && (preset === undefined || presetPicksRounds(preset))) return null;
  const { rounds, holeCount = DEFAULT_HOLE_COUNT } = known ?? { rounds: [] };
  const id = preset ?? (known === null ? null : firstPresetOf(player, holeCount, rounds, known.today));
  if (id === null) return null;
  return {
    ...presetFilters(id, player, holeCount, rounds),
    leftComponents: openComponents,
    rightComponents: openComponents,
    metrics: {},
  };
}

/** The stored format: each part as JSON text (DATA-30). */
export const writeState = (setup: CompareSetup): CompareState => ({
  leftFilter: JSON.stringify(writeCompareFilter(setup.left)),
  rightFilter: JSON.stringify(writeCompareFilter(setup.right)),
  leftComponentSelections: JSON.stringify(setup.leftComponents),
  rightComponentSelections: JSON.stringify(setup.rightComponents),
  metricsSelections: JSON.stringify(setup.metrics),
});

/** Parses a stored comparison, which the server has validated. */
export const readState = (state: CompareState): CompareSetup => ({
  left: readCompareFilter(JSON.parse(state.leftFilter)),
  right: readCompareFilter(JSON.parse(state.rightFilter)),
  leftComponents: JSON.parse(state.leftComponentSelections),
  rightComponents: JSON.parse(state.rightComponentSelections),
  metrics: JSON.parse(state.metricsSelections),
});
