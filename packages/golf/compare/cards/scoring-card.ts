import type { Int } from '../../model/index.ts';
import { byHoleLength } from '../../stats/breakdowns.ts';
import { type CardBasis, type CardFigure, type CardSide, meanFigure, statFigure } from './card-figure.ts';
import { type ScoreMix, scoreMixOf } from './score-mix.ts';

/** Scores on holes of one par, or of one par and one band of length. */
type ScoringRow = {
  readonly id: string;
  readonly label: string;
  /** Average strokes to par per hole. */
  readonly toPar: CardFigure;
  readonly mix: ScoreMix;
};

export type ScoringCard = CardBasis & {
  /** Per round. */
  readonly score: CardFigure;
  readonly toPar: CardFigure;
  readonly strokesGained: CardFigure;
  readonly pars: readonly (ScoringRow & { readonly par: Int; readonly lengths: readonly ScoringRow[] })[];
};

const pars = [3, 4, 5] as const;

/** A side's scores by par and length of the hole. */
export function scoringCardOf(side: CardSide): ScoringCard {
  const placed = side.holes.map((hole) => ({ hole, length: byHoleLength.childOf(hole, hole) }));
  return {
    rounds: side.rounds.length,
    score: statFigure(side, 'scoring.score'),
    toPar: statFigure(side, 'scoring.toPar'),
    strokesGained: statFigure(side, 'scoring.strokesGained'),
    pars: pars.map((par) => {
      const holes = side.holes.filter((hole) => hole.par === par);
      return {
        par,
        id: `par${par}`,
        label: `Par ${par}`,
        toPar: meanFigure(
          holes.flatMap(({ toPar }) => toPar ?? []),
          'signedTwoDecimals',
        ),
        mix: scoreMixOf(holes),
        lengths: byHoleLength.children.flatMap(({ id, label }, length) =>
          id.startsWith(`par${par}`)
            ? {
                id,
                label,
                toPar: statFigure(side, `scoring.toParByLength.${id}`),
                mix: scoreMixOf(placed.filter((one) => one.length === length).map(({ hole }) => hole)),
              }
            : [],
        ),
      };
    }),
  };
}
