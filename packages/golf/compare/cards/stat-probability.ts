import { type FlagGroup, flagBitsOf, flagMask, hasAllFlags, type HoleFacts, holeFlags } from '../../facts/index.ts';
import { type CardFigure, type CardRound, rateFigure } from './card-figure.ts';
import { speaksOf } from './flag-speaks.ts';

export type FlagProbability = {
  readonly id: string;
  readonly label: string;
  readonly group: FlagGroup;
  /** Of the holes that satisfy the conditions and can say whether they have the flag; null where none can. */
  readonly given: CardFigure;
  /** The same of all holes, for what the conditions change. */
  readonly overall: CardFigure;
};

export type StatProbability = {
  readonly rounds: number;
  readonly holes: number;
  /** Holes that satisfy every condition. */
  readonly matching: number;
  /** Every flag that is neither a condition nor hidden, in the order of the filter dialog. */
  readonly flags: readonly FlagProbability[];
  /** The holes that satisfy the conditions, round by round. */
  readonly matches: readonly { readonly roundId: string; readonly holes: readonly number[] }[];
};

const speakers = holeFlags.map((flag) => ({ flag, speaks: speaksOf(flag) }));

/**
 * How often each flag holds on the holes that satisfy some conditions.
 * @param selected ids of the flags that are the conditions; with none every hole satisfies them.
 * @param hidden ids of flags that are left out.
 * @throws RangeError for an id that is no flag.
 */
export function statProbabilityOf(
  rounds: readonly CardRound[],
  selected: readonly string[],
  hidden: readonly string[],
): StatProbability {
  const mask = flagMask(selected);
  const leftOut = new Set([...selected, ...hidden]);
  const matches = rounds.map(({ summary, holes }) => ({
    roundId: summary.roundId,
    holes: holes.filter((hole) => hasAllFlags(flagBitsOf(hole), mask)),
  }));
  const all = rounds.flatMap(({ holes }) => holes);
  const matching = matches.flatMap(({ holes }) => holes);
  return {
    rounds: rounds.length,
    holes: all.length,
    matching: matching.length,
    flags: speakers
      .filter(({ flag }) => !leftOut.has(flag.id))
      .map(({ flag: { id, label, group, test }, speaks }) => ({
        id,
        label,
        group,
        given: shareWith(matching, speaks, test),
        overall: shareWith(all, speaks, test),
      })),
    matches: matches.flatMap(({ roundId, holes }) =>
      holes.length === 0 ? [] : [{ roundId, holes: holes.map(({ hole }) => hole.hole) }],
    ),
  };
}

type Test = (hole: HoleFacts) => boolean;

function shareWith(holes: readonly HoleFacts[], speaks: Test, test: Test): CardFigure {
  const able = holes.filter(speaks);
  return rateFigure(able.filter(test).length, able.length);
}
