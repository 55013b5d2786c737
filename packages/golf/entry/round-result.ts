import { holeFactsOf, type HoleFacts, type ShotKind } from '../facts/index.ts';
import { rounded } from '../format/index.ts';
import { type Int, type RoundDocument, toStrokes } from '../model/index.ts';
import { bestHole, roundCardOf } from '../scorecard/index.ts';

/** Of how many something was done, where it is known: 8 of 14 fairways. */
type Counted = { readonly done: Int; readonly of: Int };

/** A hole that decided the round, with strokes gained where every stroke is known. */
export type DecisiveHole = {
  readonly hole: Int;
  readonly par: Int;
  readonly score: Int;
  readonly gained: number | null;
};

/** What a round says about itself, from as much as was logged (ENTRY-18). */
export type RoundResult = {
  /** Of the holes that have a score; the sum is no total where a ball was picked up. */
  readonly score: Int;
  readonly toPar: Int;
  /** Holes with a score. */
  readonly holesPlayed: Int;
  /** Strokes gained against PGA TOUR players, the baseline, of holes whose strokes are all known; null without such a hole. Total and parts are in tenths and add up. */
  readonly gained: {
    readonly total: number;
    readonly parts: readonly { readonly part: ShotKind; readonly strokes: number }[];
    readonly byHole: readonly (number | null)[];
    /** Whether every scored hole is in it. */
    readonly isWhole: boolean;
  } | null;
  readonly putts: { readonly total: Int; readonly holes: Int } | null;
  readonly fairways: Counted | null;
  readonly greens: Counted | null;
  readonly penalties: Int | null;
  /** The best hole and the costliest one; null where no hole stands out, the latter also while a hole has no score. */
  readonly best: DecisiveHole | null;
  readonly costliest: CostliestHole | null;
};

/** The costliest hole with the numbers of all that cost the same. */
type CostliestHole = DecisiveHole & { readonly alike: readonly Int[] };

/** More holes that cost the same are the rule of the round, and none of them stands out. */
const MAX_ALIKE = 3;

/** Decimals of strokes gained in a round; those of one hole or stroke have one more. */
const TENTHS = 1;

const parts: readonly ShotKind[] = ['offTheTee', 'approach', 'aroundTheGreen', 'putt'];

export function roundResult(round: RoundDocument): RoundResult {
  const facts = holeFactsOf(round.holes);
  const scored = facts.filter(({ score }) => score !== null);
  const score = scored.reduce((total, hole) => total + (hole.score ?? 0), 0);
  const putts = scored.filter((hole) => hole.putts !== null);
  const penalties = scored.filter((hole) => hole.penalties !== null);
  const gained = gainedOf(facts);
  const decisive = scored.map(decisiveHole);
  const worthOf = worthIn(gained);
  return {
    score,
    toPar: score - scored.reduce((total, { par }) => total + par, 0),
    holesPlayed: scored.length,
    gained,
    putts:
      putts.length === 0
        ? null
        : { total: putts.reduce((total, hole) => total + (hole.putts ?? 0), 0), holes: putts.length },
    fairways: counted(scored.map(({ fairwayHit }) => fairwayHit)),
    greens: counted(scored.map(({ greenInRegulation }) => greenInRegulation)),
    penalties: penalties.length === 0 ? null : penalties.reduce((total, hole) => total + (hole.penalties ?? 0), 0),
    best: bestOf(round, decisive),
    costliest: scored.length < round.holeCount ? null : costliestOf(decisive, worthOf),
  };
}

function gainedOf(facts: readonly HoleFacts[]): RoundResult['gained'] {
  const byHole = facts.map(gainedOnHole);
  const known = byHole.filter((gained) => gained !== null);
  if (known.length === 0) return null;
  const holes = facts.filter((_hole, index) => byHole[index] !== null);
  const total = known.reduce((sum, gained) => sum + gained, 0);
  const ofParts = parts.map((part) =>
    holes.reduce((sum, { gained }) => sum + (gained[part] === null ? 0 : toStrokes(gained[part])), 0),
  );
  return {
    total: rounded(total, TENTHS),
    parts: parts.map((part, index) => ({ part, strokes: rounded(ofParts[index] ?? 0, TENTHS) })),
    byHole,
    isWhole: facts.every(({ score }, index) => score === null || byHole[index] !== null),
  };
}

/** Null unless strokes gained of every stroke are known. */
function gainedOnHole({ isShotByShot, shots }: HoleFacts): number | null {
  if (!isShotByShot || shots.some(({ gained }) => gained === null)) return null;
  return shots.reduce((sum, { gained }) => sum + (gained === null ? 0 : toStrokes(gained)), 0);
}

function counted(values: readonly (boolean | null)[]): Counted | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : { done: known.filter(Boolean).length, of: known.length };
}

const decisiveHole = (facts: HoleFacts): DecisiveHole => ({
  hole: facts.hole.hole,
  par: facts.par,
  score: facts.score ?? 0,
  gained: gainedOnHole(facts),
});

/** Strokes gained if they are known of the whole round, else strokes under par: the two are on different scales. */
const worthIn =
  (round: RoundResult['gained']) =>
  ({ gained, par, score }: DecisiveHole): number =>
    (round?.isWhole === true ? gained : null) ?? par - score;

function costliestOf(holes: readonly DecisiveHole[], worthOf: (hole: DecisiveHole) => number): CostliestHole | null {
  const least = Math.min(...holes.map(worthOf));
  const alike = holes.filter((hole) => worthOf(hole) === least);
  const [first] = alike;
  return first === undefined || least >= 0 || alike.length > MAX_ALIKE
    ? null
    : { ...first, alike: alike.map(({ hole }) => hole) };
}

/** The hole that the picture of the round calls its best, if it is under par or the only one of its score to par. */
function bestOf(round: RoundDocument, holes: readonly DecisiveHole[]): DecisiveHole | null {
  const best = bestHole(roundCardOf(round).holes);
  if (best === null) return null;
  const toPar = best.score - best.par;
  const same = holes.filter(({ par, score }) => score - par === toPar);
  return toPar < 0 || same.length === 1 ? (same.at(-1) ?? null) : null;
}
