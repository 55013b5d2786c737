import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { placeOfStat, readStat, tallyRound } from '@strokebook/golf/stats';
import { describe, expect, it } from 'vitest';
import { parseJson, readRounds } from './index.ts';

const roundsOf = (text: string) => readRounds(text, parseJson(text))?.rounds ?? [];

/** The tour's official figures of one player's round. */
type Official = Readonly<Record<string, { readonly value: string; readonly detail: string | null } | undefined>>;
type Feed = {
  readonly round: number;
  readonly players: readonly {
    readonly official: Official;
    readonly rounds: readonly { readonly round_number: number; readonly strokes: number }[];
  }[];
};

const file = `${process.env.GOLF_DATA_DIR ?? '../shared/data'}/tour-round/tour-round.json.gz`;

describe.skipIf(!existsSync(file))(`a real tour round of 37 players (skipped without ${file})`, () => {
  const text = existsSync(file) ? gunzipSync(readFileSync(file)).toString('utf8') : '';
  const feed = (text === '' ? { players: [] } : JSON.parse(text)) as Feed;
  const rounds = text === '' ? [] : roundsOf(text);
  const players = rounds.map((round, index) => ({
    tally: tallyRound(round),
    official: feed.players[index]?.official ?? {},
    strokes: feed.players[index]?.rounds.find((entry) => entry.round_number === feed.round)?.strokes,
  }));

  const sumOf = (tally: (typeof players)[number]['tally'], id: string): number => {
    const result = readStat(tally, placeOfStat(id), 18);
    return result.state === 'value' ? result.sum : 0;
  };
  /** '13/18' becomes 13; a missing figure becomes 0. */
  const made = (official: Official, name: string): number => Number(official[name]?.detail?.split('/')[0] ?? 0);
  const off = (id: string, name: string): readonly number[] =>
    players.map(({ tally, official }) => sumOf(tally, id) - Number(official[name]?.value));
  const spread = (values: readonly number[]): number => {
    const mean = values.reduce((total, value) => total + value, 0) / values.length;
    return Math.sqrt(values.reduce((total, value) => total + (value - mean) ** 2, 0) / values.length);
  };
  const correlation = (id: string, name: string): number => {
    const pairs = players.map(({ tally, official }) => [sumOf(tally, id), Number(official[name]?.value)] as const);
    const means = [0, 1].map(
      (side) => pairs.reduce((total, pair) => total + (pair[side as 0 | 1] ?? 0), 0) / pairs.length,
    );
    const [meanX, meanY] = [means[0] ?? 0, means[1] ?? 0];
    const sum = (of: (x: number, y: number) => number): number =>
      pairs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0);
    return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_x, y) => y * y));
  };

  it('is read whole: 37 rounds, every stroke of every hole (DATA-23, DATA-24)', () => {
    expect(rounds).toHaveLength(37);
    for (const round of rounds) expect(roundsOf(JSON.stringify(round))).toEqual([round]);
  });

  it.each([
    ['greens in regulation', 'approach.greensInRegulation', 'GIR'],
    ['scrambling', 'save.scrambling', 'Scrambling'],
    ['sand saves', 'save.sandSaves', 'Sand Saves'],
  ])('has the official %s of every player (DATA-23)', (_what, id, name) => {
    expect(players.map(({ tally }) => sumOf(tally, id))).toEqual(players.map(({ official }) => made(official, name)));
  });

  it('has the official strokes and putts of every player (DATA-23)', () => {
    expect(players.map(({ tally }) => sumOf(tally, 'scoring.score'))).toEqual(players.map(({ strokes }) => strokes));
    expect(off('putt.putts', 'Putts Per Round').every((difference) => difference === 0)).toBe(true);
  });

  it('has the official fairways of all but one player, who is off by one (DATA-23)', () => {
    const differences = players.map(({ tally, official }) =>
      Math.abs(sumOf(tally, 'drive.fairwaysHit') - made(official, 'Fairways Hit')),
    );
    expect(differences.filter((difference) => difference !== 0)).toEqual([1]);
  });

  it('gains strokes putting as the tour says, up to the field, within 0.02 (DASH-11)', () => {
    expect(spread(off('putt.strokesGained', 'SG: Putting'))).toBeLessThanOrEqual(0.02);
  });

  it('has no tee shot below 100 yd, where the tee joins the fairway, so its figures do not depend on that (DASH-11)', () => {
    const tees = rounds.flatMap(({ holes }) =>
      holes.flatMap(({ shots = [] }) => shots.flatMap(({ lie, toPin }) => (lie === 'tee' ? [toPin ?? 0] : []))),
    );
    expect(tees.length).toBeGreaterThan(37 * 18 - 1);
    expect(Math.min(...tees)).toBeGreaterThan(100);
  });

  it('gains strokes in total exactly as the tour says, up to the field (DASH-11)', () => {
    expect(spread(off('scoring.strokesGained', 'SG: Total'))).toBeLessThan(1e-9);
  });

  it.each([
    ['off the tee', 'drive.strokesGained', 'SG: Off-the-Tee'],
    ['on approach', 'approach.strokesGained', 'SG: Approach-the-Green'],
    ['around the green', 'save.strokesGained', 'SG: Around-the-Green'],
  ])('gains strokes %s in step with the tour: correlation at least 0.92 (DASH-11)', (_what, id, name) => {
    expect(correlation(id, name)).toBeGreaterThanOrEqual(0.92);
  });
});
