import { formatDay, formatDays, grouped, NOTHING, plural } from '@strokebook/golf/format';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { Yards } from '@strokebook/golf/model';
import type { AverageName, ChartBar, TournamentRecord } from '@strokebook/golf/resume';
import type { ResultRound } from '@strokebook/golf/results';
import type { IncludedTournament } from './merge-tournaments.ts';
import type { CoverPageData, ResumeData, ResumeFeatured, ResumeRound, ResumeTournament } from './resume-data.ts';
import { chartFlags } from './selections.ts';

/** A word and what is said to it; `href` where it leads somewhere. */
type ResumeFact = { readonly label: string; readonly value: string; readonly href: string | null };

/** Rows of texts under their heads; what stands in the first column names its row. */
type ResumeTable = {
  readonly heading: string;
  readonly columns: readonly string[];
  /** A note is the player's own on that row; empty without one. */
  readonly rows: readonly { readonly cells: readonly string[]; readonly note: string }[];
};

/** A tournament with its rounds, which stay on one page with it. */
type ResumeTournamentBlock = {
  readonly name: string;
  /** 'T3 of 78'; empty where neither is known. */
  readonly placing: string;
  /** Days and place. */
  readonly line: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note: string;
};

/** Bars from zero, and the figures under them by rows. */
type ResumeChartBlock = {
  readonly title: string;
  /** 'Last 24 Months, 10 rounds'. */
  readonly range: string;
  readonly top: number;
  readonly ticks: readonly number[];
  readonly bars: readonly Pick<ChartBar, 'label' | 'value' | 'isAverage'>[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
};

type ResumeCover = {
  readonly hasPicture: boolean;
  readonly hasLogo: boolean;
  /** 'Class of 2028', then the school; empty where neither was chosen. */
  readonly line: string;
  readonly facts: readonly ResumeFact[];
  readonly averages: readonly { readonly label: string; readonly value: string; readonly basis: string }[];
  /** Of which days the averages and best rounds are. */
  readonly range: string;
  readonly bestRounds: ResumeTable | null;
  /** Paragraphs. */
  readonly about: readonly string[];
  readonly upcoming: ResumeTable | null;
};

/** The resume as it is printed, word for word. Who draws it chooses and computes nothing. */
export type ResumeDocument = {
  readonly playerName: string;
  /** Null where the cover page is off. */
  readonly cover: ResumeCover | null;
  readonly charts: readonly ResumeChartBlock[];
  /** Tournaments of the charts, and featured ones. */
  readonly chartTables: readonly ResumeTable[];
  readonly tournaments: readonly ResumeTournamentBlock[];
  readonly rounds: ResumeTable | null;
  readonly news: readonly {
    readonly header: string;
    readonly body: readonly string[];
    readonly linkUrl: string | null;
  }[];
};

type ResumeDocumentInput = {
  /** What was chosen of the player's data. */
  readonly data: ResumeData;
  readonly hasCover: boolean;
  readonly record: TournamentRecord;
};

/** What a recruiter reads first of the averages. */
const coverAverages: readonly { readonly name: AverageName; readonly label: string }[] = [
  { name: 'score', label: 'Scoring average' },
  { name: 'fir', label: 'Fairways hit' },
  { name: 'gir', label: 'Greens in regulation' },
  { name: 'upDown', label: 'Up and down' },
  { name: 'putts', label: 'Putts' },
  { name: 'birdieOrBetter', label: 'Birdies or better' },
];

const roundColumns = ['Course', 'Yards', 'Rating / slope', 'Score', 'Differential'] as const;

/** The chosen parts of a resume in their order; a part with nothing in it is not there. */
export function resumeDocument({ data, hasCover, record }: ResumeDocumentInput): ResumeDocument {
  const ofRange = data.barChartsDateRangeLabel;
  const featured = data.featuredTournaments.map(featuredRow);
  return {
    playerName: data.playerName,
    cover: hasCover ? coverOf(data, record) : null,
    charts: chartFlags.flatMap((flag) => {
      const chart = data.charts[flag];
      return chart === null ? [] : [chartBlock(chart, ofRange)];
    }),
    chartTables: [
      tableOf('Tournaments of These Rounds', chartTournamentColumns, data.barChartsTournaments.map(chartTournamentRow)),
      tableOf('Featured Tournaments', featuredColumns, featured),
    ].filter((table) => table !== null),
    tournaments: data.selectedTournaments.map(tournamentBlock),
    rounds: tableOf('Rounds', ['Round', 'Date', ...roundColumns], data.selectedRounds.map(roundRow)),
    news: data.selectedNewsfeedItems.map(({ header, body, linkUrl }) => ({
      header,
      body: paragraphs(body),
      linkUrl: linkUrl !== null && isWebLink(linkUrl) ? linkUrl : null,
    })),
  };
}

/** Nothing but these may become a link: what a player wrote is only text. */
const isWebLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

function coverOf(data: ResumeData, record: TournamentRecord): ResumeCover {
  const cover: Partial<CoverPageData> = data.coverPageData ?? {};
  const year = said(cover.collegeGradYear) ?? said(cover.highSchoolGradYear);
  const school = said(cover.collegeName) ?? said(cover.highSchoolName);
  return {
    hasPicture: said(cover.picture) !== null,
    hasLogo: said(cover.customLogo) !== null,
    line: [year === null ? null : `Class of ${year}`, school].filter((part) => part !== null).join(' · '),
    facts: factsOf(cover),
    averages:
      record.roundCount === 0
        ? []
        : coverAverages
            .map(({ name, label }) => ({ label, average: record.averages[name] }))
            .filter(({ average }) => average.formatted !== NOTHING)
            .map(({ label, average }) => ({ label, value: average.formatted, basis: average.basis })),
    range: `${data.barChartsDateRangeLabel}, ${plural(record.roundCount, 'tournament round')}`,
    bestRounds: tableOf(
      'Best Rounds',
      ['Tournament', 'Course', 'Date', 'Yards', 'Score'],
      record.bestRounds.map((round) => ({
        cells: [
          round.tournamentName ?? round.name,
          round.courseName,
          formatDay(round.playedOn, true),
          yardsText(round.courseLengthYards),
          round.performance.formatted,
        ],
        note: '',
      })),
    ),
    about: paragraphs(cover.aboutMe ?? ''),
    upcoming: tableOf(
      'Upcoming Events',
      ['Event', 'Place', 'Dates'],
      data.upcomingEvents.map(({ name, location, startDate, endDate }) => ({
        cells: [name, location, formatDays(startDate, endDate ?? startDate, true)],
        note: '',
      })),
    ),
  };
}

function factsOf(cover: Partial<CoverPageData>): readonly ResumeFact[] {
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

function chartBlock(chart: NonNullable<ResumeData['charts']['includeBestTen']>, range: string): ResumeChartBlock {
  const { barData, gridData, options, title, recordCount } = chart;
  const hasYears = barData.some(({ year }) => year !== '');
  return {
    title,
    range: `${range}, ${plural(recordCount, 'round')}`,
    top: Math.max(...options.yTicks, ...barData.map(({ value }) => value)),
    ticks: options.yTicks,
    bars: barData.map(({ label, value, isAverage }) => ({ label, value, isAverage })),
    rows: [
      { label: 'Date', cells: barData.map(({ date }) => date) },
      ...(hasYears ? [{ label: 'Year', cells: barData.map(({ year }) => year) }] : []),
      { label: 'To par', cells: barData.map(({ toPar }) => toPar) },
      ...gridData,
    ],
  };
}

const chartTournamentColumns = ['Tournament', 'Date', 'Rounds', 'Total', 'Average', 'Best round', 'Yards'];

const chartTournamentRow = (tournament: IncludedTournament): ResumeTable['rows'][number] => ({
  cells: [
    tournament.title,
    daysOfRounds(tournament.includedRounds.map(({ dateStarted }) => dateStarted)),
    tournament.includedRounds.map(({ performance }) => performance.score).join(' · '),
    tournament.totalScoreWithPar.formatted,
    tournament.averageScore,
    tournament.bestRoundScoreWithPar.formatted,
    yardsText(tournament.averageYards),
  ],
  note: '',
});

const featuredColumns = ['Tournament', 'Date', 'Place', 'Rounds', 'Total', 'Average', 'Yards'];

const featuredRow = ({ name, notes, card }: ResumeFeatured): ResumeTable['rows'][number] => ({
  cells: [
    name,
    formatDays(card.startDate, card.endDate, true),
    card.location,
    card.roundScores.join(' · '),
    card.score ?? NOTHING,
    card.avgScore ?? NOTHING,
    yardsText(card.yards),
  ],
  note: notes ?? '',
});

function tournamentBlock({ name, notes, result }: ResumeTournament): ResumeTournamentBlock {
  // A round without a number is called by its course, which stands beside it.
  const rounds = result.includedRounds.map((round, index) => [
    round.name === round.courseName ? `Round ${index + 1}` : round.name,
    ...difficultyCells(round),
  ]);
  const total = result.totalScoreWithPar;
  const hasTotal = total !== null && rounds.length > 1;
  return {
    name,
    placing: result.placing === NOTHING ? '' : result.placing,
    line: [formatDays(result.dateStarted, result.dateEnded, true), result.location]
      .filter((part) => part !== null)
      .join(' · '),
    columns: ['Round', ...roundColumns],
    rows: hasTotal ? [...rounds, ['Total', '', yardsText(result.averageYards), '', total.formatted, '']] : rounds,
    note: notes ?? '',
  };
}

const roundRow = ({ name, notes, result }: ResumeRound): ResumeTable['rows'][number] => ({
  cells: [name, result.playedOn === null ? '' : formatDay(result.playedOn, true), ...difficultyCells(result)],
  note: notes ?? '',
});

/** As `roundColumns` has them. */
const difficultyCells = (round: ResultRound): readonly string[] => [
  round.courseName ?? NOTHING,
  yardsText(round.courseLengthYards),
  round.rating,
  round.performance.formatted,
  round.differential,
];

function daysOfRounds(days: readonly CalendarDay[]): string {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined ? '' : formatDays(first, last, true);
}

const tableOf = (heading: string, columns: readonly string[], rows: ResumeTable['rows']): ResumeTable | null =>
  rows.length === 0 ? null : { heading, columns, rows };

const yardsText = (length: Yards | null): string => (length === null ? NOTHING : grouped(length));

const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const said = (text: string | null | undefined): string | null => text?.trim() || null;
