import { NOTHING, plural } from '@strokebook/golf/format';
import {
  buildOverviewGroups,
  computeOverview,
  defaultGroupName,
  type OverviewReport,
  type PerformanceData,
} from '@strokebook/golf/overview';
import type { RoundFilter } from '@strokebook/golf/selection';
import type { UnitSystem } from '@strokebook/golf/model';
import { statCategories, type StatCategory, type StatFigure, type StatReport } from '@strokebook/golf/stats';
import { cellOf, figures, rowOf, type TableBlock, words } from '../../report/blocks/table.ts';
import { textOf } from '../../report/blocks/text.ts';
import type { ReportDocument, ReportSection } from '../../report/document.ts';
import { chosenDays, type ReportInput, roundsText, standardLabel } from '../report-input.ts';
import { SHARE_NOTE, shareCell, shareText } from '../share-cell.ts';
import { baselineText, figureCell, figuresById, nameText, standardText } from '../stat-text.ts';

const MONTHS = 12;

type Column = { readonly name: string; readonly details: string; readonly report: OverviewReport };
type Shown = { readonly name: string; readonly details: string; readonly performance: PerformanceData };

/** The printed round assessment: stats of all categories for the selected days and the default overviews. */
export function roundAssessmentReport(input: ReportInput): ReportDocument {
  const days = chosenDays(input, MONTHS);
  const { holeCount, today, career } = input;
  const history = career.map(({ summary }) => summary);
  const group = buildOverviewGroups({ history, holeCount, today, mode: 'assessment' }).find(
    ({ groupName }) => groupName === defaultGroupName('assessment'),
  );
  const columnOf = (name: string, details: string, filter: RoundFilter): Column => ({
    name,
    details,
    report: computeOverview(career, filter, input.standardName),
  });
  const ofDays = columnOf(days.label, '', { filterName: days.label, holeCount, dateRange: days.dateRange });
  const { roundCount } = ofDays.report;
  const all = [
    { ...ofDays, details: plural(roundCount, 'round') },
    ...(group?.overviews ?? []).map(({ filterName, details, filter }) => columnOf(filterName, details, filter)),
  ];
  const shown = all.flatMap(({ name, details, report: { roundCount: count, performanceStats } }): readonly Shown[] =>
    count === 0 || 'error' in performanceStats ? [] : [{ name, details, performance: performanceStats }],
  );
  return {
    heading: 'Round Assessment',
    subject: input.subject,
    subtitle: `${days.label}, ${roundsText(roundCount, holeCount)}, against ${standardLabel(input)}`,
    sections:
      shown.length === 0
        ? [{ heading: 'Stats', blocks: [textOf(`No finished round of ${holeCount} holes yet.`)] }]
        : [
            { heading: 'Skill performance', blocks: [skillTable(shown)] },
            ...statCategories.map((category) => categorySection(category, shown, input)),
          ],
  };
}

function categorySection(category: StatCategory, shown: readonly Shown[], input: ReportInput): ReportSection {
  const [first] = shown;
  const stats = (first?.performance.stats ?? []).filter(
    (stat) => stat.category === category && stat.belongsToView.includes('assessment'),
  );
  return {
    heading: category,
    blocks: [statsTable(stats, shown, input), ...partsTable(stats, first?.name ?? '', input)],
  };
}

/** The name, with the standard below it: most stats and parts have none, so that a column of its own would be empty. */
function nameCell(stat: StatFigure, units: UnitSystem) {
  const standard = standardText(stat, units);
  return cellOf(nameText(stat, units), standard === '' ? baselineText(stat) : `standard ${standard}`);
}

/** Share of stats that beat the standard, by category. */
function skillTable(shown: readonly Shown[]): TableBlock {
  return {
    kind: 'table',
    title: '',
    columns: [...words('Rounds'), ...figures(...statCategories, 'Skill Performance')],
    rows: [
      ...shown.map(({ name, details, performance: { byCategory, skillPerformance } }) => {
        const beaten = byCategory.reduce((sum, one) => sum + one.beaten, 0);
        const compared = byCategory.reduce((sum, one) => sum + one.compared, 0);
        return rowOf([
          cellOf(name, details),
          ...byCategory.map(shareCell),
          cellOf(shareText(skillPerformance), `${beaten} of ${compared}`),
        ]);
      }),
    ],
    notes: [SHARE_NOTE],
  };
}

const TONES = '▲ and ▼ where the difference from the standard is likely real.';

/** Stats of a category, one column per overview. */
function statsTable(stats: readonly StatReport[], shown: readonly Shown[], { units }: ReportInput): TableBlock {
  const figuresOf = shown.map(({ performance }) => figuresById(performance.stats));
  return {
    kind: 'table',
    title: '',
    columns: [...words('Stat'), ...figures(...shown.map(({ name }) => name))],
    rows: stats.flatMap((stat) => {
      const cells = figuresOf.map((byId) => byId.get(stat.id));
      if (cells.every((cell) => cell?.performance == null)) return [];
      return [
        rowOf([
          nameCell(stat, units),
          ...cells.map((cell) => (cell === undefined ? NOTHING : figureCell(cell, units))),
        ]),
      ];
    }),
    notes: [TONES],
  };
}

/** Parts of a category's stats, only for the first overview: single rounds have too few. */
function partsTable(stats: readonly StatReport[], name: string, { units }: ReportInput): readonly TableBlock[] {
  const rows = stats.flatMap((stat) => {
    const parts = stat.children.filter(({ performance }) => performance !== null);
    if (parts.length === 0) return [];
    return [
      rowOf([nameCell(stat, units), figureCell(stat, units)]),
      ...parts.map((part) => rowOf([nameCell(part, units), figureCell(part, units)], 'part')),
    ];
  });
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: `In parts, ${name}`,
      columns: [...words('Stat'), ...figures('Player')],
      rows,
      notes: [],
    },
  ];
}
