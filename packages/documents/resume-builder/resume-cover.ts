import { monthOf } from '@strokebook/golf/calendar';
import {
  formatDay,
  formatDays,
  formatDifferential,
  NOTHING,
  plural,
  scoreToPar,
  shortMonthNames,
} from '@strokebook/golf/format';
import { type SchoolColors, schoolPalette } from '@strokebook/golf/organization';
import type { UnitSystem } from '@strokebook/golf/model';
import type { AverageName, TournamentRecord } from '@strokebook/golf/tournaments';
import { headlineFigures, type SeasonScores } from '@strokebook/golf/season';
import { type Fact, type FiguresBlock, figuresOf } from '../report/blocks/figures.ts';
import type { StripBlock } from '../report/blocks/strip.ts';
import { days, figures, names, rowOf, type TableBlock, tableIfAny, words } from '../report/blocks/table.ts';
import { textOf } from '../report/blocks/text.ts';
import type { ReportDocument, ReportSection } from '../report/document.ts';
import type { ResumeHighlights } from './build-resume-data.ts';
import { isWebLink, lengthLabel, lengthText, paragraphs, said } from './resume-words.ts';
import type { CoverPageData, ResumeData, ResumeTournament } from './resume-data.ts';

/** The averages beside the scoring average that matter most to a recruiter. */
const coverAverages: readonly { readonly name: AverageName; readonly label: string }[] = [
  { name: 'fir', label: 'Fairways hit' },
  { name: 'gir', label: 'Greens in regulation' },
  { name: 'upDown', label: 'Up and down' },
  { name: 'putts', label: 'Putts' },
  { name: 'birdieOrBetter', label: 'Birdies or better' },
];

/** Who the player is, on the band at the top of page one. */
export function coverOf(
  cover: Partial<CoverPageData>,
  colors: SchoolColors | null,
): NonNullable<ReportDocument['cover']> {
  const { year, school, gpa } = schoolOf(cover);
  return {
    hasPicture: said(cover.picture) !== null,
    hasLogo: said(cover.customLogo) !== null,
    className: year === null ? '' : `Class of ${year}`,
    school: [school, gpa === null ? null : `GPA ${gpa}`].filter((part) => part !== null).join(' · '),
    facts: factsOf(cover),
    ...(colors !== null && { palette: schoolPalette(colors) }),
  };
}

/** 'Class of 2028 · Ridge High · GPA 3.60'; empty if none of it is selected. */
export function classLine(cover: Partial<CoverPageData>): string {
  const { className, school } = coverOf(cover, null);
  return [className, school].filter((part) => part !== '').join(' · ');
}

/** Class, name and GPA of the college; each falls back to the high school's. */
const schoolOf = (cover: Partial<CoverPageData>) => ({
  year: said(cover.collegeGradYear) ?? said(cover.highSchoolGradYear),
  school: said(cover.collegeName) ?? said(cover.highSchoolName),
  gpa: said(cover.collegeGPA) ?? said(cover.highSchoolGPA),
});

/** What the band's lines do not say. */
function factsOf(cover: Partial<CoverPageData>): readonly Fact[] {
  const website = said(cover.websiteLink);
  const email = said(cover.email);
  const facts = [
    ['High school', highSchoolText(cover)],
    ['Height', said(cover.height)],
    ['Weight', said(cover.weight)],
    ['GHIN', said(cover.ghin)],
    ['Official index', said(cover.officialIndex)],
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

/** 'Ridge High, class of 2026, GPA 3.90' beside a college; what the band says of the high school is not repeated. */
function highSchoolText(cover: Partial<CoverPageData>): string | null {
  const college = [cover.collegeName, cover.collegeGradYear, cover.collegeGPA].map(said);
  const [name, year, gpa] = [cover.highSchoolName, cover.highSchoolGradYear, cover.highSchoolGPA].map(said);
  const parts = [name, year && `class of ${year}`, gpa && `GPA ${gpa}`].filter(
    (_part, place) => college[place] !== null,
  );
  return parts.filter((part) => part).join(', ') || null;
}

/** What a recruiter looks for first, in the order of the questions; empty parts are omitted by the caller. */
export function coverSections(
  data: ResumeData,
  cover: Partial<CoverPageData>,
  { record, differential, season }: ResumeHighlights,
  units: UnitSystem,
): readonly ReportSection[] {
  const about = paragraphs(cover.aboutMe ?? '');
  const range = data.barChartsDateRangeLabel;
  const rounds = plural(record.roundCount, 'tournament round');
  const hint = `${range}, ${rounds}${record.holeCount === 18 ? '' : ` of ${record.holeCount} holes`}`;
  return [
    { heading: '', blocks: keyFigures(season) },
    {
      heading: 'To Par, Round by Round',
      hint: 'last 20 in tournaments; a circle is under par, a square over',
      blocks: season.strip.length === 0 ? [] : [stripOf(season.strip)],
    },
    { heading: 'Tournaments', blocks: tournamentsTable(data.selectedTournaments, units) },
    { heading: 'Tournament Averages', hint, blocks: averagesOf(record, differential) },
    {
      heading: 'Upcoming Events',
      blocks: tableIfAny(
        '',
        [...names('Event'), ...words('Place'), ...days('Dates'), ...words('Status')],
        data.upcomingEvents.map(({ name, location, startDate, endDate, status }) =>
          rowOf([name, location, formatDays(startDate, endDate ?? startDate, true), status]),
        ),
      ),
    },
    { heading: 'About', blocks: about.length === 0 ? [] : [textOf(...about)] },
    {
      heading: 'Best Rounds',
      blocks: tableIfAny(
        '',
        [...names('Tournament', 'Course'), ...days('Date'), ...figures(lengthLabel(units), 'Score')],
        record.bestRounds.map((round) =>
          rowOf([
            round.tournamentName ?? round.name,
            round.courseName,
            formatDay(round.playedOn, true),
            lengthText(round.courseLengthYards, units),
            round.performance.formatted,
          ]),
        ),
      ),
    },
  ];
}

/** Scoring average, best finish and best round, as far as they are known: those of the profile (RESUME-O62). */
const keyFigures = (season: SeasonScores): readonly FiguresBlock[] => {
  const period = season.period.label;
  const figures = headlineFigures(season, period).map(({ title, value, toPar, detail }) => ({
    label: title,
    value: toPar === null ? value : `${value} (${toPar})`,
    basis: detail,
  }));
  return figures.length === 0 ? [] : [{ kind: 'figures', isLarge: true, period, figures }];
};

const stripOf = (strip: SeasonScores['strip']): StripBlock => ({
  kind: 'strip',
  events: strip.map(({ name, finish, startedOn, rounds }) => ({
    name,
    detail: [finish, shortMonthNames[monthOf(startedOn) - 1]].filter((part) => part !== null).join(', '),
    rounds: rounds.map(({ toPar }) => ({ toPar, text: scoreToPar(toPar) })),
  })),
});

function averagesOf(
  { roundCount, averages }: TournamentRecord,
  differential: ResumeHighlights['differential'],
): readonly FiguresBlock[] {
  if (roundCount === 0) return [];
  const figures = coverAverages
    .map(({ name, label }) => ({ label, value: averages[name].formatted, basis: averages[name].basis }))
    .filter(({ value }) => value !== NOTHING);
  if (differential === null) return figuresOf(figures);
  const value = formatDifferential(differential.value);
  return figuresOf([...figures, { label: 'Differential', value, basis: plural(differential.roundCount, 'round') }]);
}

/** A leaderboard line of each tournament: finish, all rounds, and their sum (RESUME-O14). */
const tournamentsTable = (tournaments: readonly ResumeTournament[], units: UnitSystem): readonly TableBlock[] =>
  tableIfAny(
    '',
    [
      ...names('Tournament'),
      ...days('Dates'),
      ...words('Finish', 'Rounds'),
      ...figures('Total', 'Rating / slope', lengthLabel(units)),
    ],
    tournaments.map(({ name, notes, result }) => {
      const ratings = new Set(result.includedRounds.map(({ rating }) => rating));
      return rowOf(
        [
          name,
          formatDays(result.dateStarted, result.dateEnded, true),
          result.placing,
          result.includedRounds.map(({ performance }) => performance.score).join(' · '),
          result.totalScoreWithPar?.formatted ?? NOTHING,
          // Rounds on different courses have different ratings.
          ratings.size === 1 ? ([...ratings][0] ?? NOTHING) : NOTHING,
          lengthText(result.averageYards, units),
        ],
        'row',
        notes,
      );
    }),
  );
