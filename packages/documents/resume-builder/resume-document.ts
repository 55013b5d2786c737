import { formatDay, formatDays, grouped, NOTHING, plural } from '@strokebook/golf/format';
import { type UnitSystem, type Yards, yardsToMetres } from '@strokebook/golf/model';
import type { AverageName, TournamentRecord } from '@strokebook/golf/resume';
import type { ResultRound } from '@strokebook/golf/results';
import type { ColumnsBlock } from '../report/blocks/columns.ts';
import { type FactsBlock, type FiguresBlock, figuresOf } from '../report/blocks/figures.ts';
import { cellOf, days, figures, names, rowOf, type TableBlock, type TableRow, words } from '../report/blocks/table.ts';
import { textOf } from '../report/blocks/text.ts';
import type { ReportBlock, ReportDocument, ReportSection } from '../report/document.ts';
import type { ChartTournament } from './merge-tournaments.ts';
import type { CoverPageData, ResumeData, ResumeFeatured, ResumeRound, ResumeTournament } from './resume-data.ts';
import { chartFlags } from './selections.ts';

type ResumeDocumentInput = {
  /** The selected data of the player. */
  readonly data: ResumeData;
  readonly hasCover: boolean;
  readonly record: TournamentRecord;
  readonly units: UnitSystem;
};

/** The averages that matter most to a recruiter. */
const coverAverages: readonly { readonly name: AverageName; readonly label: string }[] = [
  { name: 'score', label: 'Scoring average' },
  { name: 'fir', label: 'Fairways hit' },
  { name: 'gir', label: 'Greens in regulation' },
  { name: 'upDown', label: 'Up and down' },
  { name: 'putts', label: 'Putts' },
  { name: 'birdieOrBetter', label: 'Birdies or better' },
];

const lengthLabel = (units: UnitSystem): string => (units === 'metric' ? 'Meters' : 'Yards');

const roundColumns = (units: UnitSystem): TableBlock['columns'] => [
  ...names('Course'),
  ...figures(lengthLabel(units), 'Rating / slope', 'Score', 'Differential'),
];

/** The selected parts of a resume in order; empty parts are omitted. */
export function resumeDocument({ data, hasCover, record, units }: ResumeDocumentInput): ReportDocument {
  const cover: Partial<CoverPageData> | null = hasCover ? (data.coverPageData ?? {}) : null;
  const stories = data.selectedNewsfeedItems.map(({ header, body, linkUrl }) => ({
    header,
    body: paragraphs(body),
    linkUrl: linkUrl !== null && isWebLink(linkUrl) ? linkUrl : null,
  }));
  const sections: readonly ReportSection[] = [
    ...(cover === null ? [] : coverSections(data, cover, record, units)),
    { heading: 'Performance Charts', startsPage: hasCover, blocks: chartBlocks(data, units) },
    {
      heading: 'Past Tournaments and Rounds',
      blocks: [
        ...tableOf(
          '',
          [...names('Round'), ...roundColumns(units)],
          data.selectedTournaments.flatMap((tournament) => tournamentRows(tournament, units)),
        ),
        ...tableOf(
          'Rounds',
          [...names('Round'), ...days('Date'), ...roundColumns(units)],
          data.selectedRounds.map((round) => roundRow(round, units)),
        ),
      ],
    },
    { heading: 'News', blocks: stories.length === 0 ? [] : [{ kind: 'stories', stories }] },
  ];
  return {
    heading: 'Resume',
    subject: data.playerName,
    subtitle: cover === null ? '' : classLine(cover),
    ...(cover !== null && {
      cover: { hasPicture: said(cover.picture) !== null, hasLogo: said(cover.customLogo) !== null },
    }),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  };
}

/** Only these URLs may become links; everything else a player wrote is plain text. */
const isWebLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/** 'Class of 2028 · Ridge High · GPA 3.60'; empty if none of it is selected. */
function classLine(cover: Partial<CoverPageData>): string {
  const year = said(cover.collegeGradYear) ?? said(cover.highSchoolGradYear);
  const school = said(cover.collegeName) ?? said(cover.highSchoolName);
  const gpa = said(cover.collegeGPA) ?? said(cover.highSchoolGPA);
  return [year === null ? null : `Class of ${year}`, school, gpa === null ? null : `GPA ${gpa}`]
    .filter((part) => part !== null)
    .join(' · ');
}

function coverSections(
  data: ResumeData,
  cover: Partial<CoverPageData>,
  record: TournamentRecord,
  units: UnitSystem,
): readonly ReportSection[] {
  const facts = factsOf(cover);
  const about = paragraphs(cover.aboutMe ?? '');
  const bestRounds = record.bestRounds.map((round) =>
    rowOf([
      round.tournamentName ?? round.name,
      round.courseName ?? NOTHING,
      formatDay(round.playedOn, true),
      lengthText(round.courseLengthYards, units),
      round.performance.formatted,
    ]),
  );
  const upcoming = data.upcomingEvents.map(({ name, location, startDate, endDate, status }) =>
    rowOf([name, location, formatDays(startDate, endDate ?? startDate, true), status]),
  );
  return [
    { heading: '', blocks: facts.length === 0 ? [] : [{ kind: 'facts', facts }] },
    {
      heading: 'Tournament Averages',
      hint: `${data.barChartsDateRangeLabel}, ${plural(record.roundCount, 'tournament round')}${
        record.holeCount === 18 ? '' : ` of ${record.holeCount} holes`
      }`,
      blocks: averagesOf(record),
    },
    {
      heading: 'Best Rounds',
      blocks: tableOf(
        '',
        [...names('Tournament', 'Course'), ...days('Date'), ...figures(lengthLabel(units), 'Score')],
        bestRounds,
      ),
    },
    { heading: 'About', blocks: about.length === 0 ? [] : [textOf(...about)] },
    {
      heading: 'Upcoming Events',
      blocks: tableOf('', [...names('Event'), ...words('Place'), ...days('Dates'), ...words('Status')], upcoming),
    },
  ];
}

const averagesOf = ({ roundCount, averages }: TournamentRecord): readonly FiguresBlock[] =>
  roundCount === 0
    ? []
    : figuresOf(
        coverAverages
          .map(({ name, label }) => ({ label, value: averages[name].formatted, basis: averages[name].basis }))
          .filter(({ value }) => value !== NOTHING),
      );

function factsOf(cover: Partial<CoverPageData>): FactsBlock['facts'] {
  const website = said(cover.websiteLink);
  const email = said(cover.email);
  const facts = [
    ['High school', said(cover.highSchoolName)],
    ['High school class', said(cover.highSchoolGradYear)],
    ['High school GPA', said(cover.highSchoolGPA)],
    ['College', said(cover.collegeName)],
    ['College class', said(cover.collegeGradYear)],
    ['College GPA', said(cover.collegeGPA)],
    ['Height', said(cover.height)],
    ['Weight', said(cover.weight)],
    ['GHIN', said(cover.ghin)],
    ['NCAA number', said(cover.ncaa)],
  ] as const;
  return [
    ...facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value, href: null }])),
    ...(email === null ? [] : [{ label: 'Email', value: email, href: `mailto:${email}` }]),
    ...(website === null
      ? []
      : [
          {
            label: 'Website',
            value: website.replace(/^https?:\/\/|\/$/gi, ''),
            href: isWebLink(website) ? website : null,
          },
        ]),
  ];
}

function chartBlocks(data: ResumeData, units: UnitSystem): readonly ReportBlock[] {
  const range = data.barChartsDateRangeLabel;
  return [
    ...chartFlags.flatMap((flag) => {
      const chart = data.charts[flag];
      return chart === null ? [] : [chartBlock(chart, range)];
    }),
    ...tableOf('Tournaments in the Charts', chartTournamentColumns, data.barChartsTournaments.map(chartTournamentRow)),
    ...tableOf(
      'Featured Tournaments',
      featuredColumns(units),
      data.featuredTournaments.map((featured) => featuredRow(featured, units)),
    ),
  ];
}

function chartBlock(chart: NonNullable<ResumeData['charts']['includeBestTen']>, range: string): ColumnsBlock {
  const { barData, gridData, options, title, recordCount } = chart;
  const hasYears = barData.some(({ year }) => year !== '');
  return {
    kind: 'columns',
    title,
    hint: `${range}, ${plural(recordCount, 'round')}`,
    top: Math.max(...options.yTicks, ...barData.map(({ value }) => value)),
    ticks: options.yTicks,
    columns: barData.map(({ label, value, isAverage }) => ({ label, value, isAverage })),
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

/** The tournament as it was played, and how much of it is in the charts: a sum of a part is not called total. */
const chartTournamentRow = ({ whole, ...tournament }: ChartTournament): TableRow =>
  rowOf([
    tournament.title,
    formatDays(whole.dateStarted, whole.dateEnded, true),
    whole.scores.join(' · '),
    whole.totalScoreWithPar.formatted,
    whole.placing,
    cellOf(
      `${tournament.includedRounds.length} of ${plural(whole.scores.length, 'round')}`,
      tournament.includedRounds.length === whole.scores.length ? '' : tournament.totalScoreWithPar.formatted,
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

/** A tournament's name, its rounds, and their sum. */
function tournamentRows({ name, notes, result }: ResumeTournament, units: UnitSystem): readonly TableRow[] {
  const rounds = result.includedRounds.map((round, index) =>
    // A round without a number is named by its course, which is next to it.
    rowOf(
      [round.name === round.courseName ? `Round ${index + 1}` : round.name, ...difficultyCells(round, units)],
      'part',
    ),
  );
  const total = result.totalScoreWithPar;
  const line = [formatDays(result.dateStarted, result.dateEnded, true), result.location ?? ''];
  const placing = result.placing === NOTHING ? [] : [cellOf(result.placing)];
  return [
    rowOf([cellOf(name, line.filter((part) => part !== '').join(' · ')), ...placing], 'group', notes),
    ...rounds,
    ...(total === null || rounds.length < 2
      ? []
      : [rowOf(['Total', '', lengthText(result.averageYards, units), '', total.formatted, ''], 'sum')]),
  ];
}

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

/** A table, or none if it has no rows. */
const tableOf = (title: string, columns: TableBlock['columns'], rows: readonly TableRow[]): readonly TableBlock[] =>
  rows.length === 0 ? [] : [{ kind: 'table', title, columns, rows, notes: [] }];

/** Without a unit, which the column's head names. */
const lengthText = (length: Yards | null, units: UnitSystem): string =>
  length === null ? NOTHING : grouped(units === 'metric' ? yardsToMetres(length) : length);

const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const said = (text: string | null | undefined): string | null => text?.trim() || null;
