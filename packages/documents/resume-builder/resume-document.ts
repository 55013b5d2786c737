import { formatDay, formatDays, NOTHING, plural } from '@strokebook/golf/format';
import type { SchoolColors } from '@strokebook/golf/organization';
import type { RoundsChart } from '@strokebook/golf/tournaments';
import type { UnitSystem } from '@strokebook/golf/model';
import type { ResultRound } from '@strokebook/golf/results';
import type { ColumnsBlock } from '../report/blocks/columns.ts';
import {
  cellOf,
  days,
  figures,
  names,
  rowOf,
  type TableBlock,
  tableIfAny,
  type TableRow,
  words,
} from '../report/blocks/table.ts';
import type { ReportBlock, ReportDocument, ReportSection } from '../report/document.ts';
import type { ResumeHighlights } from './build-resume-data.ts';
import type { ChartTournament } from './merge-tournaments.ts';
import { classLine, coverOf, coverSections } from './resume-cover.ts';
import type { CoverPageData, ResumeData, ResumeFeatured, ResumeRound } from './resume-data.ts';
import { isWebLink, lengthLabel, lengthText, paragraphs } from './resume-words.ts';
import { chartFlags } from './selections.ts';

type ResumeDocumentInput = {
  /** The selected data of the player. */
  readonly data: ResumeData;
  readonly hasCover: boolean;
  readonly highlights: ResumeHighlights;
  readonly schoolColors: SchoolColors | null;
  readonly units: UnitSystem;
};

const roundColumns = (units: UnitSystem): TableBlock['columns'] => [
  ...names('Course'),
  ...figures(lengthLabel(units), 'Rating / slope', 'Score', 'Differential'),
];

/** The selected parts of a resume in order; empty parts are omitted. */
export function resumeDocument({
  data,
  hasCover,
  highlights,
  schoolColors,
  units,
}: ResumeDocumentInput): ReportDocument {
  const cover: Partial<CoverPageData> | null = hasCover ? (data.coverPageData ?? {}) : null;
  const stories = data.selectedNewsfeedItems.map(({ header, body, linkUrl }) => ({
    header,
    body: paragraphs(body),
    linkUrl: linkUrl !== null && isWebLink(linkUrl) ? linkUrl : null,
  }));
  const coverPage = withBlocks([
    ...(cover === null ? [] : coverSections(data, cover, highlights, units)),
    {
      heading: 'Rounds',
      blocks: tableIfAny(
        '',
        [...names('Round'), ...days('Date'), ...roundColumns(units)],
        data.selectedRounds.map((round) => roundRow(round, units)),
      ),
    },
    { heading: 'News', blocks: stories.length === 0 ? [] : [{ kind: 'stories', stories }] },
  ]);
  const charts = withBlocks([
    // If the cover page is empty, the charts follow the player's name on the first page.
    { heading: 'Performance Charts', startsPage: coverPage.length > 0, blocks: chartBlocks(data, units) },
  ]);
  return {
    heading: 'Resume',
    subject: data.playerName,
    subtitle: cover === null ? '' : classLine(cover),
    ...(cover !== null && { cover: coverOf(cover, schoolColors) }),
    sections: [...coverPage, ...charts],
  };
}

const withBlocks = (sections: readonly ReportSection[]): readonly ReportSection[] =>
  sections.filter(({ blocks }) => blocks.length > 0);

function chartBlocks(data: ResumeData, units: UnitSystem): readonly ReportBlock[] {
  const range = data.barChartsDateRangeLabel;
  return [
    ...chartFlags.flatMap((flag) => {
      const chart = data.charts[flag];
      return chart === null ? [] : [chartBlock(chart, range)];
    }),
    ...tableIfAny(
      'Tournaments in the Charts',
      chartTournamentColumns,
      data.barChartsTournaments.map(chartTournamentRow),
    ),
    ...tableIfAny(
      'Featured Tournaments',
      featuredColumns(units),
      data.featuredTournaments.map((featured) => featuredRow(featured, units)),
    ),
  ];
}

/** Of a round of the chart, or of their average, which comes last. */
function overParOf({ includedRounds }: RoundsChart, index: number): number {
  const rounds = includedRounds.slice(index, index + 1);
  const counted = rounds.length === 0 ? includedRounds : rounds;
  return counted.reduce((sum, { performance: { score, par } }) => sum + score - par, 0) / counted.length;
}

function chartBlock(chart: RoundsChart, range: string): ColumnsBlock {
  const { barData, gridData, options, title, recordCount } = chart;
  const hasYears = barData.some(({ year }) => year !== '');
  return {
    kind: 'columns',
    title,
    hint: `${range}, ${plural(recordCount, 'round')}`,
    top: Math.max(...options.yTicks, ...barData.map(({ value }) => value)),
    ticks: options.yTicks,
    columns: barData.map(({ label, value, isAverage, toPar }, index) => ({
      label,
      value,
      isAverage,
      mark: { toPar: overParOf(chart, index), text: toPar },
    })),
    rows: [
      { label: 'Date', cells: barData.map(({ date }) => date) },
      ...(hasYears ? [{ label: 'Year', cells: barData.map(({ year }) => year) }] : []),
      { label: 'To par', cells: barData.map(({ toPar }) => toPar) },
      ...gridData,
    ],
  };
}

const chartTournamentColumns = [
  ...names('Tournament'),
  ...days('Date'),
  ...words('Rounds'),
  ...figures('Total'),
  ...words('Finish'),
  ...words('In the charts'),
  ...figures('Best round'),
];

/** The tournament as it was played, and its rounds of the charts with their average: a sum of a part is not called total. */
const chartTournamentRow = ({ whole, ...tournament }: ChartTournament): TableRow =>
  rowOf([
    tournament.title,
    formatDays(whole.dateStarted, whole.dateEnded, true),
    whole.scores.join(' · '),
    whole.totalScoreWithPar.formatted,
    whole.placing,
    cellOf(
      `${tournament.includedRounds.length} of ${plural(whole.scores.length, 'round')}`,
      [
        tournament.includedRounds.length === whole.scores.length ? '' : tournament.totalScoreWithPar.formatted,
        `${tournament.averageScoreWithPar.formatted} a round`,
      ]
        .filter((part) => part !== '')
        .join(', '),
    ),
    tournament.bestRoundScoreWithPar.formatted,
  ]);

const featuredColumns = (units: UnitSystem): TableBlock['columns'] => [
  ...names('Tournament'),
  ...days('Date'),
  ...words('Place', 'Rounds'),
  ...figures('Total', 'Average', lengthLabel(units)),
];

const featuredRow = ({ name, notes, card }: ResumeFeatured, units: UnitSystem): TableRow =>
  rowOf(
    [
      name,
      formatDays(card.startDate, card.endDate, true),
      card.location,
      card.roundScores.join(' · '),
      card.score ?? NOTHING,
      card.avgScore ?? NOTHING,
      lengthText(card.yards, units),
    ],
    'row',
    notes,
  );

const roundRow = ({ name, notes, result }: ResumeRound, units: UnitSystem): TableRow =>
  rowOf(
    [name, result.playedOn === null ? '' : formatDay(result.playedOn, true), ...difficultyCells(result, units)],
    'row',
    notes,
  );

/** Values for `roundColumns`. */
const difficultyCells = (round: ResultRound, units: UnitSystem): readonly string[] => [
  round.courseName ?? NOTHING,
  lengthText(round.courseLengthYards, units),
  round.rating,
  round.performance.formatted,
  round.differential,
];
