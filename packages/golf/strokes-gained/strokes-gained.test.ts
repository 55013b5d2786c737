import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/index.ts';
import { holeFactsOf } from '../facts/index.ts';
import { computeOverview, strokesGainedStats } from '../overview/index.ts';
import { statReports } from '../overview/stat-reports.ts';
import { tallyOf } from '../stats/index.ts';
import { anyHoles } from '../testing/arbitraries.ts';
import { holeOf, puttOf, shotOf, summaryOf } from '../testing/builders.ts';
import { costliestAreas, strokesGainedAreas } from './costliest-areas.ts';
import { trendLine } from './trend-line.ts';

const reportsOf = (holes: Parameters<typeof holeFactsOf>[0], standard: string | null = null) =>
  statReports(tallyOf(holeFactsOf(holes)), standard, 18);
/** A par 3 with one stroke to the green and three putts from 6 ft. */
const threePutt = (hole: number) =>
  holeOf({ hole, par: 3, score: 4, shots: [shotOf('tee', 160), puttOf(6), puttOf(4), puttOf(1)] });

describe('where the strokes go', () => {
  it('names the areas that cost most, the costliest first, with how many strokes were played in them', () => {
    const areas = costliestAreas(reportsOf(Array.from({ length: 9 }, (_unused, index) => threePutt(index + 1))));
    expect(areas[0]).toMatchObject({
      statId: 'putt.strokesGained.from3',
      part: 'putt',
      name: 'Putting, 3–5 ft',
      strokes: 9,
    });
    expect(areas.map(({ perRound }) => perRound)).toEqual(
      [...areas.map(({ perRound }) => perRound)].sort((a, b) => a - b),
    );
    expect(areas.every(({ perRound }) => perRound < 0)).toBe(true);
  });

  it('ranks nothing of fewer than five strokes', () => {
    expect(costliestAreas(reportsOf([1, 2, 3, 4].map(threePutt)))).toEqual([]);
  });

  it('never counts a stroke twice: the areas of a part, with those too small to rank, add up to the part', () => {
    fc.assert(
      fc.property(anyHoles, (holes) => {
        const reports = reportsOf(holes);
        for (const part of ['offTheTee', 'approach', 'aroundTheGreen', 'putt'] as const) {
          const whole = reports.find(({ id }) => id === strokesGainedStats[part])?.performance?.raw ?? 0;
          const all = reports.find(({ id }) => id === strokesGainedStats[part])?.children ?? [];
          const ranked = strokesGainedAreas(reports).filter((area) => area.part === part);
          const left = all
            .filter(
              ({ id }) => /\.(under|from|over)\d+$|\.par\d$/.test(id) && !ranked.some((area) => area.statId === id),
            )
            .reduce((sum, { performance }) => sum + (performance?.raw ?? 0), 0);
          const sum = ranked.reduce((total, { perRound }) => total + perRound, 0);
          expect(sum + left, part).toBeCloseTo(whole, 4);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is at least worth a look only when enough was played and its interval leaves no room for "costs nothing" (ASSESS-O5)', () => {
    for (const area of strokesGainedAreas(
      reportsOf(Array.from({ length: 9 }, (_unused, index) => threePutt(index + 1))),
    )) {
      const { interval, certainty, roundsNeeded } = area;
      const isOutside = interval !== null && (interval.high < 0 || interval.low > 0);
      expect(certainty === 'likely' || certainty === 'clear').toBe(roundsNeeded === 0 && isOutside);
    }
  });

  it('holds against the standard where that has a figure of its own', () => {
    const career = [
      {
        summary: summaryOf(),
        tally: tallyOf(holeFactsOf(Array.from({ length: 9 }, (_unused, index) => threePutt(index + 1)))),
      },
    ];
    const report = computeOverview(career, { filterName: 'All' }, 'pgaTour2024').performanceStats;
    if ('error' in report) throw new Error(report.error);
    const stats = report.stats.map((stat) => ({
      ...stat,
      children: stat.children.map((child) =>
        child.id === 'putt.strokesGained.from5' && child.standard !== null
          ? { ...child, standard: { ...child.standard, raw: -1 } }
          : child,
      ),
    }));
    const perRound = (of: typeof stats) =>
      strokesGainedAreas(of).find(({ statId }) => statId === 'putt.strokesGained.from5')?.perRound ?? 0;
    expect(perRound(stats)).toBeCloseTo(perRound([...report.stats] as typeof stats) + 1, 9);
  });
});

describe('the smoothed line', () => {
  const first = calendarDay('2026-01-01');
  const at = (values: readonly (number | null)[], step = 7) =>
    values.map((value, index) => ({ playedOn: addDays(first, index * step), value }));

  it('is not drawn through fewer than eight rounds', () => {
    expect(trendLine(at([1, 2, 3, 4, 5, 6, 7]))).toEqual(Array.from({ length: 7 }, () => null));
  });

  it('runs through a level course without uncertainty', () => {
    for (const point of trendLine(at(Array.from({ length: 12 }, () => 2)))) {
      expect(point?.value).toBeCloseTo(2, 9);
      expect(point?.high).toBeCloseTo(2, 6);
    }
  });

  it('follows a change, from before to after', () => {
    const line = trendLine(at([...Array.from({ length: 20 }, () => -1), ...Array.from({ length: 20 }, () => 1)]));
    expect(line[0]?.value).toBeLessThan(-0.8);
    expect(line.at(-1)?.value).toBeGreaterThan(0.8);
  });

  it('stays among the values around it, and its interval holds it', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 8, maxLength: 60 }), (values) => {
        for (const point of trendLine(at(values))) {
          if (point === null) continue;
          expect(point.value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(point.value).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
          expect(point.low).toBeLessThanOrEqual(point.value);
          expect(point.high).toBeGreaterThanOrEqual(point.value);
        }
      }),
    );
  });

  it('has about the coverage that it says: 95% of intervals over pure noise hold the true mean', () => {
    // A fixed series of noise, so that the test is deterministic.
    let state = 7;
    const roll = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const noise = () => roll() + roll() + roll() + roll() - 2;
    let [held, all] = [0, 0];
    for (let series = 0; series < 200; series += 1) {
      const point = trendLine(at(Array.from({ length: 30 }, noise)))[15];
      if (point == null) continue;
      all += 1;
      if (point.low <= 0 && point.high >= 0) held += 1;
    }
    expect(held / all).toBeGreaterThan(0.9);
    expect(held / all).toBeLessThan(0.99);
  });

  it('leaves out rounds that cannot say the figure', () => {
    const line = trendLine(at([1, null, 1, 1, 1, 1, 1, 1, 1]));
    expect([line[1], line[2]?.value]).toEqual([null, 1]);
  });
});
