import type { Int } from '../model/index.ts';
import { chanceOf, meanHalfWidth, MIN_ROUNDS, REAL_DOUBT, standingOf } from '../stats/index.ts';
import { type CardHole, type RoundCard, type ScoreMark, scoreMark } from '../scorecard/index.ts';

/** Six stretches of three holes make a round, as coaches split a card. */
const STRETCH_HOLES = 3;
const HALF_HOLES = 9;
const storyPars = [3, 4, 5, 6] as const;
const TWO_PUTTS = 2;

/** The holes of one par over all rounds. */
export type ParScores = {
  readonly par: Int;
  /** Holes with a score. */
  readonly holes: Int;
  /** Mean score of a hole. */
  readonly average: number;
  /** Strokes over par per round. */
  readonly toPar: number;
  /** Whether `toPar` differs from 0 by more than chance, judged with the other pars and the halves as one family. */
  readonly isReal: boolean;
  /** How many holes have each sign. */
  readonly marks: Readonly<Record<ScoreMark, Int>>;
};

/** Three holes in a row of one round. */
export type Stretch = {
  readonly roundId: string;
  readonly from: Int;
  readonly to: Int;
  readonly toPar: Int;
};

/** What a golfer of scores could log next: the least effort that says something new. */
export type NextDetail = 'putts' | 'fairways' | 'strokes';

/** Rounds as their scores tell them (FIRST-05). */
export type ScoreStory = {
  readonly roundCount: Int;
  /** Of each par that was played, par 3 first. */
  readonly byPar: readonly ParScores[];
  /** Double bogeys and worse of all rounds, and what they cost beyond a bogey each, in strokes a round. */
  readonly doubles: { readonly holes: Int; readonly toPar: number };
  /** Putts beyond two a hole, per round, of the rounds whose putts were logged on most holes; null without one. */
  readonly extraPutts: number | null;
  /** Penalty strokes per round, of the rounds that say them of most holes; null without one. */
  readonly penalties: number | null;
  /** Fairways hit, of the tee shots that say it; null if most do not. */
  readonly fairways: { readonly hit: Int; readonly of: Int } | null;
  /** Strokes over par per round on each half of 18 holes, of the rounds with a score on all; null without one. */
  readonly halves: { readonly front: number; readonly back: number; readonly isReal: boolean } | null;
  /** Null if no round has three scored holes in a row, or all stretches are equal. */
  readonly best: Stretch | null;
  readonly worst: Stretch | null;
  readonly next: NextDetail;
};

type ScoredHole = CardHole & { readonly score: Int };

const isScored = (hole: CardHole): hole is ScoredHole => hole.score !== null;
const overPar = ({ score, par }: ScoredHole): Int => score - par;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The story of some rounds, newest first; null if none of their holes has a score. */
export function scoreStory(cards: readonly RoundCard[]): ScoreStory | null {
  const holes = cards.flatMap((card) => card.holes.filter(isScored));
  if (holes.length === 0) return null;
  const doubles = holes.filter((hole) => overPar(hole) >= 2);
  const ranked = cards.flatMap(stretchesOf).sort((a, b) => a.toPar - b.toPar);
  const best = ranked[0] ?? null;
  // Of equal ones the newest too.
  const worst = ranked.find(({ toPar }) => toPar === ranked.at(-1)?.toPar) ?? null;
  const differ = best?.toPar !== worst?.toPar;
  const halves = halvesOf(cards);
  const chances = [
    ...storyPars.map((par) => chanceOfNone(sumsOver(cards, (hole) => hole.par === par))),
    chanceOfNone(halves.map(({ front, back }) => back - front)),
  ];
  const real = standingOf(chances, REAL_DOUBT);
  return {
    roundCount: cards.length,
    byPar: storyPars.flatMap((par, place) => parScores(par, holes, cards.length, real.has(place))),
    doubles: { holes: doubles.length, toPar: sum(doubles.map((hole) => overPar(hole) - 1)) / cards.length },
    extraPutts: perRound(cards, (hole) => (hole.putts === null ? null : Math.max(0, hole.putts - TWO_PUTTS))),
    penalties: perRound(cards, (hole) => hole.penalties),
    fairways: fairwaysOf(holes),
    halves:
      halves.length === 0
        ? null
        : {
            front: sum(halves.map(({ front }) => front)) / halves.length,
            back: sum(halves.map(({ back }) => back)) / halves.length,
            isReal: real.has(storyPars.length),
          },
    best: differ ? best : null,
    worst: differ ? worst : null,
    next: nextDetail(holes),
  };
}

/** Strokes over par on some holes of each round that has such holes. */
const sumsOver = (cards: readonly RoundCard[], isOf: (hole: ScoredHole) => boolean): readonly number[] =>
  cards.flatMap((card) => {
    const holes = card.holes.filter(isScored).filter(isOf);
    return holes.length === 0 ? [] : [sum(holes.map(overPar))];
  });

/** Two-sided p-value of a mean of 0, with the round as the unit; 1 of too few rounds. */
function chanceOfNone(values: readonly number[]): number {
  const halfWidth = meanHalfWidth(sum(values), sum(values.map((value) => value * value)), values.length);
  if (values.length < MIN_ROUNDS || halfWidth === null) return 1;
  const mean = sum(values) / values.length;
  return chanceOf(mean, { low: mean - halfWidth, high: mean + halfWidth }, 0, values.length);
}

function parScores(par: Int, all: readonly ScoredHole[], roundCount: Int, isReal: boolean): readonly ParScores[] {
  const holes = all.filter((hole) => hole.par === par);
  if (holes.length === 0) return [];
  const over = sum(holes.map(overPar));
  const marks = { eagle: 0, birdie: 0, par: 0, bogey: 0, double: 0 };
  for (const hole of holes) marks[scoreMark(overPar(hole))] += 1;
  return [{ par, holes: holes.length, average: par + over / holes.length, toPar: over / roundCount, isReal, marks }];
}

/** All stretches of a round in the order of play. */
function stretchesOf({ roundId, holes }: RoundCard): readonly Stretch[] {
  return holes.flatMap((first, index) => {
    const stretch = holes.slice(index, index + STRETCH_HOLES).filter(isScored);
    const last = stretch.at(-1);
    if (last === undefined || stretch.length < STRETCH_HOLES) return [];
    return [{ roundId, from: first.hole, to: last.hole, toPar: sum(stretch.map(overPar)) }];
  });
}

/** The mean of a round's sum, over the rounds that know the value of most of their scored holes; null without one. */
function perRound(cards: readonly RoundCard[], valueOf: (hole: ScoredHole) => number | null): number | null {
  const sums = cards.flatMap((card) => {
    const holes = card.holes.filter(isScored);
    const values = holes.flatMap((hole) => valueOf(hole) ?? []);
    return values.length * 2 < holes.length || values.length === 0 ? [] : [sum(values)];
  });
  return sums.length === 0 ? null : sum(sums) / sums.length;
}

function fairwaysOf(holes: readonly ScoredHole[]): ScoreStory['fairways'] {
  const drives = holes.filter(({ par }) => par > 3);
  const told = drives.filter(({ fairway }) => fairway !== null);
  if (told.length === 0 || told.length * 2 < drives.length) return null;
  return { hit: told.filter(({ fairway }) => fairway === 'hit').length, of: told.length };
}

/** Strokes over par on each half of the rounds with a score on all of 18 holes. */
const halvesOf = (cards: readonly RoundCard[]): readonly { readonly front: number; readonly back: number }[] =>
  cards
    .map(({ holes }) => holes.filter(isScored))
    .filter(({ length }) => length === 2 * HALF_HOLES)
    .map((holes) => {
      const ofHalf = (isBack: boolean) => sum(holes.filter(({ hole }) => hole > HALF_HOLES === isBack).map(overPar));
      return { front: ofHalf(false), back: ofHalf(true) };
    });

/** The first detail that fewer than half of the holes have. */
function nextDetail(holes: readonly ScoredHole[]): NextDetail {
  const isRare = (has: (hole: ScoredHole) => boolean) => holes.filter(has).length * 2 < holes.length;
  if (isRare(({ putts }) => putts !== null)) return 'putts';
  const drives = holes.filter(({ par }) => par > 3);
  return drives.filter(({ fairway }) => fairway !== null).length * 2 < drives.length ? 'fairways' : 'strokes';
}
