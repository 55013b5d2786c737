import { type CompareState, readCompareFilter, writeCompareFilter } from '@strokebook/contract';
import { comparePages } from '@strokebook/documents/compare-report';
import {
  type ComparePlayer,
  type ComparePresetId,
  type FilterPair,
  presetFilters,
  presetPicksRounds,
  startingPair,
  startingPreset,
} from '@strokebook/golf/compare';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { MetricChoice } from '../metrics/metric-choice.ts';

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

const openSelections = { leftComponents: openComponents, rightComponents: openComponents, metrics: {} };

/** The default hole count (CMP-O15); 9 for a player without rounds of 18 holes (CMP-O20). */
export const DEFAULT_HOLE_COUNT = 18;

/**
 * A new comparison from a preset; null until its rounds are loaded.
 *
 * @param preset undefined for the one to start with, which is the last year until the rounds are loaded @param rounds
 * undefined until they are loaded
 */
export function freshSetup(
  preset: ComparePresetId | undefined,
  player: ComparePlayer,
  rounds: readonly RoundSummary[] | undefined,
  today: CalendarDay,
  holeCount: HoleCount = DEFAULT_HOLE_COUNT,
): CompareSetup | null {
  if (rounds === undefined && preset !== undefined && presetPicksRounds(preset)) return null;
  const shown = preset ?? startingPreset(player, holeCount, rounds ?? [], today);
  return { ...presetFilters(shown, player, holeCount, rounds ?? []), ...openSelections };
}

/** A new comparison of two players (TEAM-O133). */
export const pairSetup = (
  left: ComparePlayer,
  right: ComparePlayer,
  rounds: { readonly left: readonly RoundSummary[]; readonly right: readonly RoundSummary[] },
  today: CalendarDay,
  holeCount: HoleCount,
): CompareSetup => ({ ...startingPair(left, right, holeCount, rounds, today), ...openSelections });

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
