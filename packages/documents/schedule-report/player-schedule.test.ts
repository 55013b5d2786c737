import { accountIdOf } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { calendarDay as day } from '@strokebook/golf/calendar';
import { yards } from '@strokebook/golf/model';
import type { CareerRound } from '@strokebook/golf/overview';
import { historicalMetrics, results, type ResultsChoice } from '@strokebook/golf/results';
import { defaultScheduleOptions, type ScheduleEvent } from '@strokebook/golf/schedule';
import { tallyRound } from '@strokebook/golf/stats';
import { roundOf, summaryOf } from '../../golf/testing/builders.ts';
import { scheduleEventOf } from '../../golf/testing/schedule.ts';
import type { TableBlock } from '../report/blocks/table.ts';
import { type ReportSection, reportWords } from '../report/document.ts';
import { playerSchedule, type PlayerScheduleInput, scheduleSections } from './player-schedule.ts';

const today = day('2026-06-15');
const ada = { accountId: accountIdOf(1), name: 'Ada Berg' };
const bea = { accountId: accountIdOf(2), name: 'Bea Mate' };
const result = { fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [] };
const at = (start: string, end = start): Pick<ScheduleEvent, 'startDate' | 'endDate'> => ({
  startDate: day(start),
  endDate: day(end),
});
const events = [
  scheduleEventOf('Spring Open', { ...at('2026-04-10', '2026-04-12'), result, isFavorite: true }),
  scheduleEventOf('City Match', { ...at('2026-06-15'), eventType: 'match', locale: 'local', status: 'qualifying' }),
  scheduleEventOf('State Cup', { ...at('2026-07-01', '2026-07-03'), courseName: 'Alder Creek', isTeamEvent: true }),
  scheduleEventOf('Coast Cup', { ...at('2026-07-03', '2026-07-04'), city: 'Verity', status: 'invited' }),
  scheduleEventOf('Fall Classic', { ...at('2026-10-05', '2026-10-06'), status: 'Alternate' }),
];
const career: readonly CareerRound[] = [70, 74].map((score, index) => ({
  summary: summaryOf({
    roundId: `r${index}`,
    type: 'tournament',
    tournamentId: 'Spring Open',
    tournamentName: 'Spring Open',
    playedOn: day(`2026-04-1${index}`),
    roundNumber: index + 1,
    score,
    yards: yards(6750),
  }),
  tally: tallyRound(roundOf({ roundId: `r${index}` })),
}));
const byScore: ResultsChoice = { view: 'score', timeframe: { kind: 'all' }, holeCount: 18, threshold: 'computed' };
const resultsOf = (choice: ResultsChoice) =>
  results(
    {
      career,
      events: events.map((event) => ({ ...event, note: event.isFavorite ? 'Windy' : null })),
      ratings: new Map([['r0', { courseRating: 72.4, slopeRating: 131, adjustedScore: 70 }]]),
      favoriteRounds: new Map([['r1', 'Best putting']]),
    },
    choice,
    today,
  );

const reportOf = (input: Partial<PlayerScheduleInput> = {}) =>
  playerSchedule({
    players: [ada],
    events,
    options: defaultScheduleOptions,
    sections: scheduleSections,
    range: { start: null, end: null },
    metrics: historicalMetrics({ career, events }, today),
    results: resultsOf(byScore),
    resultsView: 'score',
    isFavoritesOnly: false,
    hasStats: true,
    units: 'imperial',
    today,
    ...input,
  });
const [upcoming, historical, played] = [0, 1, 2].map(
  (index) => (input?: Partial<PlayerScheduleInput>) => reportOf(input).sections[index],
);
const tablesOf = (section: ReportSection | undefined) =>
  section?.blocks.filter((block) => block.kind === 'table') ?? [];
/** What stands in a column, by the rows. */
const cellsOf = (tables: readonly TableBlock[], column = 1) =>
  tables.flatMap(({ rows }) => rows.filter(({ kind }) => kind !== 'group').map(({ cells }) => cells[column]));
const namesOf = (section: ReportSection | undefined) => cellsOf(tablesOf(section)).map((cell) => cell?.text);

describe("the 'Player Schedule' report", () => {
  it('prints events, what is over, and results, word for word (API-28)', () => {
    expect(reportWords(reportOf())).toMatchSnapshot();
  });

  it('has the chosen sections in their order, and is about the days that they print (API-28, API-O5)', () => {
    const { sections, start, end, subtitle } = reportOf({ sections: ['Results', 'Upcoming'] });
    expect(sections.map(({ heading }) => heading)).toEqual(['Upcoming Events', 'Results']);
    expect([start, end, subtitle]).toEqual(['2026-04-10', '2026-10-06', 'Apr 10 – Oct 6, 2026']);
    const alone = reportOf({ sections: ['Upcoming'], events: [] });
    expect([alone.start, alone.end]).toEqual([today, today]);
  });

  it('keeps to the days that are asked for, with an event that reaches into them (API-28)', () => {
    const range = { start: day('2026-07-03'), end: day('2026-07-31') };
    const { start, end } = reportOf({ range });
    expect([start, end]).toEqual(['2026-07-03', '2026-07-31']);
    expect(namesOf(upcoming?.({ range }))).toEqual(['State Cup', 'Coast Cup']);
  });

  it('shows one table, or planned and considered events apart, by month, season or as a list (API-28, TOUR-05, TOUR-04)', () => {
    const shapeOf = (options: Partial<typeof defaultScheduleOptions>) =>
      tablesOf(upcoming?.({ options: { ...defaultScheduleOptions, ...options } })).map(({ title, rows }) => [
        title,
        rows.map(({ kind, cells }) => (kind === 'group' ? cells[0]?.text : '')),
      ]);
    expect(shapeOf({})).toEqual([
      ['Planned Events', ['June 2026', '', 'July 2026', '']],
      ['Considering Events', ['July 2026', '', 'October 2026', '']],
    ]);
    expect(shapeOf({ isMerged: true, viewBy: 'Season' })).toEqual([['', ['Summer 2026', '', '', '', 'Fall 2026', '']]]);
    expect(shapeOf({ isMerged: true, viewBy: 'Events' })).toEqual([['', ['', '', '', '']]]);
  });

  it('says who has an event with which status, and marks a clash with whose it is (API-28, DATA-46)', () => {
    const players = [ada, bea];
    const both = [
      ...events,
      ...events.slice(2, 4).map((event) => ({ ...event, accountId: accountIdOf(2), status: 'considering' })),
    ];
    const options = { ...defaultScheduleOptions, isMerged: true };
    const section = upcoming?.({ players, events: both, options });
    expect(reportOf({ players }).subtitle).toMatch(/ · With Bea Mate$/);
    expect(cellsOf(tablesOf(section), 4).map((cell) => cell?.small)).toEqual([
      ['Qualifying: Ada Berg'],
      ['In Field: Ada Berg', 'Considering: Bea Mate'],
      ['Considering: Bea Mate', 'Invited: Ada Berg'],
      ['In Field: Ada Berg (Alternate)'],
    ]);
    expect(cellsOf(tablesOf(section))[1]?.warnings).toEqual([
      'Ada Berg: Shares 1 day with Coast Cup',
      'Bea Mate: Shares 1 day with Coast Cup',
    ]);
  });

  it('prints what is featured or what scored best, favourites alone if asked, and figures only if asked (API-28)', () => {
    const featured = { view: 'featured', timeframe: { kind: 'all' }, holeCount: 'all', threshold: 'all' } as const;
    const headings = (input: Partial<PlayerScheduleInput>) => tablesOf(played?.(input)).map(({ title }) => title);
    expect(headings({ resultsView: 'featured', results: resultsOf(featured) })).toEqual([
      'Featured Rounds',
      'Featured Tournaments',
    ]);
    expect(headings({})).toEqual(['Best Rounds', 'Tournaments']);
    expect(played?.()?.hint).toBe('2 rounds, 1 tournament');
    expect(played?.({ isFavoritesOnly: true })?.hint).toBe('1 round, 1 tournament');
    const bare = reportOf({ hasStats: false }).sections;
    expect(bare.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
      ['table', 'table'],
      ['table'],
      ['text', 'table', 'table'],
    ]);
  });

  it('tells lengths in metres where metres are wanted, and no yard beside them (API-28, CGR-02)', () => {
    const lengths = cellsOf(tablesOf(played?.({ units: 'metric' })).slice(0, 1), 3).map((cell) => cell?.text);
    expect(lengths).toEqual(['6,172 m', '6,172 m']);
    expect(JSON.stringify(reportOf({ units: 'metric' }))).not.toMatch(/\d (yd|ft)\b/);
    expect(JSON.stringify(reportOf())).toContain('6,750 yd');
  });

  it('says what there is none of for a player without events (API-28)', () => {
    const empty = { career: [], events: [], ratings: new Map(), favoriteRounds: new Map() };
    const { sections } = reportOf({ events: [], results: results(empty, byScore, today), hasStats: false });
    expect(sections.flatMap(tablesOf).map(({ rows, notes }) => [rows.length, ...notes])).toEqual([
      [0, 'No planned events.'],
      [0, 'No events are being considered.'],
      [0, 'No historical events.'],
      [0, 'No tournament rounds of these days.'],
      [0, 'No tournaments of these days.'],
    ]);
    expect(historical?.({ events: [] })?.hint).toBe('0 events');
  });
});
