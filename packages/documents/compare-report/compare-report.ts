import {
  type CategoryVerdict,
  certaintyWords,
  type Comparison,
  comparisonNotes,
  type FigureCells,
  isTold,
  type MetricFigure,
  type MetricsOfCategory,
  namedFigures,
  type RoundFigure,
  type RoundsTable,
  type SideDescription,
} from '@strokebook/golf/compare';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { formatDay, formatDays, NOTHING, plural } from '@strokebook/golf/format';
import type { StatCategory } from '@strokebook/golf/stats';

/** Pages of the report that can be chosen (CMP-24). */
export const comparePages = [
  'Summary Page',
  'Scoring Page',
  'Drives Page',
  'Shots to Green Page',
  'Putts Page',
  'Rounds Page',
] as const;
export type ComparePage = (typeof comparePages)[number];

type ReportCell = { readonly value: string; readonly context: string };

/** One metric of the report. */
type ReportLine = {
  readonly label: string;
  /** Whether it is a part of the line before it. */
  readonly isPart: boolean;
  readonly left: ReportCell;
  readonly right: ReportCell;
  readonly difference: string;
  /** '−3.4 to −0.5'; empty without one. */
  readonly interval: string;
  readonly word: string;
  /** The better side of a difference that is clear or likely. */
  readonly better: 'left' | 'right' | null;
};

type ReportTable = {
  readonly heading: string;
  /** What is said of the category as a whole; empty for none. */
  readonly verdict: string;
  readonly lines: readonly ReportLine[];
};

type ReportSide = {
  readonly playerName: string;
  readonly label: string;
  /** '31 rounds, Oct 4, 2025 – Sep 17, 2026'; 'no rounds'. */
  readonly rounds: string;
  readonly details: readonly { readonly name: string; readonly value: string }[];
};

type ReportRounds = {
  readonly heading: string;
  readonly columns: readonly string[];
  /** 'Round Averages' first. */
  readonly rows: readonly (readonly string[])[];
  /** '(showing 40 of 120 rounds)'; empty where all are listed. */
  readonly note: string;
};

type CompareReportPage = {
  readonly name: ComparePage;
  readonly heading: string;
  readonly tables: readonly ReportTable[];
  readonly rounds: readonly ReportRounds[];
};

/** The report of a comparison: what is printed, word for word (CMP-24). */
export type CompareReport = {
  readonly heading: string;
  readonly left: ReportSide;
  readonly right: ReportSide;
  readonly notes: readonly string[];
  readonly pages: readonly CompareReportPage[];
};

type SideInput = {
  readonly playerName: string;
  readonly description: SideDescription;
  /** Days of its rounds, in any order. */
  readonly days: readonly CalendarDay[];
  /** All of its rounds on one page. */
  readonly rounds: RoundsTable;
};

type CompareReportInput = {
  readonly comparison: Comparison;
  readonly left: SideInput;
  readonly right: SideInput;
  readonly pages: readonly ComparePage[];
  /** Ids of the metrics of the summary, by category; a category left out has those that a comparison begins with. */
  readonly metrics: Readonly<Record<string, readonly string[]>>;
};

/** Rounds of a side that the report lists: two pages of them. */
const MAX_ROUNDS_LISTED = 60;

/** Differences that the summary begins with, so that it fits a page. */
const MAX_DIFFERENT_LISTED = 10;

/** Which categories each page of figures is about. */
const categoriesOfPage: Readonly<
  Partial<Record<ComparePage, { heading: string; categories: readonly StatCategory[] }>>
> = {
  'Scoring Page': { heading: 'Scoring', categories: ['Scoring'] },
  'Drives Page': { heading: 'Drives', categories: ['Drive'] },
  'Shots to Green Page': { heading: 'Shots to green', categories: ['Approach', 'Save'] },
  'Putts Page': { heading: 'Putts', categories: ['Putt'] },
};

/** The chosen pages of a comparison in their order. */
export function compareReport(input: CompareReportInput): CompareReport {
  const { comparison, left, right, pages } = input;
  const chosen = comparePages.filter((name) => pages.includes(name)).map((name) => pageOf(name, input));
  const isEmpty = comparison.left.isEmpty && comparison.right.isEmpty;
  const drawn = isEmpty ? [] : chosen.filter(({ tables, rounds }) => tables.length + rounds.length > 0);
  const missing = chosen.filter((page) => !drawn.includes(page)).map(({ heading }) => heading);
  return {
    heading: 'Compare Stats',
    left: sideOf(left, comparison.left.roundCount),
    right: sideOf(right, comparison.right.roundCount),
    notes: [
      ...comparisonNotes(comparison, { left: left.description.label, right: right.description.label }),
      ...(isEmpty ? ['There is nothing to compare yet.'] : []),
      ...(isEmpty || missing.length === 0 ? [] : [`Left out, as neither side has a figure: ${missing.join(', ')}.`]),
    ],
    pages: drawn,
  };
}

function sideOf({ playerName, description, days }: SideInput, roundCount: number): ReportSide {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const span = first === undefined || last === undefined ? '' : `, ${formatDays(first, last, true)}`;
  return {
    playerName,
    label: description.label,
    rounds: roundCount === 0 ? 'no rounds' : `${plural(roundCount, 'round')}${span}`,
    details: description.details,
  };
}

function pageOf(name: ComparePage, input: CompareReportInput): CompareReportPage {
  const { comparison } = input;
  const labels = { left: input.left.description.label, right: input.right.description.label };
  const page = categoriesOfPage[name];
  if (page !== undefined) {
    const chosen = comparison.categories.filter(({ shotType }) => page.categories.includes(shotType));
    return {
      name,
      heading: page.heading,
      tables: chosen.flatMap((category) => tablesOf(category, labels)),
      rounds: [],
    };
  }
  return name === 'Rounds Page'
    ? { name, heading: 'Rounds', tables: [], rounds: [roundsOf(input.left), roundsOf(input.right)] }
    : { name, heading: 'Summary', tables: summaryTables(input), rounds: [] };
}

/** A category's stats, each followed by its parts; those of which neither side has a figure are left out. */
function tablesOf({ shotType, metrics, verdict }: MetricsOfCategory, labels: Labels): readonly ReportTable[] {
  const lines = metrics.flatMap((metric) => {
    const parts = metric.children.filter(hasFigure).map((child) => lineOf(child, child.config.label, true));
    return hasFigure(metric) || parts.length > 0 ? [lineOf(metric, metric.config.label, false), ...parts] : [];
  });
  return lines.length === 0 ? [] : [{ heading: shotType, verdict: verdictText(verdict, labels), lines }];
}

type Labels = { readonly left: string; readonly right: string };

/** 'Clear, better: Last 12 Months (by SG Putting and Leave, 31 and 29 rounds)'. */
function verdictText(verdict: CategoryVerdict | null, labels: Labels): string {
  if (verdict === null) return '';
  const { certainty, better, formattedBasis } = verdict;
  const side = isTold(certainty) && better !== null ? `, better: ${labels[better]}` : '';
  return `${certaintyWords[certainty]}${side} (by ${formattedBasis})`;
}

const hasFigure = ({ left, right }: MetricFigure): boolean => left.raw !== null || right.raw !== null;

function summaryTables({ comparison, metrics, left, right }: CompareReportInput): readonly ReportTable[] {
  const named = new Map(comparison.categories.flatMap(namedFigures).map((line) => [line.figure.metricId, line]));
  const most = comparison.mostDifferent.slice(0, MAX_DIFFERENT_LISTED).flatMap((id) => named.get(id) ?? []);
  const chosen = comparison.categories.map((category): ReportTable => {
    const ids = metrics[category.shotType];
    const lines = namedFigures(category).filter(({ figure }) =>
      ids === undefined ? figure.isSelected : ids.includes(figure.metricId),
    );
    const labels = { left: left.description.label, right: right.description.label };
    return {
      heading: category.shotType,
      verdict: verdictText(category.verdict, labels),
      lines: lines.map(({ figure, name }) => lineOf(figure, name, false)),
    };
  });
  return [
    {
      heading: 'Where they differ most',
      verdict:
        most.length < comparison.mostDifferent.length ? `(${most.length} of ${comparison.mostDifferent.length})` : '',
      lines: most.map(({ figure, name }) => lineOf(figure, name, false)),
    },
    ...chosen,
  ].filter(({ lines }) => lines.length > 0);
}

function lineOf({ left, right, difference }: MetricFigure, label: string, isPart: boolean): ReportLine {
  const interval = difference?.formattedInterval ?? null;
  return {
    label,
    isPart,
    left: { value: left.formattedValue, context: left.additionalContext },
    right: { value: right.formattedValue, context: right.additionalContext },
    difference: difference?.formattedValue ?? NOTHING,
    interval: interval === null ? '' : `${interval.low} to ${interval.high}`,
    word: difference === null ? '' : certaintyWords[difference.certainty],
    better: difference !== null && isTold(difference.certainty) ? difference.better : null,
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

function roundsOf({ description, rounds }: SideInput): ReportRounds {
  const listed = rounds.rows.slice(0, MAX_ROUNDS_LISTED);
  const textOf = (cells: FigureCells): readonly string[] => roundColumns.map(({ id }) => cells[id].formattedValue);
  return {
    heading: description.label,
    columns: ['Date', 'Played', ...roundColumns.map(({ label }) => label)],
    rows: [
      ['Round Averages', '', ...textOf(rounds.averages)],
      ...listed.map((row) => [formatDay(row.startDate, true), row.tournament ?? row.course, ...textOf(row.cells)]),
    ],
    note: listed.length < rounds.total ? `(showing ${listed.length} of ${rounds.total} rounds)` : '',
  };
}
