import {
  type CategoryVerdict,
  certaintyText,
  type Comparison,
  comparisonNotes,
  type FigureCells,
  isSignificant,
  type MetricFigure,
  type MetricsOfCategory,
  namedFigures,
  type RoundFigure,
  type RoundsTable,
  type SideDescription,
} from '@strokebook/golf/compare';
import type { DifferenceLine, DifferencesBlock, SidesBlock } from '../report/blocks/comparison.ts';
import { days, figures, names, rowOf, type TableBlock } from '../report/blocks/table.ts';
import { notesOf } from '../report/blocks/text.ts';
import type { ReportBlock, ReportDocument } from '../report/document.ts';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { bandsIn, formatDay, formatDays, NOTHING, partOf, plural } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import type { StatCategory } from '@strokebook/golf/stats';

/** Pages of the report that can be selected (CMP-24). */
export const comparePages = [
  'Summary Page',
  'Scoring Page',
  'Drives Page',
  'Shots to Green Page',
  'Putts Page',
  'Rounds Page',
] as const;
export type ComparePage = (typeof comparePages)[number];

type SideInput = {
  readonly playerName: string;
  readonly description: SideDescription;
  /** Days of its rounds, in any order. */
  readonly days: readonly CalendarDay[];
  /** All its rounds on one page. */
  readonly rounds: RoundsTable;
};

type CompareReportInput = {
  /** The player on whose page the comparison is. */
  readonly subject: string;
  readonly comparison: Comparison;
  readonly left: SideInput;
  readonly right: SideInput;
  readonly pages: readonly ComparePage[];
  /** Ids of the summary's metrics by category; a missing category has the default ones. */
  readonly metrics: Readonly<Record<string, readonly string[]>>;
  /** The units of the texts of the comparison and the rounds. */
  readonly units: UnitSystem;
};

/** Max rounds of a side that the report lists: two pages. */
const MAX_ROUNDS_LISTED = 60;

/** Number of differences at the start of the summary, so that it fits on a page. */
const MAX_DIFFERENT_LISTED = 10;

const headings: Readonly<Record<ComparePage, string>> = {
  'Summary Page': 'Summary',
  'Scoring Page': 'Scoring',
  'Drives Page': 'Drives',
  'Shots to Green Page': 'Shots to green',
  'Putts Page': 'Putts',
  'Rounds Page': 'Rounds',
};

/** Categories of each page of figures. */
const categoriesOfPage: Readonly<
  Record<Exclude<ComparePage, 'Summary Page' | 'Rounds Page'>, readonly StatCategory[]>
> = {
  'Scoring Page': ['Scoring'],
  'Drives Page': ['Drive'],
  'Shots to Green Page': ['Approach', 'Save'],
  'Putts Page': ['Putt'],
};

/** How to read the figures. */
const READING =
  'Differences are left minus right, with the range they are likely in; ◀ and ▶ point to the better side. Likely real holds although many figures are compared at once; of those that are worth a look some are chance, and the rest could be.';

/** The report of a comparison: its selected pages in order (CMP-24). */
export function compareReport(input: CompareReportInput): ReportDocument {
  const { comparison, left, right, pages, subject } = input;
  const chosen = comparePages
    .filter((name) => pages.includes(name))
    .map((name) => ({ heading: headings[name], blocks: blocksOf(name, input) }));
  const isEmpty = comparison.left.isEmpty && comparison.right.isEmpty;
  const drawn = isEmpty ? [] : chosen.filter(({ blocks }) => blocks.length > 0);
  const missing = chosen.filter((page) => !drawn.includes(page)).map(({ heading }) => heading);
  const sides: SidesBlock = {
    kind: 'sides',
    left: sideOf(left, comparison.left.roundCount),
    right: sideOf(right, comparison.right.roundCount),
  };
  const notes = [
    ...comparisonNotes(comparison, { left: left.description.label, right: right.description.label }),
    ...(isEmpty ? ['There is nothing to compare yet.'] : []),
    ...(isEmpty || missing.length === 0 ? [] : [`Left out, as neither side has a figure: ${missing.join(', ')}.`]),
    ...(drawn.length === 0 ? [] : [READING]),
  ];
  return {
    heading: 'Compare Stats',
    subject,
    subtitle: '',
    sections: [{ heading: '', blocks: [sides, ...notesOf(notes)] }, ...drawn],
  };
}

function sideOf({ playerName, description, days: played }: SideInput, roundCount: number): SidesBlock['left'] {
  const sorted = [...played].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const span = first === undefined || last === undefined ? '' : `, ${formatDays(first, last, true)}`;
  return {
    playerName,
    label: description.label,
    rounds: roundCount === 0 ? 'no rounds' : `${plural(roundCount, 'round')}${span}`,
    details: description.details.filter(({ value }) => value !== 'All'),
  };
}

function blocksOf(name: ComparePage, input: CompareReportInput): readonly ReportBlock[] {
  if (name === 'Summary Page') return summaryBlocks(input);
  if (name === 'Rounds Page') return [roundsOf(input.left, input.units), roundsOf(input.right, input.units)];
  const chosen = input.comparison.categories.filter(({ shotType }) => categoriesOfPage[name].includes(shotType));
  // A table names its category even below a heading that does, because its head is repeated on further pages.
  return chosen.flatMap((category) => categoryBlocks(category, labelsOf(input)));
}

/** A category's stats, each followed by its parts; stats without a figure on both sides are omitted. */
function categoryBlocks(
  { shotType, metrics, verdict }: MetricsOfCategory,
  labels: Labels,
): readonly DifferencesBlock[] {
  const lines = metrics.flatMap((metric) => {
    const parts = metric.children.filter(hasFigure).map((child) => lineOf(child, child.config.label, true));
    return hasFigure(metric) || parts.length > 0 ? [lineOf(metric, metric.config.label, false), ...parts] : [];
  });
  return differences(shotType, verdictText(verdict, labels), labels, lines);
}

const differences = (
  title: string,
  verdict: string,
  labels: Labels,
  lines: readonly DifferenceLine[],
): readonly DifferencesBlock[] =>
  lines.length === 0
    ? []
    : [{ kind: 'differences', title, verdict, leftLabel: labels.left, rightLabel: labels.right, lines }];

type Labels = { readonly left: string; readonly right: string };

const labelsOf = ({ left, right }: CompareReportInput): Labels => ({
  left: left.description.label,
  right: right.description.label,
});

/** 'Likely real, better: Last 12 Months (by SG Putting and Leave, 31 and 29 rounds)'. */
function verdictText(verdict: CategoryVerdict | null, labels: Labels): string {
  if (verdict === null) return '';
  const { certainty, better, formattedBasis } = verdict;
  const side = isSignificant(certainty) && better !== null ? `, better: ${labels[better]}` : '';
  return `${certaintyText(certainty, 0)}${side} (by ${formattedBasis})`;
}

const hasFigure = ({ left, right }: MetricFigure): boolean => left.raw !== null || right.raw !== null;

function summaryBlocks(input: CompareReportInput): readonly ReportBlock[] {
  const { comparison, metrics } = input;
  const labels = labelsOf(input);
  const named = new Map(comparison.categories.flatMap(namedFigures).map((line) => [line.figure.metricId, line]));
  const most = comparison.mostDifferent.slice(0, MAX_DIFFERENT_LISTED).flatMap((id) => named.get(id) ?? []);
  const listed =
    most.length < comparison.mostDifferent.length ? `(${most.length} of ${comparison.mostDifferent.length})` : '';
  return [
    ...differences(
      'Where they differ most',
      listed,
      labels,
      most.map(({ figure, name }) => lineOf(figure, name, false)),
    ),
    ...comparison.categories.flatMap((category) => {
      const ids = metrics[category.shotType];
      const chosen = namedFigures(category).filter(({ figure }) =>
        ids === undefined ? figure.isSelected : ids.includes(figure.metricId),
      );
      const lines = chosen.map(({ figure, name }) => lineOf(figure, name, false));
      return differences(category.shotType, verdictText(category.verdict, labels), labels, lines);
    }),
  ];
}

function lineOf({ left, right, difference }: MetricFigure, label: string, isPart: boolean): DifferenceLine {
  const interval = difference?.formattedInterval ?? null;
  return {
    label,
    isPart,
    left: { value: left.formattedValue, context: left.additionalContext },
    right: { value: right.formattedValue, context: right.additionalContext },
    difference: difference?.formattedValue ?? NOTHING,
    interval: interval === null ? '' : `${interval.low} to ${interval.high}`,
    certainty: difference === null ? '' : certaintyText(difference.certainty, difference.roundsNeeded),
    better: difference !== null && isSignificant(difference.certainty) ? difference.better : null,
  };
}

const roundColumns: readonly { readonly id: RoundFigure; readonly label: string }[] = [
  { id: 'yards', label: 'Yards' },
  { id: 'score', label: 'Score' },
  { id: 'birdieOrBetter', label: 'Under par' },
  { id: 'fir', label: 'FIR' },
  { id: 'gir', label: 'GIR' },
  { id: 'upDown', label: 'Up/Down' },
  { id: 'approachProxAfter', label: 'Prox.' },
  { id: 'putts', label: 'Putts' },
  { id: 'onePutts', label: '1-putts' },
];

function roundsOf({ description, rounds }: SideInput, units: UnitSystem): TableBlock {
  const listed = rounds.rows.slice(0, MAX_ROUNDS_LISTED);
  const textOf = (cells: FigureCells): readonly string[] => roundColumns.map(({ id }) => cells[id].formattedValue);
  return {
    kind: 'table',
    title: description.label,
    columns: [
      ...days('Date'),
      ...names('Played'),
      ...figures(...roundColumns.map(({ label }) => bandsIn(label, units))),
    ],
    rows: [
      rowOf(['Round Averages', '', ...textOf(rounds.averages)], 'sum'),
      ...listed.map((row) =>
        rowOf([formatDay(row.startDate, true), row.tournament ?? row.course, ...textOf(row.cells)]),
      ),
    ],
    notes: listed.length < rounds.total ? [`(showing ${partOf(listed.length, rounds.total)} rounds)`] : [],
  };
}
