import { metricsTable, pairSides, type SideRound } from '@strokebook/golf/compare';
import { type Hole, type RoundDocument, yards } from '@strokebook/golf/model';
import { tallyRound } from '@strokebook/golf/stats';
import { describe, expect, it } from 'vitest';
import { playPlayer } from '../testing/play-level.ts';
import { createRandom, type Random } from '../random.ts';

/** Players of whom nobody plays in two comparisons: shared ones would make a chance that one of them has count often. */
const PLAYERS = 300;
const MISSED_PUTT = yards(1);
/** One hole in ten has a putt of 3 ft more: 1.8 strokes a round. */
const WORSE_HOLES = 0.1;

/** The hole with a last putt that is missed and tapped in from 3 ft. */
function withMissedPutt(hole: Hole): Hole {
  if (hole.score == null || hole.putts == null || hole.shots == null) return hole;
  const left = { lie: 'green', toPin: MISSED_PUTT } as const;
  const shots = hole.shots.map((shot, index, all) => (index === all.length - 1 ? { ...shot, end: left } : shot));
  return { ...hole, score: hole.score + 1, putts: hole.putts + 1, shots: [...shots, left] };
}

const worse = (round: RoundDocument, random: Random): RoundDocument => ({
  ...round,
  holes: round.holes.map((hole) => (random.next() < WORSE_HOLES ? withMissedPutt(hole) : hole)),
});

const sideOf = (rounds: readonly RoundDocument[], side: string): readonly SideRound[] =>
  rounds.map((round, index) => ({ key: `${side}/${index}`, tally: tallyRound(round) }));

/** Shares of comparisons: with anything likely real, and with putting likely real and in the right direction. */
function measure(left: number, right: number, isWorse: boolean) {
  let [any, found] = [0, 0];
  for (let player = 0; player < PLAYERS; player += 1) {
    const rounds = playPlayer('college', left + right, `design ${left} ${right} ${player}`);
    const random = createRandom(`design/${player}`);
    // The rounds of one player are alike on both sides; courses come in turn, so that both have all of them.
    const ofLeft = rounds.slice(0, left).map((round) => (isWorse ? worse(round, random) : round));
    const table = metricsTable(pairSides(sideOf(ofLeft, 'left'), sideOf(rounds.slice(left), 'right')), 18);
    const isClear = (certainty: string | undefined) => certainty === 'clear';
    const figures = table.flatMap(({ metrics }) => metrics.flatMap((metric) => [metric, ...metric.children]));
    const isAny =
      table.some(({ verdict }) => isClear(verdict?.certainty)) ||
      figures.some(({ difference }) => isClear(difference?.certainty));
    if (isAny) any += 1;
    const putting = table.find(({ shotType }) => shotType === 'Putt')?.verdict;
    if (isClear(putting?.certainty) && putting?.better === 'right') found += 1;
  }
  return { any: any / PLAYERS, found: found / PLAYERS };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

describe('what a comparison calls likely real, on the rounds of one simulated player', { timeout: 600_000 }, () => {
  it.each([
    [20, 15],
    [10, 10],
    [5, 25],
    [5, 40],
    [5, 5],
  ])(
    'nothing of %i rounds with %i in all but one comparison in twenty, where nothing differs (CMP-O63)',
    (left, right) => {
      const { any } = measure(left, right, false);
      console.info(`${left} with ${right} rounds, nothing differs: anything likely real ${percent(any)}`);
      expect(any).toBeLessThanOrEqual(0.05);
    },
  );

  it('finds a putt of 3 ft more on one hole in ten after 35 rounds in one comparison of five at least (CMP-O63)', () => {
    const { found } = measure(20, 15, true);
    console.info(`20 with 15 rounds, 1.8 strokes a round: putting likely real ${percent(found)}`);
    expect(found).toBeGreaterThanOrEqual(0.2);
  });
});
