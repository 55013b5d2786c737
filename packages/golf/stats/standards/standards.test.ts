import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeOfStat, statColumns } from '../catalog.ts';
import { publishedFigures, publishedSources } from './published.ts';
import { basisOfStandard, DEFAULT_STANDARD, standardByName, standardFigure, standards } from './standards.ts';

const column = (id: string) => {
  const found = statColumns[placeOfStat(id)];
  if (found === undefined) throw new Error(id);
  return found;
};

it('offers each level once, and the default among them (DASH-O9)', () => {
  const names = standards.map((standard) => standard.standardName);
  expect(new Set(names)).toEqual(new Set(Object.keys(publishedFigures)));
  expect(names.length).toBe(new Set(names).size);
  expect(standardByName(DEFAULT_STANDARD)?.label).toBe('PGA TOUR (2024)');
});

it('names a stat of the catalogue and a source for every figure (ASSESS-10)', () => {
  for (const figures of Object.values(publishedFigures)) {
    for (const [id, figure] of Object.entries(figures)) {
      expect(placeOfStat(id), id).toBeGreaterThanOrEqual(0);
      expect(publishedSources).toHaveProperty(figure.source);
    }
  }
});

it('is no better for a higher handicap than for a lower one, from whatever sources the levels come (ASSESS-O3)', () => {
  const levels = ['scratch', 'handicap5', 'handicap10', 'handicap15', 'handicap20', 'handicap25'];
  const judged = statColumns.filter(({ stat }) => stat.better !== 'none');
  for (const one of judged) {
    const sign = one.stat.better === 'higher' ? -1 : 1;
    const values = levels.flatMap((level) => standardFigure(level, one, 18)?.value ?? []).map((value) => sign * value);
    expect(values, one.id).toEqual(values.toSorted((a, b) => a - b));
  }
});

it('says of the college level what its source says, and keeps none of its figures that others contradict (ASSESS-O3)', () => {
  for (const name of ['ncaa2010', 'collegeMen', 'collegeWomen']) {
    expect(standardFigure(name, column('putt.made.under3'), 18)).toBeNull();
    expect(standardByName(name)?.note).toContain('from rounds of golfers at all levels');
    expect(standardByName(name)?.label).not.toMatch(/NCAA|^College (?:men|women)$/);
  }
});

it('has no figure where nobody published one (ASSESS-O3)', () => {
  expect(standardFigure('ncaa2010', column('putt.putts'), 18)).toBeNull();
  expect(standardFigure('scratch', column('approach.strokesGained'), 18)).toBeNull();
  expect(standardFigure('nobody', column('putt.putts'), 18)).toBeNull();
});

it('holds strokes gained on the tour against 0, by definition (ASSESS-10)', () => {
  expect(standardFigure('pgaTour2024', column('approach.strokesGained.from150'), 18)?.value).toBe(0);
});

it('halves a per-round figure for nine holes and says that it did, and leaves rates alone (DASH-01)', () => {
  expect(standardFigure('pgaTour2024', column('putt.putts'), 18)).toMatchObject({ value: 28.974, isModelled: false });
  expect(standardFigure('pgaTour2024', column('putt.putts'), 9)).toMatchObject({
    value: expect.closeTo(14.487, 9),
    isModelled: true,
  });
  expect(standardFigure('pgaTour2024', column('drive.fairwaysHit'), 9)?.isModelled).toBe(false);
});

it('says of each level whose figures they are, how many there are and who published them', () => {
  const basis = new Map(
    standards.map((standard) => [standard.standardName, { ...standard, ...basisOfStandard(standard) }]),
  );
  expect(basis.get('lpga2021')).toMatchObject({
    gender: 'women',
    figureCount: 3,
    sources: [
      { title: 'LPGA Tour season statistics, printed in Business in Calgary, May 2022', url: expect.any(String) },
    ],
  });
  expect(basis.get('ncaa2010')?.gender).toBe('notSaid');
  for (const { figureCount, sources } of basis.values())
    expect([figureCount > 0, sources.length > 0]).toEqual([true, true]);
});

it('cites sources in words a golfer can read, without names of files or code', () => {
  for (const { title } of Object.values(publishedSources)) expect(title).not.toMatch(/\.(js|json|csv)|[/*]|commit/);
});

const dataDir = process.env.GOLF_DATA_DIR ?? '../shared/data';
const benchmarks = `${dataDir}/benchmarks.json`;
it.skipIf(!existsSync(benchmarks))(
  `keeps the recommended figures of each level as published (skipped without ${benchmarks}) (ASSESS-10)`,
  () => {
    const { recommendedByLevel } = JSON.parse(readFileSync(benchmarks, 'utf8')) as {
      recommendedByLevel: Record<string, Record<string, { value: number }>>;
    };
    const levels = {
      scratch: 'scratch',
      handicap5: 'hcp5',
      handicap10: 'hcp10',
      handicap15: 'hcp15',
      handicap20: 'hcp20',
      ncaa2010: 'ncaa',
    } as const;
    for (const [ours, theirs] of Object.entries(levels)) {
      const level = recommendedByLevel[theirs];
      for (const [id, metric, scale] of [
        ['approach.greensInRegulation', 'girPct', 0.01],
        ['drive.fairwaysHit', 'firPct', 0.01],
        ['putt.putts', 'puttsPerRound', 1],
        ['scoring.score', 'scoringAverage', 1],
      ] as const) {
        const published = level?.[metric]?.value;
        const figure = standardFigure(ours, column(id), 18);
        if (published === undefined) expect(figure).toBeNull();
        else expect(figure?.value).toBeCloseTo(published * scale, 9);
      }
    }
  },
);
