import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RoundDocument, yardsToFeet } from '@strokebook/golf/model';
import { describe, expect, it } from 'vitest';
import { playLevel } from '../testing/play-level.ts';
import { type Figures, figuresOf } from '../testing/round-figures.ts';
import type { SkillLevelId } from './skill.ts';

const dataDir = process.env['GOLF_DATA_DIR'] ?? resolve(import.meta.dirname, '../../../../shared/data');
const file = join(dataDir, 'benchmarks.json');

/** 120 rounds are 2,160 holes: the standard error of a percentage of holes is about one point. */
const ROUNDS = 120;

/** Pairs of a demo level and its level in the published figures. */
const levels: readonly (readonly [SkillLevelId, string])[] = [
  ['tour', 'pga_tour'],
  ['college', 'ncaa'],
  ['scratch', 'scratch'],
  ['hcp5', 'hcp5'],
  ['hcp10', 'hcp10'],
  ['hcp15', 'hcp15'],
  ['hcp20', 'hcp20'],
];

/** Max deviation of each figure, and the reason for it. */
const tolerances: readonly (readonly [figure: keyof Figures, within: number, reason: string])[] = [
  ['girPct', 4, 'sources of one level differ by up to 9 points'],
  ['firPct', 4, 'sources of one level differ by up to 5 points'],
  ['puttsPerRound', 0.8, 'sources of one level differ by up to 1.9'],
  [
    'drivingDistance',
    8,
    'sources differ by up to 32 yd in what they leave out; of 15 handicaps only good drives are published',
  ],
  ['scramblingPct', 5, 'about six missed greens a round: two points of standard error'],
  ['upAndDownPct', 6, 'counted inside 50 yd here, inside other distances elsewhere'],
  ['sandSavePct', 8, 'one to three bunkers a round, and the sources count different bunkers'],
  ['threePuttPct', 3, 'sources of one level differ by up to 7 points'],
  ['onePuttPct', 8, "the published scratch figure does not fit that level's own putts per round"],
  ['birdiesPerRound', 0.6, 'a course with long par 5s gives fewer'],
];

/** Strokes gained putting per round, from the file's expected putts with linear interpolation. */
function puttingGained(rounds: readonly RoundDocument[], expected: Readonly<Record<string, number>>): number {
  const table = Object.entries({ 0: 1, ...expected }).map(([feet, putts]) => [Number(feet), putts] as const);
  const expectedPutts = (feet: number) => {
    const [to, high] = table.find(([at]) => at >= feet) ?? (table.at(-1) as readonly [number, number]);
    const [from, low] = table.findLast(([at]) => at < feet) ?? [0, 1];
    return to <= from ? high : low + ((high - low) * (feet - from)) / (to - from);
  };
  const firstPutts = rounds.flatMap((round) =>
    round.holes.map((hole) => ({ hole, first: hole.shots?.find((shot) => shot.lie === 'green') })),
  );
  const gained = firstPutts.map(({ hole, first }) =>
    first?.toPin === undefined ? 0 : expectedPutts(yardsToFeet(first.toPin)) - (hole.putts ?? 0),
  );
  return gained.reduce((sum, value) => sum + value, 0) / rounds.length;
}

type Published = Record<string, Record<string, { value: number } | undefined> | undefined>;

describe.skipIf(!existsSync(file))(`simulated levels against ${file} (skipped where the file is absent)`, () => {
  const published: Published = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).recommendedByLevel : {};
  const played = new Map(levels.map(([id]) => [id, existsSync(file) ? playLevel(id, ROUNDS) : []]));

  const cases = levels.flatMap(([id, key]) =>
    tolerances.flatMap(([figure, within, reason]) => {
      const value = published[key]?.[figure]?.value;
      return value === undefined ? [] : [{ id, figure, value, within, reason }];
    }),
  );

  it.each(cases)('$id: $figure within $within of $value ($reason)', ({ id, figure, value, within }) => {
    const simulated = figuresOf(played.get(id) ?? [])[figure];
    expect(Math.abs(simulated - value), `simulated ${simulated.toFixed(2)}`).toBeLessThanOrEqual(within);
  });

  const scored = levels.filter(([, key]) => published[key]?.['par4Average'] !== undefined);

  it.each(scored)(
    '%s: score within 2 strokes of what its published averages by par make of these courses',
    (id, key) => {
      const rounds = played.get(id) ?? [];
      const holes = rounds.flatMap((round) => round.holes);
      const expected = holes.reduce(
        (sum, { par }) => sum + (published[key]?.[`par${par}Average`]?.value as number) - par,
        0,
      );
      expect(Math.abs(figuresOf(rounds).toPar - expected / rounds.length)).toBeLessThanOrEqual(2);
    },
  );

  it('the Tour gains on the greens within 0.7 strokes a round of nothing, and every level after it loses more', () => {
    const table = JSON.parse(readFileSync(file, 'utf8')).sgBaseline.putting.tour3dp.cells;
    const gained = (['tour', 'scratch', 'hcp10', 'hcp20'] as const).map((id) =>
      puttingGained(played.get(id) ?? [], table),
    );
    expect(Math.abs(gained[0] as number)).toBeLessThanOrEqual(0.7);
    expect(gained).toEqual([...gained].sort((a, b) => b - a));
  });

  it('a better level scores better', () => {
    const scores = (['tour', 'college', 'scratch', 'hcp5', 'hcp10', 'hcp15', 'hcp20'] as const).map(
      (id) => figuresOf(played.get(id) ?? []).toPar,
    );
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
  });
});
