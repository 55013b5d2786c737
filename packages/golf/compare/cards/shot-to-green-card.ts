import type { Int } from '../../model/index.ts';
import { type MissSide, missSides } from '../../facts/index.ts';
import { shotByApproachDistance, shotByLie } from '../../stats/breakdowns.ts';
import { samplesBehind } from '../../stats/index.ts';
import { type CardBasis, type CardFigure, type CardSide, shareOf, statFigure } from './card-figure.ts';
import { type Spread, spreadOf } from './spread.ts';

/** Approaches from one band of distance, or one lie. */
type ApproachRow = {
  readonly id: string;
  readonly label: string;
  readonly greenHit: CardFigure;
  readonly proximity: CardFigure;
  /** Feet to the hole after the stroke. */
  readonly spread: Spread | null;
  /** Per round. */
  readonly strokesGained: CardFigure;
};

export type ShotToGreenCard = CardBasis & {
  readonly greensInRegulation: CardFigure;
  readonly greenHit: CardFigure;
  readonly proximity: CardFigure;
  /** Feet to the hole after the stroke. */
  readonly spread: Spread | null;
  readonly strokesGained: CardFigure;
  readonly bands: readonly ApproachRow[];
  readonly lies: readonly ApproachRow[];
  readonly pattern: {
    /** Missed greens by side, where the side is known, seen from the approach. */
    readonly misses: readonly { readonly side: MissSide; readonly share: CardFigure }[];
    /** Missed greens, with or without a known side. */
    readonly missedGreens: Int;
    readonly shortSided: CardFigure;
  };
};

type Stroke = { readonly feet: number; readonly band: number; readonly lie: number };

/** How near the hole a side's approaches finish, and where they miss. */
export function shotToGreenCardOf(side: CardSide): ShotToGreenCard {
  const strokes = samplesBehind(side.holes, 'approach.proximity').flatMap(({ hole, shot, value }): Stroke[] =>
    shot === null
      ? []
      : [
          {
            feet: value,
            band: shotByApproachDistance.childOf(shot.facts, hole),
            lie: shotByLie.childOf(shot.facts, hole),
          },
        ],
  );
  const rowOf = ({ id, label }: { readonly id: string; readonly label: string }, own: readonly Stroke[]) => ({
    id,
    label,
    greenHit: statFigure(side, `approach.greenHit.${id}`),
    proximity: statFigure(side, `approach.proximity.${id}`),
    spread: spreadOf(own.map(({ feet }) => feet)),
    strokesGained: statFigure(side, `approach.strokesGained.${id}`),
  });
  return {
    rounds: side.rounds.length,
    greensInRegulation: statFigure(side, 'approach.greensInRegulation'),
    greenHit: statFigure(side, 'approach.greenHit'),
    proximity: statFigure(side, 'approach.proximity'),
    spread: spreadOf(strokes.map(({ feet }) => feet)),
    strokesGained: statFigure(side, 'approach.strokesGained'),
    bands: shotByApproachDistance.children.map((child, band) =>
      rowOf(
        child,
        strokes.filter((stroke) => stroke.band === band),
      ),
    ),
    lies: shotByLie.children.map((child, lie) =>
      rowOf(
        child,
        strokes.filter((stroke) => stroke.lie === lie),
      ),
    ),
    pattern: {
      misses: missSides.map((miss) => ({
        side: miss,
        share: shareOf(side.holes, ({ missSide }) => (missSide === null ? null : missSide === miss)),
      })),
      missedGreens: side.holes.filter(({ greenInRegulation }) => greenInRegulation === false).length,
      shortSided: statFigure(side, 'approach.shortSided'),
    },
  };
}
