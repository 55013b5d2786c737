import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import { groupRounds, type RoundGroup } from '../grouping/index.ts';
import { summarizeRound } from '../model/summarize-round.ts';
import { anyHoles } from '../testing/arbitraries.ts';
import { holeOf, puttOf, roundOf, shotOf, summaryOf } from '../testing/builders.ts';
import {
  columnAverageInWords,
  formatColumnScore,
  aggregateRounds,
  formatColumnAverage,
  formatPutts,
  puttsOfRound,
  formatShare,
} from './aggregate.ts';
import { type ColumnLabel, scorecardColumns } from './columns.ts';
import {
  flatRounds,
  groupedRounds,
  isAnimated,
  roundsIn,
  scorecardModels,
  scorecardRows,
  singleRound,
} from './model.ts';
import { scoreMark } from './score-mark.ts';
import { commonPars } from './common-pars.ts';
import { roundCardOf } from './round-card.ts';
import { type IsCounted, scorecardRound } from './scorecard-round.ts';

type Round = ReturnType<typeof roundOf>;
const anyRound = anyHoles.map((holes) => roundOf({ holes }));
const rowOf = (round: Round, isCounted?: IsCounted) =>
  scorecardRound(summarizeRound(round), roundCardOf(round), isCounted);
const holes = (...numbers: number[]) => numbers.map((hole) => holeOf({ hole }));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_unused, index) => from + index);
const nine = (from = 1) => roundOf({ holeCount: 9, holes: holes(...range(from, from + 8)) });

describe('net scores', () => {
  const round = roundOf({ holes: range(1, 18).map((hole) => holeOf({ hole, par: 4, score: 5 })) });
  const strokes = range(1, 18).map((hole) => (hole <= 3 ? 1 : 0));
  const card = roundCardOf(round);

  it('have the strokes of each hole and of the counted holes of a sum (INDEX-15)', () => {
    const { data } = scorecardRound(summarizeRound(round), card, (_roundId, hole) => hole !== 1, strokes);
    const received = (['1', '4', 'OUT', 'IN', 'TOTAL'] as const).map((label) => data.get(label)?.received);
    expect(received).toEqual([1, 0, 2, 0, 2]);
  });

  it('are not there without strokes (INDEX-15)', () => {
    const { data } = scorecardRound(summarizeRound(round), card);
    expect([data.get('1')?.received, data.get('TOTAL')?.received]).toEqual([null, null]);
  });
});

describe('columns', () => {
  const labels = (...rounds: Round[]) => scorecardColumns(rounds.map(roundCardOf));

  it('are holes 1-9, OUT, 10-18, IN, TOTAL (CARD-01)', () => {
    expect(labels(roundOf())).toEqual([...range(1, 9).map(String), 'OUT', ...range(10, 18).map(String), 'IN', 'TOTAL']);
  });

  it('leave out 10-18 and IN when no displayed round has them (CARD-O1)', () => {
    expect(labels(nine())).toEqual([...range(1, 9).map(String), 'OUT', 'TOTAL']);
    expect(labels(nine(), roundOf())).toHaveLength(21);
    expect(labels(nine(10))).toHaveLength(21);
  });

  it('count each playing of a hole that is played twice by itself (SHOTS-08, SHOTS-O3)', () => {
    const twice = roundOf({ holes: holes(...range(1, 9), ...range(1, 9)) });
    const row = rowOf(twice, (_roundId, hole, nth) => hole === 3 && nth === 2);
    const counted = [...row.data].flatMap(([label, { hole, excluded }]) => (hole === null || excluded ? [] : [label]));
    expect(counted).toEqual(['12']);
    expect(row.data.get('12')?.hole).toMatchObject({ hole: 3, nth: 2 });
  });

  it('place holes by their number, also in a shotgun start', () => {
    const round = rowOf(
      roundOf({ holes: [holeOf({ hole: 10, score: 9 }), ...holes(...range(11, 18), ...range(1, 9))] }),
    );
    expect(round.data.get('10')?.score).toBe(9);
  });

  it('give every hole of a course with 27 or 36 holes a column of its own', () => {
    const of = (...numbers: number[]) =>
      [...rowOf(roundOf({ holes: holes(...numbers) })).data].flatMap(([label, cell]) =>
        cell.hole === null ? [] : [[label, cell.hole.hole]],
      );
    expect(of(...range(10, 27))).toContainEqual(['1', 19]);
    expect(of(...range(1, 9), ...range(19, 27))).toContainEqual(['10', 19]);
    expect(new Set(of(...range(1, 9), ...range(19, 27)).map(([label]) => label)).size).toBe(18);
    expect(of(...range(19, 36))).toContainEqual(['18', 36]);
  });
});

describe('a round on the scorecard', () => {
  it('has score, par and score to par in every column (DATA-37)', () => {
    const round = rowOf(
      roundOf({
        roundId: 'r7',
        course: { courseId: 'c1', name: 'Pine Hollow' },
        tournament: { name: 'Spring Open' },
        holes: [holeOf({ hole: 1, par: 4, score: 3 }), ...holes(...range(2, 18))],
      }),
    );
    expect([round.roundId, round.name, round.date, round.golfCourseId]).toEqual([
      'r7',
      'Spring Open',
      calendarDay('2026-06-01'),
      'c1',
    ]);
    const cell = (label: ColumnLabel) => {
      const { score, par, scoreVsPar, excluded } = round.data.get(label) ?? {};
      return [score, par, scoreVsPar, excluded];
    };
    expect([cell('1'), cell('OUT'), cell('IN'), cell('TOTAL')]).toEqual([
      [3, 4, -1, false],
      [35, 36, -1, false],
      [36, 36, 0, false],
      [71, 72, -1, false],
    ]);
  });

  it('has no fairway to hit on a par 3 (CARD-11)', () => {
    const [hole] = roundCardOf(
      roundOf({ holes: [holeOf({ par: 3, score: 3, shots: [shotOf('tee', 160), puttOf(9), puttOf(1)] })] }),
    ).holes;
    expect(hole).toMatchObject({ fairway: null, greenInRegulation: true, putts: 2 });
  });

  it('leaves excluded holes out of its sums (CARD-O7)', () => {
    const round = rowOf(roundOf(), (_roundId, hole) => hole !== 3);
    expect([round.data.get('3')?.excluded, round.data.get('OUT')?.score, round.data.get('OUT')?.par]).toEqual([
      true,
      32,
      32,
    ]);
    const none = rowOf(roundOf(), () => false);
    expect(none.data.get('TOTAL')).toMatchObject({ score: null, scoreVsPar: null, excluded: true });
  });

  it('shows no score where a hole was not finished, and adds up the rest', () => {
    const round = rowOf(roundOf({ holes: [holeOf({ hole: 1, score: undefined }), ...holes(...range(2, 18))] }));
    expect([round.data.get('1')?.score, round.data.get('TOTAL')?.score, round.data.get('TOTAL')?.par]).toEqual([
      null,
      68,
      68,
    ]);
  });

  it('has no sum over a hole on which the ball was picked up, but the strokes of the others and how many they are (ENTRY-17)', () => {
    const pickedUp = holeOf({ hole: 1, score: undefined, isPickedUp: true });
    const { data } = rowOf(roundOf({ holes: [pickedUp, ...holes(...range(2, 18))] }));
    expect([data.get('OUT')?.score, data.get('IN')?.score, data.get('TOTAL')?.score]).toEqual([null, 36, null]);
    expect([data.get('OUT')?.soFar, data.get('IN')?.soFar]).toEqual([{ score: 32, scoreVsPar: 0, holes: 8 }, null]);
    expect(data.get('TOTAL')?.soFar).toEqual({ score: 68, scoreVsPar: 0, holes: 17 });
  });

  it('has no sum over the holes behind the end of a round, and the nine before it has one (ENTRY-O66)', () => {
    const played = holes(...range(1, 12));
    const behind = range(13, 18).map((hole) => holeOf({ hole, score: undefined }));
    for (const listed of [played, [...played, ...behind]]) {
      const { data } = rowOf(roundOf({ stoppedAfter: 12, holes: listed }));
      expect([data.get('OUT')?.score, data.get('IN')?.score, data.get('TOTAL')?.score]).toEqual([36, null, null]);
      expect(data.get('TOTAL')?.soFar).toEqual({ score: 48, scoreVsPar: 0, holes: 12 });
    }
  });

  it('has a line of pars of all holes, also where a ball was picked up or a hole was not played (CARD-O62)', () => {
    const pickedUp = holeOf({ hole: 1, score: undefined, isPickedUp: true });
    const unplayed = holeOf({ hole: 2, score: undefined });
    const row = rowOf(roundOf({ holes: [pickedUp, unplayed, ...holes(...range(3, 18))] }));
    const pars = commonPars([row]);
    expect([pars?.get('OUT'), pars?.get('IN'), pars?.get('TOTAL')]).toEqual([36, 36, 72]);
  });

  it('adds up to what the round scored, whatever was logged', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const { score, par } = summarizeRound(round);
        const total = rowOf(round).data.get('TOTAL');
        expect([total?.score ?? null, score === null ? null : total?.par]).toEqual([score, par]);
      }),
    );
  });
});

describe('what a group adds up to', () => {
  const scored = (scores: readonly (number | undefined)[], roundId = 'r') =>
    roundOf({ roundId, holes: scores.map((score, index) => holeOf({ hole: index + 1, score, putts: 2 })) });
  const level = Array.from({ length: 18 }, () => 4);

  it('averages each column against par (DATA-38)', () => {
    const birdie = [3, ...level.slice(1)];
    const { columnData, puttCount } = aggregateRounds([rowOf(scored(level)), rowOf(scored(birdie))], 18);
    expect([columnData.get('1'), columnData.get('TOTAL')]).toEqual([
      { par: 4, scoreVsPar: -0.5, rounds: 2 },
      { par: 72, scoreVsPar: -0.5, rounds: 2 },
    ]);
    expect(puttCount).toBe(36);
  });

  it('tells the putts of one round as its own sum, also of a few of its holes (CARD-O10)', () => {
    expect(puttsOfRound(rowOf(scored(level)))).toBe(36);
    const fourHoles = rowOf(scored(level.slice(0, 4)));
    expect([puttsOfRound(fourHoles), aggregateRounds([fourHoles], 18).puttCount]).toEqual([8, 36]);
  });

  it('is never diluted by a round with unfinished holes', () => {
    const short = [5, undefined, ...level.slice(2)];
    const { columnData } = aggregateRounds([rowOf(scored(level)), rowOf(scored(short))], 18);
    expect([columnData.get('1'), columnData.get('OUT')?.rounds, columnData.get('IN')?.rounds]).toEqual([
      { par: 4, scoreVsPar: 0.5, rounds: 2 },
      1,
      2,
    ]);
  });

  it('counts fairways, greens and up and downs of the holes that count (CARD-O7)', () => {
    const round = roundOf({
      holes: [
        holeOf({ hole: 1, fairway: 'hit', score: 4, putts: 2 }),
        holeOf({ hole: 2, fairway: 'left', score: 4, putts: 1 }),
        holeOf({ hole: 3, par: 3, score: 3, putts: 2 }),
      ],
    });
    const all = aggregateRounds([rowOf(round)], 18);
    expect([all.fir, all.gir, all.upDown]).toEqual([
      { successes: 1, opportunities: 2 },
      { successes: 2, opportunities: 3 },
      { successes: 1, opportunities: 1 },
    ]);
    const one = aggregateRounds([rowOf(round, (_roundId, hole) => hole === 1)], 18);
    expect([one.fir, one.gir, one.upDown]).toEqual([
      { successes: 1, opportunities: 1 },
      { successes: 1, opportunities: 1 },
      { successes: 0, opportunities: 0 },
    ]);
  });

  it('reads whole percents, putts and averages with one decimal, and E for even (CARD-16, CARD-17, CARD-O61, CARD-O3)', () => {
    expect(formatShare({ successes: 11, opportunities: 18 })).toBe('61%');
    expect(formatShare({ successes: 0, opportunities: 0 })).toBe('-');
    expect([formatPutts(29.96), formatPutts(null)]).toEqual(['30.0', '-']);
    const average = (scoreVsPar: number) => ({ par: 4, scoreVsPar, rounds: 3 });
    expect(formatColumnAverage(average(0.333))).toBe('+0.3');
    expect(formatColumnAverage(average(-1.25))).toBe('−1.3');
    expect(formatColumnAverage(average(0.04))).toBe('E');
    expect(formatColumnAverage(undefined)).toBe('-');
    expect(formatColumnScore(average(0.333))).toBe('4.3');
    expect(columnAverageInWords(average(0.333), 3)).toBe('Average 4.33 on par 4 (+0.33) · 3 rounds');
    expect(columnAverageInWords(average(0.333), 5)).toBe('Average 4.33 on par 4 (+0.33) · 3 of 5 rounds');
  });

  it('equals the sum over its rounds, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 6 }), (rounds) => {
        const rows = rounds.map((round) => rowOf(round));
        const aggregate = aggregateRounds(rows, 18);
        expect(aggregateRounds([...rows].reverse(), 18).fir).toEqual(aggregate.fir);
        const greens = rounds.flatMap((round) =>
          roundCardOf(round).holes.filter((hole) => hole.score !== null && hole.greenInRegulation !== null),
        );
        expect(aggregate.gir.opportunities).toBe(greens.length);
        const totals = rows
          .filter((row) => [...row.data.values()].every((cell) => cell.score !== null))
          .flatMap((row) => row.data.get('TOTAL')?.scoreVsPar ?? []);
        const mean = totals.reduce((sum, value) => sum + value, 0) / totals.length;
        if (totals.length > 0) expect(aggregate.columnData.get('TOTAL')?.scoreVsPar).toBeCloseTo(mean, 9);
      }),
    );
  });
});

describe('signs', () => {
  it('are a circle for a birdie and a square for a bogey, doubled beyond', () => {
    expect([-3, -2, -1, 0, 1, 2, 5].map(scoreMark)).toEqual([
      'eagle',
      'eagle',
      'birdie',
      'par',
      'bogey',
      'double',
      'double',
    ]);
  });
});

describe('models', () => {
  const rounds = [
    summaryOf({ roundId: 'c', playedOn: calendarDay('2026-05-02') }),
    summaryOf({ roundId: 'b', playedOn: calendarDay('2026-04-01') }),
    summaryOf({ roundId: 'a', playedOn: calendarDay('2025-05-09') }),
  ];
  const roundById = (roundId: string) =>
    rounds
      .filter((round) => round.roundId === roundId)
      .map((round) => scorecardRound(round, roundCardOf(roundOf({ roundId }))))[0];
  const modelsOf = (groups: readonly RoundGroup[]) => scorecardModels(groups, roundById);
  const lines = (groups: readonly RoundGroup[], ...collapsed: string[]) =>
    scorecardRows(modelsOf(groups), { collapsed: new Set(collapsed), hasParRows: false }).map((row) => {
      if (row.kind === 'group') return `${row.level} ${row.isOpen ? '-' : '+'} ${row.key}`;
      return row.kind === 'par' ? 'par' : [row.level, ...row.names, row.round.roundId].join(' ');
    });

  it('are groups or groups of groups (CARD-04)', () => {
    expect(modelsOf(groupRounds(rounds, 'Course')).map(({ kind }) => kind)).toEqual(['flat']);
    expect(modelsOf(groupRounds(rounds, 'Year-Month')).map(({ kind }) => kind)).toEqual(['grouped', 'single']);
  });

  it('show a group, its groups and their rounds as lines, without what is closed (CARD-02)', () => {
    const byMonth = groupRounds(
      [...rounds, ...rounds.map((round) => ({ ...round, roundId: `${round.roundId}2` }))],
      'Year-Month',
    );
    const all = (groups: readonly RoundGroup[], ...collapsed: string[]) =>
      scorecardRows(
        scorecardModels(groups, (roundId) => roundById(roundId.slice(0, 1))),
        { collapsed: new Set(collapsed), hasParRows: false },
      ).map((row) => `${row.level} ${row.key}`);
    expect(all(byMonth)).toEqual([
      '0 2026',
      '1 2026/05',
      '2 2026/05/c',
      '2 2026/05/c',
      '1 2026/04',
      '2 2026/04/b',
      '2 2026/04/b',
      '0 2025',
      '1 2025/05',
      '2 2025/05/a',
      '2 2025/05/a',
    ]);
    expect(all(byMonth, '2026', '2025/05')).toEqual(['0 2026', '0 2025', '1 2025/05']);
  });

  it('a group of one round has no line of its own, and labels the line of its round (CARD-O60)', () => {
    const byYear = groupRounds(rounds, 'Year-Month');
    expect(lines(byYear)).toEqual(['0 - 2026', '1 May c', '1 April b', '0 2025 May a']);
    expect(lines(byYear, '2026', '2025')).toEqual(['0 + 2026', '0 2025 May a']);
  });

  it('a line of pars stands above the rounds of one course, once for all that follow each other (CARD-O62)', () => {
    const other = new Set(['d', 'e']);
    const cardOf = (roundId: string) => {
      const pars = range(1, 18).map((hole) => holeOf({ hole, par: other.has(roundId) && hole === 1 ? 5 : 4 }));
      return scorecardRound(summaryOf({ roundId }), roundCardOf(roundOf({ roundId, holes: pars })));
    };
    const of = (...roundIds: string[]) => {
      const models = scorecardModels(
        groupRounds(
          roundIds.map((roundId) => summaryOf({ roundId })),
          'Round',
        ),
        cardOf,
      );
      return scorecardRows(models, { collapsed: new Set(), hasParRows: true }).map((row) =>
        row.kind === 'par' ? `par ${row.pars.get('1')} ${row.pars.get('TOTAL')}` : row.key,
      );
    };
    expect(of('a', 'b', 'd', 'e', 'c')).toEqual(['par 4 72', 'a', 'b', 'par 5 73', 'd', 'e', 'par 4 72', 'c']);
  });

  it('need no heading where every round is a group of its own', () => {
    expect(lines(groupRounds(rounds, 'Round'))).toEqual(['0 c', '0 b', '0 a']);
  });

  it('know the rounds in them', () => {
    expect(
      modelsOf(groupRounds(rounds, 'Year-Month')).map((model) => roundsIn(model).map((round) => round.roundId)),
    ).toEqual([['c', 'b'], ['a']]);
  });

  it('are refused where another kind was meant (ERR-13)', () => {
    const [single] = modelsOf(groupRounds(rounds, 'Round'));
    const [flat] = modelsOf(groupRounds(rounds, 'Course'));
    const [grouped] = modelsOf(groupRounds(rounds, 'Year-Month'));
    if (single === undefined || flat === undefined || grouped === undefined) throw new Error('no models');
    expect(singleRound(single).roundId).toBe('c');
    expect(() => singleRound(flat)).toThrow('Model is not a single round');
    expect(() => flatRounds(grouped)).toThrow('Model is not a flat round');
    expect(() => groupedRounds(single)).toThrow('Model is not a grouped round');
  });

  it('open with a movement only when fewer than 20 rounds are displayed (CARD-05)', () => {
    expect([isAnimated(19), isAnimated(20)]).toEqual([true, false]);
  });
});
