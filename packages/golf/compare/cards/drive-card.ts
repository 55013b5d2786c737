import type { HoleFacts } from '../../facts/index.ts';
import { type FairwayResult, fairwayResults, type Int } from '../../model/index.ts';
import { samplesBehind } from '../../stats/index.ts';
import { type CardBasis, type CardFigure, type CardSide, meanFigure, shareOf, statFigure } from './card-figure.ts';
import { type Spread, spreadOf } from './spread.ts';

/** Ten yards: about what the wind or a firm fairway is worth, and few enough bars for a card. */
const BIN_YARDS = 10;

/** Drives from `from` yards up to the next bin. */
type DistanceBin = { readonly from: number; readonly count: Int };

/** What a tee shot of a par 4 or 5 left: one of three, told by its penalty before its lie. */
const driveOutcomes = ['fairway', 'missed', 'penalty'] as const;
export type DriveOutcome = (typeof driveOutcomes)[number];

export type DriveCard = CardBasis & {
  /** Par-4 and par-5 holes. */
  readonly drivingHoles: Int;
  readonly distance: {
    readonly mean: CardFigure;
    /** Yards. */
    readonly spread: Spread | null;
    /** Without gaps, in the order of length; none without measured drives. */
    readonly bins: readonly DistanceBin[];
  };
  readonly fairwaysHit: CardFigure;
  readonly fairwaysHitPar4: CardFigure;
  readonly fairwaysHitPar5: CardFigure;
  /** Of the fairways with a known result, by result. */
  readonly finishes: readonly { readonly finish: FairwayResult; readonly count: Int }[];
  /** Of the missed fairways whose side is known. */
  readonly missedLeft: CardFigure;
  readonly missedRight: CardFigure;
  readonly inPlay: CardFigure;
  readonly penalties: CardFigure;
  /** What the tee shot led to. */
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

/** How a side drives, and what it leads to. */
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

/** Null on a par 3, and where neither penalty nor fairway is known. */
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

/** The axes on which both sides' drives are drawn: yards, and the highest share that a bin holds. */
export type DistanceWindow = {
  readonly from: number;
  readonly to: number;
  readonly binYards: number;
  readonly highestShare: number;
};

/** So many widths of the middle half below it a drive is a mishit that would squeeze all others into a corner. */
const FENCE_WIDTHS = 4;

/**
 * The window that holds the drives of every card, but for mishits far shorter than the others; null where none was
 * measured.
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
