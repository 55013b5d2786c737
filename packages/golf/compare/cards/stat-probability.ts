import type { Int } from '../../model/index.ts';
import {
  bitsWhere,
  type FlagBits,
  type FlagGroup,
  flagMask,
  hasAllFlags,
  type HoleFacts,
  holeFlags,
} from '../../facts/index.ts';
import { type CardBasis, type CardFigure, type CardRound, rateFigure } from './card-figure.ts';

type FlagProbability = {
  readonly id: string;
  readonly label: string;
  readonly group: FlagGroup;
  /** Rate among the holes that satisfy the conditions; holes whose flag is unknown do not count; null without any. */
  readonly given: CardFigure;
  /** The same rate over all holes, to show what the conditions change. */
  readonly overall: CardFigure;
};

/** A hole of a round: its number on the course, and which of the round's playings of it, from 1. */
type PlayedHole = { readonly hole: Int; readonly nth: Int };

export type StatProbability = CardBasis & {
  readonly holes: Int;
  /** Holes that satisfy every condition. */
  readonly matching: Int;
  /** Every flag that is neither a condition nor hidden, in the order of the filter dialog. */
  readonly flags: readonly FlagProbability[];
  /** The holes that satisfy the conditions, round by round. */
  readonly matches: readonly { readonly roundId: string; readonly holes: readonly PlayedHole[] }[];
};

/**
 * How often each flag holds on the holes that satisfy some conditions. @param selected ids of the flags that are the
 * conditions; with none every hole satisfies them. @param hidden ids of flags to leave out. @throws RangeError for an
 * unknown flag id.
 */
export function statProbabilityOf(
  rounds: readonly CardRound[],
  selected: readonly string[],
  hidden: readonly string[],
): StatProbability {
  const mask = flagMask(selected);
  const leftOut = new Set([...selected, ...hidden]);
  const all = countsOfNothing();
  const given = countsOfNothing();
  const matches: { readonly roundId: string; readonly holes: readonly PlayedHole[] }[] = [];
  for (const { summary, holes } of rounds) {
    const matching: PlayedHole[] = [];
    for (const [index, marked] of markedHolesOf(holes).entries()) {
      addTo(all, marked);
      if (!hasAllFlags(marked.flags, mask)) continue;
      addTo(given, marked);
      const { hole, nth } = holes[index] as HoleFacts;
      matching.push({ hole: hole.hole, nth });
    }
    if (matching.length > 0) matches.push({ roundId: summary.roundId, holes: matching });
  }
  return {
    rounds: rounds.length,
    holes: all.holes,
    matching: given.holes,
    flags: holeFlags.flatMap(({ id, label, group }, place) =>
      leftOut.has(id) ? [] : { id, label, group, given: shareAt(given, place), overall: shareAt(all, place) },
    ),
    matches,
  };
}

/** Flags that a hole has, and flags that are known for it (true or false). */
type MarkedHole = { readonly flags: FlagBits; readonly known: FlagBits };

/**
 * Cached by list of holes: the holes stay the same while conditions change, and computing their flags is most of the
 * work.
 */
const markedHoles = new WeakMap<readonly HoleFacts[], readonly MarkedHole[]>();

function markedHolesOf(holes: readonly HoleFacts[]): readonly MarkedHole[] {
  const known = markedHoles.get(holes);
  if (known !== undefined) return known;
  const marked = holes.map((hole) => {
    const answers = holeFlags.map((flag) => flag.test(hole));
    return {
      flags: bitsWhere((_flag, place) => answers[place] === true),
      known: bitsWhere((_flag, place) => answers[place] !== null),
    };
  });
  markedHoles.set(holes, marked);
  return marked;
}

type FlagCounts = { holes: number; readonly had: Int32Array; readonly known: Int32Array };

const countsOfNothing = (): FlagCounts => ({
  holes: 0,
  had: new Int32Array(holeFlags.length),
  known: new Int32Array(holeFlags.length),
});

function addTo(counts: FlagCounts, { flags, known }: MarkedHole): void {
  counts.holes += 1;
  for (let place = 0; place < holeFlags.length; place += 1) {
    if (!hasBit(known, place)) continue;
    (counts.known[place] as number) += 1;
    if (hasBit(flags, place)) (counts.had[place] as number) += 1;
  }
}

const hasBit = (bits: FlagBits, place: number): boolean => (((bits[place >> 5] as number) >> (place & 31)) & 1) === 1;

const shareAt = ({ had, known }: FlagCounts, place: number): CardFigure =>
  rateFigure(had[place] as number, known[place] as number);
