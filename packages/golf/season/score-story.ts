import type { Int } from '../model/index.ts';
import { type CardHole, type RoundCard, type ScoreMark, scoreMark } from '../scorecard/index.ts';

/** Six stretches of three holes make a round, as coaches split a card. */
const STRETCH_HOLES = 3;

/** The holes of one par over all rounds. */
export type ParScores = {
  readonly par: Int;
  /** Holes with a score. */
  readonly holes: Int;
  /** Mean score of a hole. */
  readonly average: number;
  /** Strokes over par per round. */
  readonly toPar: number;
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
  return {
    roundCount: cards.length,
    byPar: [3, 4, 5, 6].flatMap((par) => parScores(par, holes, cards.length)),
    doubles: { holes: doubles.length, toPar: sum(doubles.map((hole) => overPar(hole) - 1)) / cards.length },
    best: differ ? best : null,
    worst: differ ? worst : null,
    next: nextDetail(holes),
  };
}

function parScores(par: Int, all: readonly ScoredHole[], roundCount: Int): readonly ParScores[] {
  const holes = all.filter((hole) => hole.par === par);
  if (holes.length === 0) return [];
  const over = sum(holes.map(overPar));
  const marks = { eagle: 0, birdie: 0, par: 0, bogey: 0, double: 0 };
  for (const hole of holes) marks[scoreMark(overPar(hole))] += 1;
  return [{ par, holes: holes.length, average: par + over / holes.length, toPar: over / roundCount, marks }];
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

/** The first detail that fewer than half of the holes have. */
function nextDetail(holes: readonly ScoredHole[]): NextDetail {
  const isRare = (has: (hole: ScoredHole) => boolean) => holes.filter(has).length * 2 < holes.length;
  if (isRare(({ putts }) => putts !== null)) return 'putts';
  const drives = holes.filter(({ par }) => par > 3);
  return drives.filter(({ fairway }) => fairway !== null).length * 2 < drives.length ? 'fairways' : 'strokes';
}
