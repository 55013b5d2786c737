import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '@strokebook/golf/calendar';
import { formOf } from '@strokebook/golf/form';
import { type RoundDocument, summarizeRound } from '@strokebook/golf/model';
import type { Career, CareerRound } from '@strokebook/golf/overview';
import { usualHoleCount } from '@strokebook/golf/selection';
import { placeOfStat, readStat, tallyRound } from '@strokebook/golf/stats';
import { barsOf } from '../report/blocks/bars.ts';
import { wordsOfScorecard } from '../report/blocks/scorecard.ts';
import { cellOf, figures, rowOf, words, wordsOfTable } from '../report/blocks/table.ts';
import { type ReportDocument, reportWords } from '../report/document.ts';
import { lineText } from '../report/words.ts';
import {
  bestRoundId,
  playerBestRoundReport,
  playerBestStatsReport,
  playerPerformanceReport,
  playerPerformanceSummary,
  publicPlayerStatsReport,
  type ReportInput,
  roundAssessmentReport,
} from './index.ts';
import { bestOfStat } from './player-best-stats-report/best-of-stat.ts';
import { trendBlock } from './trend-block.ts';

const documents = readFileSync(new URL('../../golf/golden/player.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RoundDocument);
const career = documents.map((round): CareerRound => ({ summary: summarizeRound(round), tally: tallyRound(round) }));
const today = calendarDay('2026-09-20');
const input: ReportInput = {
  subject: 'Ada Berg',
  career,
  tournamentRounds: career,
  form: formOf(
    career.map(({ summary }) => ({ ...summary, courseRating: 70.1 })),
    today,
  ),
  today,
  units: 'imperial',
  holeCount: 18,
  standardName: 'pgaTour2024',
  timeframe: { label: 'All Time', dateRange: { start: null, end: null } },
};
const bestRound = (of: ReportInput): ReportDocument =>
  playerBestRoundReport(of, documents.find(({ roundId }) => roundId === bestRoundId(of)) ?? null);
const reports: readonly (readonly [string, (of: ReportInput) => ReportDocument])[] = [
  ['ppr', playerPerformanceReport],
  ['rr', bestRound],
  ['public-player-stats-report', (of) => publicPlayerStatsReport(of, true)],
  ['player-performance-summary', playerPerformanceSummary],
  ['data-analysis', roundAssessmentReport],
  ['player-best-stats-report', playerBestStatsReport],
];

/** What is said, a line each. */
const linesOf = (report: ReportDocument): readonly string[] => {
  const { heading, subject, subtitle, sections } = reportWords(report);
  return [
    `${heading}, ${subject}, ${subtitle}`,
    ...sections.flatMap((section) => [
      `## ${section.heading}`,
      ...section.parts.flatMap(({ title, lines, columns, rows }) => [
        ...(title === '' ? [] : [`### ${title}`]),
        ...(columns.length === 0 ? [] : [columns.join(' | ')]),
        ...rows.map((row) => row.join(' | ')),
        ...lines.map(lineText),
      ]),
    ]),
  ];
};

describe.each(reports)('%s', (_name, report) => {
  it('has rows of as many cells as columns, and figures with what they rest on', () => {
    const document = report(input);
    const tables = document.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
    for (const { columns, rows } of tables) {
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    }
    expect(linesOf(document).join('\n')).toMatch(/\d+ of \d+|\d+ rounds/);
  });

  it('says in a sentence that there is nothing, and draws nothing then', () => {
    const { sections } = report({ ...input, career: [], tournamentRounds: [] });
    expect(sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)).every((kind) => kind === 'text')).toBe(
      true,
    );
    expect(sections.length).toBeGreaterThan(0);
  });
});

it('says the best round word for word', () => {
  const lines = linesOf(bestRound(input));
  expect(lines.slice(0, 22)).toMatchInlineSnapshot(`
    [
      "Player Best Round Report, Ada Berg, Best of 5 tournament rounds of 18 holes, All Time",
      "## 68 (−2), Copper Mesa Invitational 2026, Final",
      "Mar 5, 2026, Lake Verity Municipal, 5,763 yd",
      "Figure | Value | Of",
      "Score | 68 | par 70",
      "SG Total | −1.11 | 18 holes, against PGA TOUR players",
      "Birdies or better | 2.0 | 18 holes",
      "FIR | 71% | 10 of 14",
      "GIR | 50% | 9 of 18",
      "Putts | 25.0 | 18 holes",
      "Hole | Yards | Par | Score | Putts | Fairway | Green | Up and down | SG",
      "1 | 329 | 4 | 4 | 2 | → | ✓ |  | −0.18",
      "2 | 360 | 4 | 4 | 1 | ✓ | × | ✓ | −0.09",
      "3 | 144 | 3 | 3 | 1 |  | × | ✓ | −0.02",
      "4 | 373 | 4 | 4 | 1 | ✓ | × | ✓ | −0.07",
      "5 | 446 | 5 | 4, birdie | 1 | ✓ | ✓ | ✓ | +0.08",
      "6 | 340 | 4 | 4 | 1 | ✓ | × | ✓ | −0.15",
      "7 | 163 | 3 | 3 | 1 |  | × | ✓ | +0.02",
      "8 | 366 | 4 | 4 | 1 | ✓ | × | ✓ | −0.07",
      "9 | 318 | 4 | 4 | 1 | ← | × | ✓ | −0.23",
      "OUT | 2,839 | 35 | 34 | 10 | 5/7 | 2/9 | 8/8 | −0.69",
      "10 | 353 | 4 | 4 | 2 | → | ✓ |  | −0.12",
    ]
  `);
});

it('says what strokes gained are measured against beside each heading of them, and the standard below a name (ASSESS-O6)', () => {
  const women = { ...input, standardName: 'collegeWomen' };
  const baseline = 'strokes a round, against PGA TOUR players from the same places';
  for (const heading of ['Where the strokes go', 'Strokes gained by distance and lie']) {
    expect(
      reportWords(playerPerformanceReport(women)).sections.find((one) => one.heading === heading)?.parts[0],
    ).toMatchObject({ lines: [baseline] });
  }
  const assessment = linesOf(roundAssessmentReport(women));
  expect(assessment).toContainEqual(expect.stringMatching(/^GIR \(standard 68%\) \| /));
  expect(assessment).toContainEqual(expect.stringMatching(/^SG Total \(against PGA TOUR players\) \| /));
});

it('names the nearest standard that judges a category without figures in the chosen one (DASH-11)', () => {
  const lines = linesOf(roundAssessmentReport({ ...input, standardName: 'd1MenMid' }));
  expect(lines).toContainEqual(expect.stringMatching(/\(1 of 1\) \| \d+% \(\d of 1; by College level, men’s scores\)/));
});

it('says which tables and trends are of the whole career, whatever the days of the report (CGR-O60)', () => {
  const june = { ...input, timeframe: { label: 'June', dateRange: { start: calendarDay('2026-06-01'), end: null } } };
  expect(linesOf(playerPerformanceReport(june))).toEqual(
    expect.arrayContaining([
      '### Recent Performance, of all rounds so far',
      '### Strokes gained in all, of the latest rounds whatever the days above',
    ]),
  );
});

it('counts a round of nine where only such were finished', () => {
  const nines = career.filter(({ summary }) => summary.holeCount === 9);
  const of = (rounds: Career) => usualHoleCount(rounds.map(({ summary }) => summary));
  expect([of(career), of(nines), of([])]).toEqual([18, 9, 18]);
});

describe('the best of a stat', () => {
  const rounds = career.filter(({ summary }) => summary.holeCount === 18);

  it.each(['scoring.score', 'approach.greensInRegulation', 'putt.strokesGained', 'putt.putts'])(
    'of %s is what looking at every round finds',
    (statId) => {
      const valueOf = ({ tally }: CareerRound) => {
        const result = readStat(tally, placeOfStat(statId), 18);
        return result.state === 'value' ? result.value : null;
      };
      const known = rounds.flatMap((round) => valueOf(round) ?? []);
      const isLower = ['scoring.score', 'putt.putts'].includes(statId);
      const sorted = known.toSorted((a, b) => (isLower ? a - b : b - a));
      expect(bestOfStat(rounds, statId, 18).map(valueOf)).toEqual(sorted);
    },
  );

  it('leaves out shares and averages of fewer than five opportunities', () => {
    for (const statId of ['save.sandSaves', 'save.scrambling', 'approach.proximity']) {
      for (const { tally } of bestOfStat(rounds, statId, 18)) {
        expect(readStat(tally, placeOfStat(statId), 18)).toMatchObject({ n: expect.toSatisfy((n: number) => n >= 5) });
      }
    }
    expect(bestOfStat(rounds, 'save.sandSaves', 18).length).toBeLessThan(rounds.length);
  });

  it('knows no stat that there is none of', () => {
    expect(() => bestOfStat(rounds, 'no.such', 18)).toThrow(RangeError);
  });
});

describe('the blocks in words', () => {
  it('say what a figure rests on, and better or worse in a word', () => {
    const table = {
      kind: 'table',
      title: 'T',
      columns: [...words('Stat'), ...figures('Player')],
      rows: [rowOf(['GIR', cellOf('61%', '11 of 18', 'worse')])],
      notes: ['n'],
    } as const;
    expect(wordsOfTable(table)).toEqual({
      title: 'T',
      lines: ['n'],
      columns: ['Stat', 'Player'],
      rows: [['GIR', '61% (11 of 18), worse']],
    });
  });

  it('say the sign about a score', () => {
    const cells = [
      { text: '2', mark: 'birdie' },
      { text: '7', mark: 'double' },
      { text: '9', mark: null },
    ] as const;
    const columns = ['1', '2', 'OUT'].map((label) => ({ label, isSum: label === 'OUT' }));
    const card = wordsOfScorecard({
      kind: 'scorecard',
      title: '',
      parts: [{ columns, rows: [{ label: 'Score', cells }] }],
      notes: [],
    });
    expect(card.rows).toEqual([
      ['1', '2, birdie'],
      ['2', '7, double bogey or worse'],
      ['OUT', '9'],
    ]);
  });

  it('bars hold zero and every interval', () => {
    const bar = { label: '', basis: '', text: '', tone: null, isSure: true, interval: { low: -3, high: -1 } };
    expect(barsOf('', [{ ...bar, value: -2 }])).toMatchObject({ low: -3, high: 0 });
    expect(barsOf('', [])).toMatchObject({ low: 0, high: 0 });
  });

  it('a line goes from its first round to its last, and leaves out those that cannot say', () => {
    const rounds = [1, null, 3, 2].map((value, index) => ({
      playedOn: calendarDay(`2026-05-0${index + 1}`),
      label: 'r',
      value,
    }));
    const block = trendBlock('T', rounds, { value: String, tick: String });
    expect(block).toMatchObject({ kind: 'line', low: 0, high: 3, ends: ['May 1, 2026', 'May 4, 2026'] });
    expect(block.kind === 'line' && block.points.map(({ at }) => Number(at.toFixed(2)))).toEqual([0, 0.67, 1]);
    expect(trendBlock('T', [], { value: String, tick: String }).kind).toBe('text');
  });
});
