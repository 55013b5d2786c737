import type { CalendarDay } from '../calendar/index.ts';
import { plural } from '../format/index.ts';
import { bestFirst, finishedRounds, newestFirst, scoreVsPar } from '../selection/index.ts';
import { type HoleCount, type RoundSummary, roundTypes } from '../model/index.ts';
import type { AdvancedFilter, CompareFilter, SpecialYear } from './compare-filter.ts';
import { roundsOfSide } from './rounds-of-side.ts';

export type ComparePlayer = CompareFilter['player'];
export type FilterPair = { readonly left: CompareFilter; readonly right: CompareFilter };

/** Preset comparisons; for some of them the rounds must be loaded first. */
export const comparePresets = [
  { id: 'lastYear', label: 'Last 12 months and the 12 before', picksRounds: false },
  { id: 'qualifying', label: 'Qualifiers and tournaments', picksRounds: false },
  { id: 'bestAndWorst', label: 'Best 10 and worst 10 rounds', picksRounds: true },
  { id: 'recentForm', label: 'Last 10 rounds and the 10 before', picksRounds: true },
] as const;
export type ComparePresetId = (typeof comparePresets)[number]['id'];

/** Rounds per side in the presets that pick rounds by count. */
const ROUNDS_A_SIDE = 10;
/** Default score threshold (CMP-61). */
const DEFAULT_THRESHOLD = 72;

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Labels for the rounds that a preset picks, by their number. */
const pickLabels = {
  best: (count: number): string => countedLabel('Best', count),
  worst: (count: number): string => countedLabel('Worst', count),
  last: (count: number): string => countedLabel('Last', count),
  before: (count: number): string => (count === 0 ? 'The rounds before' : `The ${count} before`),
};

/** The filter of a side without any choice: every finished round, with the defaults of each kind (CMP-61 to CMP-63). */
export function defaultFilter(player: ComparePlayer, holeCount: HoleCount): CompareFilter {
  return {
    player,
    holeCount,
    roundTypes,
    years: ['all'],
    seasons: ['all'],
    advancedFilter: {
      kind: 'month',
      customLabel: '',
      rounds: [],
      scoringThreshold: DEFAULT_THRESHOLD,
      scoringYardageMin: null,
      scoringYardageMax: null,
      trendType: 'bestConsecutive',
      trendCount: 3,
      months: everyMonth,
    },
  };
}

/** Whether a preset picks rounds, so that the player's rounds must be loaded first. */
export const presetPicksRounds = (id: ComparePresetId): boolean =>
  comparePresets.some((preset) => preset.id === id && preset.picksRounds);

/**
 * Both filters of a preset. Presets that pick rounds store round ids, so that a link shows the same rounds later.
 *
 * @param rounds the player's rounds, in any order.
 */
export function presetFilters(
  id: ComparePresetId,
  player: ComparePlayer,
  holeCount: HoleCount,
  rounds: readonly RoundSummary[],
): FilterPair {
  const open = defaultFilter(player, holeCount);
  const finished = finishedRounds(rounds, holeCount).sort(newestFirst);
  switch (id) {
    case 'lastYear':
      return { left: { ...open, years: ['last12Months'] }, right: { ...open, years: ['prior12Months'] } };
    case 'qualifying':
      return { left: { ...open, roundTypes: ['qualifier'] }, right: { ...open, roundTypes: ['tournament'] } };
    case 'bestAndWorst': {
      const scored = finished.filter((round) => scoreVsPar(round) !== null).toSorted(bestFirst);
      // Fewer than twenty rounds are halved, so that no round is on both sides.
      const half = Math.min(ROUNDS_A_SIDE, Math.floor(scored.length / 2));
      return {
        left: withRounds(open, scored.slice(0, half), pickLabels.best(half)),
        right: withRounds(open, scored.slice(scored.length - half), pickLabels.worst(half)),
      };
    }
    case 'recentForm': {
      const [last, before] = [finished.slice(0, ROUNDS_A_SIDE), finished.slice(ROUNDS_A_SIDE, 2 * ROUNDS_A_SIDE)];
      return {
        left: withRounds(open, last, pickLabels.last(last.length)),
        right: withRounds(open, before, pickLabels.before(before.length)),
      };
    }
  }
}

/** Presets that a comparison may start with, the first ones preferred (CMP-O21). */
const startingPresets = ['lastYear', 'recentForm', 'bestAndWorst'] as const satisfies readonly ComparePresetId[];

/** The preset that a comparison starts with: the first with rounds on both sides, else the first. */
export function startingPreset(
  player: ComparePlayer,
  holeCount: HoleCount,
  rounds: readonly RoundSummary[],
  today: CalendarDay,
): ComparePresetId {
  const hasRounds = (filter: CompareFilter) => roundsOfSide(rounds, filter, today).length > 0;
  const found = startingPresets.find((id) => {
    const { left, right } = presetFilters(id, player, holeCount, rounds);
    return hasRounds(left) && hasRounds(right);
  });
  return found ?? startingPresets[0];
}

/**
 * What a comparison of two players starts with: the last 12 months of both; where one of them has no rounds in these, all
 * rounds of both (TEAM-07).
 *
 * @param rounds of each, in any order
 */
export function startingPair(
  left: ComparePlayer,
  right: ComparePlayer,
  holeCount: HoleCount,
  rounds: { readonly left: readonly RoundSummary[]; readonly right: readonly RoundSummary[] },
  today: CalendarDay,
): FilterPair {
  const pairOf = (year: SpecialYear): FilterPair => ({
    left: { ...defaultFilter(left, holeCount), years: [year] },
    right: { ...defaultFilter(right, holeCount), years: [year] },
  });
  const lastYear = pairOf('last12Months');
  const haveRounds =
    roundsOfSide(rounds.left, lastYear.left, today).length > 0 &&
    roundsOfSide(rounds.right, lastYear.right, today).length > 0;
  return haveRounds ? lastYear : pairOf('all');
}

/** A preset for two players: both get the preset's first selection (CMP-O18). For one player it is `presetFilters`. */
export function presetForSides(
  id: ComparePresetId,
  { left, right }: FilterPair,
  rounds: { readonly left: readonly RoundSummary[]; readonly right: readonly RoundSummary[] },
): FilterPair {
  const own = presetFilters(id, left.player, left.holeCount, rounds.left);
  if (left.player.accountId === right.player.accountId) return own;
  return { left: own.left, right: presetFilters(id, right.player, right.holeCount, rounds.right).left };
}

/** The filter, without the preset's label if its rounds changed since. */
export function withoutStaleLabel(filter: CompareFilter): CompareFilter {
  const { advancedFilter: advanced } = filter;
  const picked = Array.from({ length: ROUNDS_A_SIDE + 1 }, (_, count) => count).find((count) =>
    Object.values(pickLabels).some((labelOf) => labelOf(count) === advanced.customLabel),
  );
  if (picked === undefined || (advanced.kind === 'round' && advanced.rounds.length === picked)) return filter;
  return { ...filter, advancedFilter: { ...advanced, customLabel: '' } };
}

/**
 * The same filter for another player. Individually picked rounds and their label belong to their player, so the other
 * player gets all rounds of the same types, years and seasons.
 */
export function filterForPlayer(player: ComparePlayer, filter: CompareFilter): CompareFilter {
  const { advancedFilter: advanced } = filter;
  if (advanced.kind !== 'round' || filter.player.accountId === player.accountId) return { ...filter, player };
  const advancedFilter: AdvancedFilter = {
    ...advanced,
    kind: 'month',
    customLabel: '',
    rounds: [],
    months: everyMonth,
  };
  return { ...filter, player, advancedFilter };
}

/** 'Best 10 rounds', 'Best round'; 'Best rounds' for a count of 0. */
const countedLabel = (word: string, count: number): string =>
  count < 2 ? `${word} round${count === 1 ? '' : 's'}` : `${word} ${plural(count, 'round')}`;

function withRounds(open: CompareFilter, rounds: readonly RoundSummary[], customLabel: string): CompareFilter {
  const advancedFilter: AdvancedFilter = {
    ...open.advancedFilter,
    kind: 'round',
    customLabel,
    rounds: rounds.map((round) => round.roundId),
  };
  return { ...open, advancedFilter };
}
