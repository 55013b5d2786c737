import { seasons } from '../calendar/index.ts';
import { formatDay, fullName, partOf, plural, roundTypeNames, scoreWithPar, shortMonthNames } from '../format/index.ts';
import { type RoundSummary, roundTypes, type UnitSystem } from '../model/index.ts';
import { roundLabel } from '../scorecard/index.ts';
import type { FilterPair } from './presets.ts';
import { isEveryType } from './choices/round-types.ts';
import type { AdvancedFilter, CompareFilter } from './compare-filter.ts';
import { seasonName, yardageName, yearsText } from './filter-names.ts';

/** Max number of rounds that a description lists (CMP-18). */
const MAX_LISTED = 10;

type SideDetail = { readonly name: string; readonly value: string };

/** A side in words: the summary line, the expanded lines and the listed rounds (CMP-17, CMP-18). */
export type SideDescription = {
  readonly label: string;
  readonly details: readonly SideDetail[];
  readonly rounds: readonly { readonly roundId: string; readonly text: string }[];
  /** '(showing 10 of N selected rounds)', or null if all are listed (CMP-O7). */
  readonly note: string | null;
};

/** @param rounds the rounds that the filter selects, newest first. */
export function describeSide(
  filter: CompareFilter,
  rounds: readonly RoundSummary[],
  units: UnitSystem = 'imperial',
): SideDescription {
  return {
    label: sideLabel(filter, rounds, units),
    details: [
      { name: 'Round types', value: typesText(filter) },
      { name: 'Years', value: yearsText(filter.years) },
      { name: 'Seasons', value: seasonsText(filter) },
      ...kindDetails(filter.advancedFilter, rounds.length, units),
    ],
    rounds: rounds.slice(0, MAX_LISTED).map((round) => ({ roundId: round.roundId, text: roundText(round) })),
    note: rounds.length > MAX_LISTED ? `(showing ${partOf(MAX_LISTED, rounds.length)} selected rounds)` : null,
  };
}

/** The custom label, else a label derived from the filter (CMP-28). */
export function sideLabel(
  filter: CompareFilter,
  rounds: readonly RoundSummary[],
  units: UnitSystem = 'imperial',
): string {
  const custom = filter.advancedFilter.customLabel.trim();
  return custom === '' ? derivedLabel(filter, rounds, units) : custom;
}

/** A side's label, preceded by the player's name if the two sides belong to two players. */
export const sideTitle = (label: string, filters: FilterPair, place: 'left' | 'right'): string =>
  filters.left.player.accountId === filters.right.player.accountId
    ? label
    : `${fullName(filters[place].player)}: ${label}`;

/** The default label of a side: 'Qualifier, Last 12 Months'. */
function derivedLabel(filter: CompareFilter, rounds: readonly RoundSummary[], units: UnitSystem): string {
  const parts = [
    kindLabel(filter.advancedFilter, rounds, units),
    isEveryType(filter.roundTypes) ? null : typesText(filter),
    filter.seasons.includes('all') ? null : seasonsText(filter),
    filter.years.includes('all') ? null : yearsText(filter.years),
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'All rounds' : parts.join(', ');
}

/** Null if the kind excludes no round, or adds nothing to the label of the years. */
function kindLabel(advanced: AdvancedFilter, rounds: readonly RoundSummary[], units: UnitSystem): string | null {
  const [only] = rounds;
  switch (advanced.kind) {
    case 'round':
      return rounds.length === 1 && only !== undefined ? roundText(only) : chosenText(rounds.length);
    case 'scoring': {
      const isAnyLength = advanced.scoringYardageMin === null && advanced.scoringYardageMax === null;
      return `Scores up to ${advanced.scoringThreshold}${isAnyLength ? '' : `, ${yardageText(advanced, units)}`}`;
    }
    case 'trend':
      return trendText(advanced);
    case 'month':
      return advanced.months.length === shortMonthNames.length ? null : monthsText(advanced);
  }
}

function kindDetails(advanced: AdvancedFilter, roundCount: number, units: UnitSystem): readonly SideDetail[] {
  switch (advanced.kind) {
    case 'round':
      return [{ name: 'Rounds', value: chosenText(roundCount) }];
    case 'scoring':
      return [
        { name: 'Score', value: `${advanced.scoringThreshold} or lower` },
        { name: 'Course length', value: yardageText(advanced, units) },
      ];
    case 'trend':
      return [{ name: 'Trend', value: trendText(advanced) }];
    case 'month':
      return [{ name: 'Months', value: monthsText(advanced) }];
  }
}

const chosenText = (count: number): string => (count === 0 ? 'No chosen rounds' : plural(count, 'chosen round'));

const typesText = ({ roundTypes: chosen }: CompareFilter): string =>
  isEveryType(chosen)
    ? 'All'
    : roundTypes
        .filter((type) => chosen.includes(type))
        .map((type) => roundTypeNames[type])
        .join(', ');

const seasonsText = ({ seasons: chosen }: CompareFilter): string =>
  chosen.includes('all')
    ? seasonName('all')
    : seasons
        .filter((season) => chosen.includes(season))
        .map(seasonName)
        .join(', ');

const monthsText = ({ months }: AdvancedFilter): string =>
  months.length === shortMonthNames.length
    ? 'All'
    : shortMonthNames.filter((_name, index) => months.includes(index + 1)).join(', ');

/** 'Best 3 consecutive rounds'. */
function trendText({ trendType, trendCount }: AdvancedFilter): string {
  const first = trendType === 'mostRecent' ? 'Most recent' : 'Best';
  const isRun = trendType === 'bestConsecutive' && trendCount > 1;
  return `${first} ${isRun ? `${trendCount} consecutive rounds` : plural(trendCount, 'round')}`;
}

function yardageText({ scoringYardageMin: min, scoringYardageMax: max }: AdvancedFilter, units: UnitSystem): string {
  if (min === null) return max === null ? yardageName(null, units) : `up to ${yardageName(max, units)}`;
  if (max === null) return `from ${yardageName(min, units)}`;
  return `${yardageName(min, units).replace(/ \w+$/, '')}–${yardageName(max, units)}`;
}

function roundText(round: RoundSummary): string {
  const score = round.score === null || round.par === null ? '' : `, ${scoreWithPar(round.score, round.par)}`;
  return `${roundLabel(round)}, ${formatDay(round.playedOn, true)}${score}`;
}
