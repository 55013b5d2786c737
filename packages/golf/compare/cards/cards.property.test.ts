import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median } from '../../dispersion/median.ts';
import {
  approachBands,
  bandIndex,
  feetOf,
  holeFlags,
  holeLengthBands,
  type HoleFacts,
  puttBands,
} from '../../facts/index.ts';
import { computeOverview } from '../../overview/index.ts';
import type { StatFigure } from '../../stats/index.ts';
import { anyCardRounds } from '../../testing/card-rounds.ts';
import { type CardFigure, type CardRound, cardSideOf } from './card-figure.ts';
import { driveCardOf } from './drive-card.ts';
import { playingStyleOf } from './playing-style-card.ts';
import { makeCurve, puttCardOf } from './putt-card.ts';
import { scoringCardOf } from './scoring-card.ts';
import { shotToGreenCardOf } from './shot-to-green-card.ts';
import { statProbabilityOf } from './stat-probability.ts';

const RUNS = { numRuns: 80 };
const side = (rounds: readonly CardRound[]) => cardSideOf(rounds, 18);
const holesOf = (rounds: readonly CardRound[]): HoleFacts[] => rounds.flatMap(({ holes }) => [...holes]);

/** Every figure of the overview of the same rounds, by the stat's id. */
function overviewOf(rounds: readonly CardRound[]): (id: string) => CardFigure {
  const ids = rounds.map(({ summary }) => summary.roundId);
  const career = rounds.map((round) => ({ ...round, summary: { ...round.summary, status: 'completed' as const } }));
  const { performanceStats } = computeOverview(career, { filterName: 'side', golfRoundIds: ids }, null);
  if ('error' in performanceStats) throw new Error(performanceStats.error);
  const figures = new Map<string, StatFigure>();
  for (const stat of performanceStats.stats) for (const one of [stat, ...stat.children]) figures.set(one.id, one);
  return (id) => {
    const figure = figures.get(id);
    if (figure === undefined) throw new Error(`there is no stat '${id}'`);
    return figure.performance;
  };
}

const fraction = (figure: CardFigure) => (figure === null ? [0, 0] : [figure.successes, figure.opportunities]);
const counted = (holes: readonly HoleFacts[], test: (hole: HoleFacts) => boolean | null) => {
  let [yes, n] = [0, 0];
  for (const hole of holes) {
    const answer = test(hole);
    if (answer === null) continue;
    n += 1;
    if (answer) yes += 1;
  }
  return [yes, n];
};

const anyPutt = fc.record({ feet: fc.integer({ min: 1, max: 60 }), isMade: fc.boolean() });

describe('the cards of a comparison', () => {
  it('show the figures of the catalogue as an overview of the same rounds shows them (API-22)', () => {
    fc.assert(
      fc.property(anyCardRounds, (rounds) => {
        const overview = overviewOf(rounds);
        const drive = driveCardOf(side(rounds));
        expect([drive.fairwaysHit, drive.distance.mean, drive.penalties, drive.missedLeft]).toEqual(
          ['drive.fairwaysHit', 'drive.distance', 'drive.penalties', 'drive.missedLeft'].map(overview),
        );
        const putt = puttCardOf(side(rounds));
        for (const { id, made, threePutts, strokesGained } of putt.bands) {
          expect([made, threePutts, strokesGained]).toEqual(
            [`putt.made.${id}`, `putt.threePuttRate.${id}`, `putt.strokesGained.${id}`].map(overview),
          );
        }
        const green = shotToGreenCardOf(side(rounds));
        for (const { id, greenHit, proximity, strokesGained } of [...green.bands, ...green.lies]) {
          expect([greenHit, proximity, strokesGained]).toEqual(
            [`approach.greenHit.${id}`, `approach.proximity.${id}`, `approach.strokesGained.${id}`].map(overview),
          );
        }
        for (const [miss, id] of [
          [0, 'approach.missedLeft'],
          [1, 'approach.missedRight'],
          [2, 'approach.missedShort'],
          [3, 'approach.missedLong'],
        ] as const) {
          expect(green.pattern.misses[miss]?.share).toEqual(overview(id));
        }
        for (const { lengths } of scoringCardOf(side(rounds)).pars) {
          for (const { id, toPar } of lengths) expect(toPar).toEqual(overview(`scoring.toParByLength.${id}`));
        }
        expect(playingStyleOf(side(rounds)).bounceBack).toEqual(overview('scoring.bounceBack'));
      }),
      RUNS,
    );
  });

  it('spread every measured drive over bins of ten yards without a gap (API-22)', () => {
    fc.assert(
      fc.property(anyCardRounds, (rounds) => {
        const { distance } = driveCardOf(side(rounds));
        const lengths = holesOf(rounds).flatMap(({ shots }) =>
          shots.flatMap((shot) => (shot.kind === 'offTheTee' && shot.strokes === 1 ? (shot.length ?? []) : [])),
        );
        expect(distance.spread?.n ?? 0).toBe(lengths.length);
        for (const [index, { from, count }] of distance.bins.entries()) {
          expect(from).toBe((distance.bins[0]?.from as number) + index * 10);
          expect(count).toBe(lengths.filter((length) => length >= from && length < from + 10).length);
        }
        if (lengths.length > 0) expect(distance.spread?.median).toBeCloseTo(median(lengths), 3);
      }),
      RUNS,
    );
  });

  it('divide the holes with a known tee shot into fairway, missed and penalty, each with its average to par (API-22)', () => {
    fc.assert(
      fc.property(anyCardRounds, (rounds) => {
        const { outcomes } = driveCardOf(side(rounds));
        const holes = holesOf(rounds).filter(({ par }) => par > 3);
        const isPenalty = ({ shots }: HoleFacts) => shots[0]?.kind === 'offTheTee' && shots[0].strokes > 1;
        const groups = {
          fairway: holes.filter((hole) => !isPenalty(hole) && hole.fairwayHit === true),
          missed: holes.filter((hole) => !isPenalty(hole) && hole.fairwayHit === false),
          penalty: holes.filter(isPenalty),
        };
        for (const { outcome, toPar, greens } of outcomes) {
          const group = groups[outcome];
          expect(fraction(toPar)).toEqual([group.reduce((sum, hole) => sum + (hole.toPar ?? 0), 0), group.length]);
          expect(fraction(greens)).toEqual(counted(group, ({ greenInRegulation }) => greenInRegulation));
        }
      }),
      RUNS,
    );
  });

  it('have the middle half of each band of putts and approaches (API-22)', () => {
    fc.assert(
      fc.property(anyCardRounds, (rounds) => {
        const { bands, lies } = shotToGreenCardOf(side(rounds));
        const strokes = holesOf(rounds).flatMap(({ shots }) =>
          shots.filter(({ kind, toPin, endToPin }) => kind === 'approach' && toPin !== null && endToPin !== null),
        );
        for (const [band, { spread }] of bands.entries()) {
          const feet = strokes
            .filter(({ toPin }) => (toPin as number) <= 250 && bandIndex(approachBands, toPin as number) === band)
            .map(({ endToPin }) => feetOf(endToPin) as number);
          expect(spread?.n ?? 0).toBe(feet.length);
          if (feet.length > 0) expect(spread?.median).toBeCloseTo(median(feet), 3);
        }
        const fromTheRough = strokes.filter(
          ({ lie, toPin }) => (lie === 'rough' || lie === 'native') && (toPin as number) <= 250,
        );
        expect(lies.find(({ id }) => id === 'rough')?.spread?.n ?? 0).toBe(fromTheRough.length);
        for (const [band, { atFeet }] of puttCardOf(side(rounds)).bands.entries()) {
          const feet = holesOf(rounds)
            .flatMap(({ shots }) => shots.filter(({ kind, endLie }) => kind === 'putt' && endLie !== null))
            .map(({ toPin }) => feetOf(toPin) ?? -2)
            .filter((length) => bandIndex(puttBands, length) === band);
          if (feet.length === 0) expect(atFeet).toBeNull();
          else expect(atFeet).toBeCloseTo(feet.reduce((sum, one) => sum + one, 0) / feet.length, 0);
        }
      }),
      RUNS,
    );
  });

  it('count every hole in one kind of score, by par and by length (API-22)', () => {
    fc.assert(
      fc.property(anyCardRounds, (rounds) => {
        for (const { par, mix, toPar, lengths } of scoringCardOf(side(rounds)).pars) {
          const bands = holeLengthBands[par as 3 | 4 | 5];
          for (const [band, row] of lengths.entries()) {
            const inBand = holesOf(rounds).filter(
              (hole) => hole.par === par && hole.yards !== null && bandIndex(bands, hole.yards) === band,
            );
            expect(row.mix.reduce((sum, { count }) => sum + count, 0)).toBe(inBand.length);
            expect(row.mix[2]?.count).toBe(inBand.filter((hole) => hole.toPar === 0).length);
          }
          const scores = holesOf(rounds).flatMap((hole) => (hole.par === par ? (hole.toPar ?? []) : []));
          expect(mix.map(({ count }) => count)).toEqual([
            scores.filter((score) => score < -1).length,
            scores.filter((score) => score === -1).length,
            scores.filter((score) => score === 0).length,
            scores.filter((score) => score === 1).length,
            scores.filter((score) => score > 1).length,
          ]);
          expect(fraction(toPar)).toEqual([scores.reduce((sum, score) => sum + score, 0), scores.length]);
        }
      }),
      RUNS,
    );
  });

  it('find the longest runs within a round, never over a hole without a score, and what follows a birdie (API-22)', () => {
    fc.assert(
      fc.property(anyCardRounds, (rounds) => {
        const { parStreak, birdieStreak, giveBack } = playingStyleOf(side(rounds));
        expect(fraction(giveBack)).toEqual(
          counted(holesOf(rounds), ({ toPar, previousToPar }) =>
            previousToPar === null || previousToPar >= 0 ? null : (toPar as number) > 0,
          ),
        );
        const longest = (limit: number) =>
          Math.max(
            0,
            ...rounds.map(({ holes }) => {
              // Every run of consecutive hole numbers; an unfinished hole leaves a gap.
              const scores = new Map(holes.map(({ hole, toPar }) => [hole.hole, toPar as number]));
              let best = 0;
              for (let from = 1; from <= 18; from += 1) {
                let length = 0;
                while ((scores.get(from + length) ?? 99) <= limit) length += 1;
                best = Math.max(best, length);
              }
              return best;
            }),
          );
        expect([parStreak.longest, birdieStreak.longest]).toEqual([longest(0), longest(-1)]);
      }),
      RUNS,
    );
  });

  it('show how often each flag holds on the holes that satisfy the conditions (API-23)', () => {
    fc.assert(
      fc.property(
        anyCardRounds,
        fc.uniqueArray(fc.constantFrom(...holeFlags.map(({ id }) => id)), { maxLength: 2 }),
        (rounds, selected) => {
          const { flags, matching, matches } = statProbabilityOf(rounds, selected, ['isPar3']);
          const holes = holesOf(rounds).filter((hole) =>
            selected.every((id) => holeFlags.find((flag) => flag.id === id)?.test(hole) === true),
          );
          expect([matching, matches.flatMap((match) => match.holes).length]).toEqual([holes.length, holes.length]);
          const listed = flags.map(({ id }) => id);
          expect(listed).toEqual(
            holeFlags.map(({ id }) => id).filter((id) => id !== 'isPar3' && !selected.includes(id)),
          );
          for (const { id, given } of flags) {
            const flag = holeFlags.find((one) => one.id === id);
            // A hole whose flag is unknown does not have it, so restricting to known flags loses no hole.
            expect(given?.successes ?? 0).toBe(holes.filter((hole) => flag?.test(hole) === true).length);
            expect(given?.opportunities ?? 0).toBeLessThanOrEqual(holes.length);
            if (id === 'missedUpDown')
              expect(fraction(given)).toEqual(
                counted(holes, ({ upAndDown }) => (upAndDown === null ? null : !upAndDown)),
              );
            // For a hole logged as a card only, the distance of the save is unknown.
            if (id === 'missedUpDownUnder10')
              expect(given?.opportunities ?? 0).toBe(
                holes.filter(({ upAndDown, save }) => upAndDown !== null && save !== null && save.toPin !== null)
                  .length,
              );
          }
        },
      ),
      RUNS,
    );
  });

  it('draw a curve only at lengths with putts nearby, between 0 and 1, that never rises (API-22)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.array(anyPutt, { maxLength: 20 }), fc.array(anyPutt, { minLength: 100, maxLength: 200 })),
        (putts) => {
          const curve = makeCurve(putts);
          expect(curve.map(({ share }) => share)).toEqual(curve.map(({ share }) => share).sort((a, b) => b - a));
          for (const { feet, share } of curve) {
            const [low, high] = [feet * Math.exp(-4 * 0.22), feet * Math.exp(4 * 0.22)];
            const near = putts.filter((putt) => putt.feet >= low && putt.feet <= high);
            expect(near.length).toBeGreaterThanOrEqual(6);
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
          if (putts.length < 6) expect(makeCurve(putts)).toEqual([]);
        },
      ),
      RUNS,
    );
  });
});
