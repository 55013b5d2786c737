import { describe, expect, it } from 'vitest';
import { holeFactsOf } from '../facts/index.ts';
import { type Hole, type HoleCount, yards } from '../model/index.ts';
import { holeOf, puttOf, roundOf, shotOf } from '../testing/builders.ts';
import { placeOfStat, statCatalog, statColumns } from './catalog.ts';
import { readStat } from './read.ts';
import { statCategories, statViews } from './report.ts';
import { tallyOf } from './tally.ts';
import { decodeTally } from './tally-codec.ts';
import { tallyRound } from './tally-round.ts';

const read = (id: string, holes: readonly Partial<Hole>[], holesPerRound: HoleCount = 18) =>
  readStat(tallyOf(holeFactsOf(holes.map(holeOf))), placeOfStat(id), holesPerRound);
const valueOf = (id: string, holes: readonly Partial<Hole>[], holesPerRound: HoleCount = 18) => {
  const result = read(id, holes, holesPerRound);
  return result.state === 'value' ? [result.value, result.sum, result.n] : result.state;
};

describe('the catalogue', () => {
  it('has one id a column, spelt category.camelCase (DATA-45)', () => {
    const ids = statColumns.map((column) => column.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const stat of statCatalog) {
      expect(stat.id).toMatch(/^(scoring|drive|approach|save|putt)\.[a-z][A-Za-z0-9]*$/);
      expect(stat.id.split('.')[0]).toBe(stat.category.toLowerCase());
      expect(statCategories).toContain(stat.category);
      expect(stat.about.length).toBeGreaterThan(20);
    }
  });

  it.each([
    [
      'the rounds grid',
      'roundsGrid',
      'DATA-31',
      [
        'scoring.yards',
        'scoring.score',
        'scoring.birdieOrBetter',
        'putt.onePutts',
        'drive.fairwaysHit',
        'approach.greensInRegulation',
        'save.upAndDown',
        'approach.proximity',
        'putt.firstPuttOnGreens',
        'putt.firstPuttScrambling',
        'putt.putts',
        'putt.feetMade',
        'putt.feetTotal',
        'putt.feetMadeShare',
      ],
    ],
    [
      'the scorecard',
      'scorecard',
      'DATA-38',
      ['drive.fairwaysHit', 'approach.greensInRegulation', 'save.upAndDown', 'putt.putts'],
    ],
  ] as const)('has every stat that %s names (%s: %s)', (_what, view, _id, wanted) => {
    expect(statViews).toContain(view);
    const ids = statCatalog.filter((stat) => stat.views.includes(view)).map((stat) => stat.id);
    expect(ids).toEqual(expect.arrayContaining([...wanted]));
  });

  it('shows stats of every category on the dashboard and in the assessment (DASH-11, ASSESS-02)', () => {
    for (const view of ['dashboard', 'assessment'] as const) {
      for (const category of statCategories) {
        expect(statCatalog.some((stat) => stat.category === category && stat.views.includes(view))).toBe(true);
      }
    }
  });
});

describe('what stats count', () => {
  it('leaves par 3s out of fairways, and says so where there is nothing else (CARD-11)', () => {
    const holes = [
      { par: 4, fairway: 'hit' },
      { par: 5, fairway: 'left' },
      { par: 3, score: 3 },
    ] as const;
    expect(valueOf('drive.fairwaysHit', holes)).toEqual([0.5, 1, 2]);
    expect(valueOf('drive.fairwaysHit', [{ par: 3, score: 3 }])).toBe('notApplicable');
    expect(valueOf('drive.fairwaysHit', [{ par: 4 }])).toBe('noData');
  });

  it('reads per round what was counted per hole, so that an unfinished round dilutes nothing (CARD-16)', () => {
    const seven = Array.from({ length: 7 }, () => ({ putts: 2 }));
    expect(valueOf('putt.putts', seven)).toEqual([36, 14, 7]);
    expect(valueOf('putt.putts', seven, 9)).toEqual([18, 14, 7]);
  });

  it('counts a bounce back only on the hole after a hole over par (ASSESS-06)', () => {
    expect(
      valueOf('scoring.bounceBack', [{ score: 5 }, { score: 3 }, { score: 3 }, { score: 6 }, { score: 4 }]),
    ).toEqual([0.5, 1, 2]);
  });

  it('counts the miss side of missed fairways only, where it is known (ASSESS-06)', () => {
    const holes = [
      { fairway: 'left' },
      { fairway: 'right' },
      { fairway: 'missed' },
      { fairway: 'hit' },
      { fairway: 'left' },
    ] as const;
    expect(valueOf('drive.missedLeft', holes)).toEqual([2 / 3, 2, 3]);
  });

  it('shares putts made out by length, and the share of feet made over all of them (DATA-31)', () => {
    const holes = [
      { score: 4, shots: [shotOf('tee', 400), shotOf('fairway', 150), puttOf(20), puttOf(2)] },
      { score: 3, shots: [shotOf('tee', 400), shotOf('fairway', 150), puttOf(4)] },
    ];
    expect(valueOf('putt.made', holes)).toEqual([2 / 3, 2, 3]);
    expect(valueOf('putt.made.from15', holes)).toEqual([0, 0, 1]);
    expect(valueOf('putt.made.under3', holes)).toEqual([1, 1, 1]);
    expect(valueOf('putt.feetMadeShare', holes)).toEqual([6 / 26, 6, 26]);
    expect(valueOf('putt.feetMade', holes)).toEqual([(6 / 2) * 18, 6, 2]);
  });

  it('cannot total the feet of a hole with a putt of unknown length (DATA-31)', () => {
    expect(
      valueOf('putt.feetTotal', [
        { score: 4, shots: [shotOf('tee', 400), shotOf('fairway', 150), { lie: 'green' }, puttOf(2)] },
      ]),
    ).toBe('noData');
  });

  it('leaves a penalized drive out of the driving distance (ASSESS-06)', () => {
    const drive = (distance: number, penalty?: { strokes: number }) => ({
      score: 6,
      shots: [
        shotOf('tee', 400, { distance: yards(distance), ...(penalty === undefined ? {} : { penalty }) }),
        shotOf('fairway', 150),
        puttOf(20),
        puttOf(2),
      ],
    });
    expect(valueOf('drive.distance', [drive(250), drive(270), drive(120, { strokes: 1 })])).toEqual([260, 520, 2]);
  });

  it('adds the children of strokes gained up to their parent (ASSESS-06)', () => {
    const holes = [{ score: 4, shots: [shotOf('tee', 430), shotOf('rough', 160), puttOf(30), puttOf(3)] }];
    const parent = valueOf('putt.strokesGained', holes);
    const children = statColumns
      .filter((column) => column.parentId === 'putt.strokesGained')
      .map((column) => valueOf(column.id, holes));
    const sum = children.reduce((total, child) => total + Number(child[1]), 0);
    expect(sum).toBeCloseTo(Number(parent[1]), 9);
  });

  it('finds the middle of an even and of an odd number of proximities (ASSESS-06)', () => {
    const hole = (feetLeft: number) => ({
      score: 4,
      shots: [shotOf('tee', 400), shotOf('fairway', 150), puttOf(feetLeft), puttOf(1)],
    });
    expect(valueOf('approach.proximityMedian', [hole(10), hole(40), hole(20)])[0]).toBe(20);
    expect(valueOf('approach.proximityMedian', [hole(10), hole(40), hole(20), hole(30)])[0]).toBe(25);
  });
});

describe('uncertainty', () => {
  it('bounces back from holes over par only (DASH-11)', () => {
    expect(valueOf('scoring.bounceBack', [{ score: 4 }, { score: 3 }])).toBe('noData');
  });

  it('makes no feet of putts with a stroke holed from off the green (DATA-31)', () => {
    const chipIn = [shotOf('tee', 400), shotOf('fairway', 150), puttOf(40), shotOf('fringe', 6)];
    expect(valueOf('putt.feetMade', [{ score: 4, shots: chipIn }])).toEqual([0, 0, 1]);
    expect(valueOf('putt.feetTotal', [{ score: 4, shots: chipIn }])).toEqual([720, 40, 1]);
  });

  it('takes no stroke from beyond 250 yd for one at the green (DATA-31)', () => {
    const holes = (from: number) => [
      {
        par: 5,
        score: 5,
        shots: [shotOf('tee', 540), shotOf('fairway', from), shotOf('fairway', 50), puttOf(12), puttOf(1)],
      },
    ];
    const countOf = (from: number) => {
      const result = read('approach.proximity', holes(from));
      return result.state === 'value' ? result.n : result.state;
    };
    expect([countOf(250), countOf(251)]).toEqual([2, 1]);
  });

  it('leaves out the last listed putt of a hole logged in part: nobody knows whether it fell (ASSESS-06)', () => {
    expect(valueOf('putt.made', [{ score: 4, putts: 1, shots: [puttOf(12)] }])).toBe('noData');
  });

  it('gives rates the Wilson interval (DASH-11)', () => {
    // 8 of 10: 0.490 to 0.943 (Wilson without continuity correction).
    const result = read(
      'drive.fairwaysHit',
      Array.from({ length: 10 }, (_unused, index) => ({ fairway: index < 8 ? ('hit' as const) : ('left' as const) })),
    );
    expect(result.state === 'value' && result.interval?.low).toBeCloseTo(0.4902, 3);
    expect(result.state === 'value' && result.interval?.high).toBeCloseTo(0.9433, 3);
  });

  it('gives means the interval of Student, and a single value none (DASH-11)', () => {
    // 3, 4, 5: mean 4, standard error 1/√3, t(2) = 4.303.
    const result = read('scoring.holeScore', [{ score: 3 }, { score: 4 }, { score: 5 }]);
    expect(result.state === 'value' && result.interval?.high).toBeCloseTo(4 + 4.303 / Math.sqrt(3), 3);
    const one = read('scoring.holeScore', [{ score: 3 }]);
    expect(one.state === 'value' && one.interval).toBeNull();
  });
});

describe('kept tallies', () => {
  it('count no hole without a score (DATA-33)', () => {
    const round = roundOf({ status: 'inProgress', holes: [holeOf(), { hole: 2, par: 4, putts: 2 }] });
    expect(tallyRound(round).holes).toBe(1);
  });

  it('refuse bytes that are no tally (DASH-11)', () => {
    expect(() => decodeTally(Uint8Array.from([200]))).toThrow('the tally ends too early');
    expect(() => decodeTally(Uint8Array.from([1, 1, 250, 250, 3]))).toThrow();
  });
});
