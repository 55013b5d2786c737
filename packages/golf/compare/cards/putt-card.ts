import { feetOf, type ShotFacts } from '../../facts/index.ts';
import { type StatColumn, placeOfStat, samplesBehind, standardFigure, statColumns } from '../../stats/index.ts';
import { shotByPuttDistance } from '../../stats/breakdowns.ts';
import { type CardBasis, type CardFigure, type CardSide, statFigure } from './card-figure.ts';
import { type Spread, spreadOf } from './spread.ts';

type PuttBand = {
  readonly id: string;
  readonly label: string;
  readonly made: CardFigure;
  /** Average feet of these putts: the position of the band's point. */
  readonly atFeet: number | null;
  /** PGA TOUR players' make rate for this band, a share of 1. */
  readonly tour: number | null;
  /** Share of holes whose first putt was in this band. */
  readonly threePutts: CardFigure;
  /** Per round. */
  readonly strokesGained: CardFigure;
};

/** A point of a smooth curve: a share of 1 at a distance in feet. */
export type CurvePoint = { readonly feet: number; readonly share: number };

export type PuttCard = CardBasis & {
  readonly bands: readonly PuttBand[];
  readonly curve: readonly CurvePoint[];
  readonly putts: CardFigure;
  readonly puttsPerGreen: CardFigure;
  readonly onePutts: CardFigure;
  readonly threePutts: CardFigure;
  readonly firstPutt: CardFigure;
  readonly firstPuttOnGreens: CardFigure;
  /** Feet of first putts. */
  readonly firstPuttSpread: Spread | null;
  readonly leave: CardFigure;
  readonly strokesGained: CardFigure;
};

/** How a side putts, by distance. */
export function puttCardOf(side: CardSide): PuttCard {
  const putts = samplesBehind(side.holes, 'putt.made').flatMap(({ shot, value }) =>
    shot === null ? [] : [{ band: bandOf(shot.facts), feet: feetOf(shot.facts.toPin) as number, isMade: value === 1 }],
  );
  return {
    rounds: side.rounds.length,
    bands: shotByPuttDistance.children.map(({ id, label }, band) => {
      const inBand = putts.filter((putt) => putt.band === band).map(({ feet }) => feet);
      return {
        id,
        label,
        made: statFigure(side, `putt.made.${id}`),
        atFeet: inBand.length === 0 ? null : toTenths(inBand.reduce((sum, feet) => sum + feet, 0) / inBand.length),
        tour: tourFigure(side, `putt.made.${id}`),
        threePutts: statFigure(side, `putt.threePuttRate.${id}`),
        strokesGained: statFigure(side, `putt.strokesGained.${id}`),
      };
    }),
    curve: makeCurve(putts),
    putts: statFigure(side, 'putt.putts'),
    puttsPerGreen: statFigure(side, 'putt.puttsPerGreen'),
    onePutts: statFigure(side, 'putt.onePuttRate'),
    threePutts: statFigure(side, 'putt.threePuttRate'),
    firstPutt: statFigure(side, 'putt.firstPutt'),
    firstPuttOnGreens: statFigure(side, 'putt.firstPuttOnGreens'),
    firstPuttSpread: spreadOf(samplesBehind(side.holes, 'putt.firstPutt').map(({ value }) => value)),
    leave: statFigure(side, 'putt.leave'),
    strokesGained: statFigure(side, 'putt.strokesGained'),
  };
}

/** Putt bands do not depend on the hole. */
const bandOf = (putt: ShotFacts): number => shotByPuttDistance.childOf(putt, undefined as never);
const toTenths = (feet: number): number => Math.round(feet * 10) / 10;

function tourFigure({ holesPerRound }: CardSide, statId: string): number | null {
  const column = statColumns[placeOfStat(statId)] as StatColumn;
  return standardFigure('pgaTour2024', column, holesPerRound)?.value ?? null;
}

/** Feet at which the curve is computed: denser where the chance falls fast. */
const CURVE_FEET = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 22, 25, 28, 31, 35, 40, 45, 50] as const;
/** Bandwidth in natural logarithms of feet: at 8 ft about two thirds of the weight lies within 6.4 and 10 ft. */
const CURVE_WIDTH = 0.22;
/** With fewer putts than this in the window the curve would be noise. */
const MIN_FOR_CURVE = 12;

/**
 * The make rate by length of putt, smoothed: at each length the share of putts made, weighted by a Gaussian window over
 * the logarithm of feet. Lengths with too few putts nearby are left out. The curve never rises with distance: where the
 * sample does so by luck, neighbors share their average.
 */
export function makeCurve(
  putts: readonly { readonly feet: number; readonly isMade: boolean }[],
): readonly CurvePoint[] {
  const lengths = countByLength(putts);
  const points = CURVE_FEET.flatMap((feet): readonly PooledPoint[] => {
    let [weight, squares, made] = [0, 0, 0];
    for (const length of lengths) {
      const one = Math.exp(-(((length.log - Math.log(feet)) / CURVE_WIDTH) ** 2) / 2);
      weight += one * length.count;
      squares += one * one * length.count;
      made += one * length.made;
    }
    // Kish's effective sample size of weighted putts.
    const isFirm = squares > 0 && (weight * weight) / squares >= MIN_FOR_CURVE && weight >= MIN_FOR_CURVE / 2;
    return isFirm ? [{ feet: [feet], weight, share: made / weight }] : [];
  });
  return poolRising(points).flatMap(({ feet, share }) =>
    feet.map((at) => ({ feet: at, share: Math.round(share * 1e6) / 1e6 })),
  );
}

type Length = { readonly log: number; count: number; made: number };

/** Groups putts by tenths of a foot, because the window visits every length and a career has thousands of putts. */
function countByLength(putts: readonly { readonly feet: number; readonly isMade: boolean }[]): readonly Length[] {
  const lengths = new Map<number, Length>();
  for (const { feet, isMade } of putts) {
    const at = toTenths(Math.max(feet, 1));
    const length = lengths.get(at) ?? { log: Math.log(at), count: 0, made: 0 };
    length.count += 1;
    if (isMade) length.made += 1;
    lengths.set(at, length);
  }
  return [...lengths.values()];
}

/** Lengths that share one make rate, and the putts they rest on. */
type PooledPoint = { readonly feet: readonly number[]; readonly weight: number; readonly share: number };

/** Pools adjacent points until none rises (isotonic regression). */
function poolRising(points: readonly PooledPoint[]): readonly PooledPoint[] {
  const pooled: PooledPoint[] = [];
  for (const point of points) {
    let current = point;
    for (let last = pooled.at(-1); last !== undefined && last.share < current.share; last = pooled.at(-1)) {
      pooled.pop();
      const weight = last.weight + current.weight;
      const share = (last.share * last.weight + current.share * current.weight) / weight;
      current = { feet: [...last.feet, ...current.feet], weight, share };
    }
    pooled.push(current);
  }
  return pooled;
}
