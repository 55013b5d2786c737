import type { HoleFacts } from '../../facts/index.ts';
import { type FairwayResult, fairwayResults, type Int } from '../../model/index.ts';
import { samplesBehind } from '../../stats/index.ts';
import { type CardBasis, type CardFigure, type CardSide, meanFigure, shareOf, statFigure } from './card-figure.ts';
import { type Spread, spreadOf } from './spread.ts';

/** Ten yards: about the effect of wind or a firm fairway, and few enough bars for a card. */
const BIN_YARDS = 10;

/** Drives of `from` yards up to the next bin. */
type DistanceBin = { readonly from: number; readonly count: Int };

/** Outcome of a tee shot on a par 4 or 5. A penalty takes precedence over the lie. */
const driveOutcomes = ['fairway', 'missed', 'penalty'] as const;
export type DriveOutcome = (typeof driveOutcomes)[number];

export type DriveCard = CardBasis & {
  /** Par-4 and par-5 holes. */
  readonly drivingHoles: Int;
  readonly distance: {
    readonly mean: CardFigure;
    /** Yards. */
    readonly spread: Spread | null;
    /** Consecutive bins in order of length; empty without measured drives. */
    readonly bins: readonly DistanceBin[];
  };
  readonly fairwaysHit: CardFigure;
  readonly fairwaysHitPar4: CardFigure;
  readonly fairwaysHitPar5: CardFigure;
  /** Fairways with a known result, counted by result. */
  readonly finishes: readonly { readonly finish: FairwayResult; readonly count: Int }[];
  /** Share of left misses among the missed fairways with a known side. */
  readonly missedLeft: CardFigure;
  readonly missedRight: CardFigure;
  readonly inPlay: CardFigure;
  readonly penalties: CardFigure;
  /** Scores after each outcome of the tee shot. */
  readonly outcomes: readonly {
    readonly outcome: DriveOutcome;
    readonly toPar: CardFigure;
    readonly greens: CardFigure;
  }[];
  /** Per round. */
  readonly strokesGained: CardFigure;
  readonly strokesGainedPar4: CardFigure;
  readonly strokesGainedPar5: CardFigure;
};

/** How a side drives, and how it scores after each outcome. */
export function driveCardOf(side: CardSide): DriveCard {
  const driving = side.holes.filter(({ par }) => par > 3);
  const lengths = samplesBehind(side.holes, 'drive.distance').map(({ value }) => value);
  return {
    rounds: side.rounds.length,
    drivingHoles: driving.length,
    distance: { mean: statFigure(side, 'drive.distance'), spread: spreadOf(lengths), bins: binsOf(lengths) },
    fairwaysHit: statFigure(side, 'drive.fairwaysHit'),
    fairwaysHitPar4: statFigure(side, 'drive.fairwaysHit.par4'),
    fairwaysHitPar5: statFigure(side, 'drive.fairwaysHit.par5'),
    finishes: fairwayResults.map((finish) => ({
      finish,
      count: driving.filter(({ fairway }) => fairway === finish).length,
    })),
    missedLeft: statFigure(side, 'drive.missedLeft'),
    missedRight: statFigure(side, 'drive.missedRight'),
    inPlay: statFigure(side, 'drive.inPlay'),
    penalties: statFigure(side, 'drive.penalties'),
    outcomes: driveOutcomes.map((outcome) => {
      const holes = driving.filter((hole) => driveOutcomeOf(hole) === outcome);
      return {
        outcome,
        toPar: meanFigure(
          holes.flatMap(({ toPar }) => toPar ?? []),
          'signedTwoDecimals',
        ),
        greens: shareOf(holes, ({ greenInRegulation }) => greenInRegulation),
      };
    }),
    strokesGained: statFigure(side, 'drive.strokesGained'),
    strokesGainedPar4: statFigure(side, 'drive.strokesGained.par4'),
    strokesGainedPar5: statFigure(side, 'drive.strokesGained.par5'),
  };
}

/** Null on a par 3, and where both penalty and fairway are unknown. */
function driveOutcomeOf({ par, shots, fairwayHit }: HoleFacts): DriveOutcome | null {
  if (par === 3) return null;
  const drive = shots[0];
  if (drive?.kind === 'offTheTee' && drive.strokes > 1) return 'penalty';
  return fairwayHit === null ? null : fairwayHit ? 'fairway' : 'missed';
}

function binsOf(lengths: readonly number[]): readonly DistanceBin[] {
  if (lengths.length === 0) return [];
  const places = lengths.map((length) => Math.floor(length / BIN_YARDS));
  const first = places.reduce((least, place) => Math.min(least, place));
  const last = places.reduce((most, place) => Math.max(most, place));
  const counts = new Array<number>(last - first + 1).fill(0);
  for (const place of places) counts[place - first] = (counts[place - first] as number) + 1;
  return counts.map((count, index) => ({ from: (first + index) * BIN_YARDS, count }));
}

/** Common axes for both sides' drives: yards, and the highest share in a bin. */
export type DistanceWindow = {
  readonly from: number;
  readonly to: number;
  readonly binYards: number;
  readonly highestShare: number;
};

/**
 * A drive this many interquartile ranges below the middle half counts as a mishit, which would squeeze all others into
 * a corner.
 */
const FENCE_WIDTHS = 4;

/**
 * The window that contains the drives of every card except mishits far shorter than the others; null without a measured
 * drive.
 */
export function distanceWindowOf(cards: readonly (Pick<DriveCard, 'distance'> | undefined)[]): DistanceWindow | null {
  const lists = cards.map((card) => card?.distance.bins ?? []);
  const froms = lists.flat().map(({ from }) => from);
  if (froms.length === 0) return null;
  const fences = cards.flatMap((card) => {
    const spread = card?.distance.spread ?? null;
    if (spread === null) return [];
    const width = Math.max(BIN_YARDS, spread.upperQuarter - spread.lowerQuarter);
    return [Math.floor((spread.lowerQuarter - FENCE_WIDTHS * width) / BIN_YARDS) * BIN_YARDS];
  });
  const shares = lists.flatMap((bins) => {
    const total = bins.reduce((sum, { count }) => sum + count, 0);
    return bins.map(({ count }) => count / total);
  });
  return {
    from: Math.max(Math.min(...froms), Math.min(...fences)),
    to: Math.max(...froms) + BIN_YARDS,
    binYards: BIN_YARDS,
    highestShare: Math.max(...shares),
  };
}
