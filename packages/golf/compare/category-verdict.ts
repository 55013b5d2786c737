import type { HoleCount } from '../model/index.ts';
import { placeOfStat, type StatCategory, type StatColumn, statColumns } from '../stats/index.ts';
import { type Contrast, judge, type Judgement, sumOfContrasts, varianceOf, type Weighted } from './contrast.ts';
import { type BetterSide, betterSide, compareColumn, type SidePair } from './difference.ts';

/** What is said of a whole category of the game. */
export type CategoryVerdict = Omit<Judgement, 'halfWidth'> & {
  readonly better: BetterSide;
  /** Ids of the stats that speak. */
  readonly basis: readonly string[];
};

type Evidence = {
  readonly statId: string;
  /** Children by distance, whose differences are added up instead of the stat's own; see `byDistance`. */
  readonly isByDistance?: true;
};

/**
 * What speaks for each category. Strokes gained knows what a stroke was worth, and a second figure, which is less a
 * matter of single holed putts, makes the pair steadier than either. Who logs no strokes is judged by the last.
 */
const evidenceOf: Readonly<Record<StatCategory, readonly (readonly Evidence[])[]>> = {
  Scoring: [[{ statId: 'scoring.toPar' }]],
  Drive: [[{ statId: 'drive.strokesGained' }, { statId: 'drive.fairwaysHit' }]],
  Approach: [
    [{ statId: 'approach.strokesGained' }, { statId: 'approach.proximity', isByDistance: true }],
    [{ statId: 'approach.greensInRegulation' }],
  ],
  Save: [
    [{ statId: 'save.strokesGained' }, { statId: 'save.proximity', isByDistance: true }],
    [{ statId: 'save.scrambling' }],
  ],
  Putt: [
    [{ statId: 'putt.strokesGained' }, { statId: 'putt.leave', isByDistance: true }],
    [{ statId: 'putt.puttsPerGreen' }],
  ],
};

/**
 * Whether a category differs: its figures, each in units of its own uncertainty and turned so that more is better, are
 * added up, and the sum is judged as a difference is (O'Brien, Biometrics 40, 1984). How they hang together is taken
 * from the rounds. Null where no figure is there on both sides.
 */
export function categoryVerdict(
  sides: SidePair,
  category: StatCategory,
  holesPerRound: HoleCount,
): CategoryVerdict | null {
  for (const evidence of evidenceOf[category]) {
    const parts = evidence.flatMap(({ statId, isByDistance }) => {
      const contrast = isByDistance ? byDistance(sides, statId, holesPerRound) : plain(sides, statId, holesPerRound);
      return contrast === null ? [] : [{ statId, ...contrast }];
    });
    const [first, ...others] = parts;
    if (first === undefined) continue;
    // Each is as uncertain as its least uncertain side of it: the weakest says how far the sum may be trusted.
    const sum = sumOfContrasts([weighted(first), ...others.map(weighted)], Math.min);
    const { halfWidth: _, ...judgement } = judge(sum, varianceOf(sum, sides.shared), true);
    return { ...judgement, better: betterSide(sum.value, 'higher'), basis: parts.map(({ statId }) => statId) };
  }
  return null;
}

type Part = { readonly contrast: Contrast; readonly error: number; readonly isLowerBetter: boolean };

const weighted = ({ contrast, error, isLowerBetter }: Part): Weighted => ({
  contrast,
  weight: (isLowerBetter ? -1 : 1) / error,
});

function plain(sides: SidePair, statId: string, holesPerRound: HoleCount): Part | null {
  const place = placeOfStat(statId);
  const compared = compareColumn(sides, place, holesPerRound);
  if (compared === null || !compared.isEnough) return null;
  const error = Math.sqrt(varianceOf(compared.contrast, sides.shared));
  return error === 0 ? null : { contrast: compared.contrast, error, isLowerBetter: isLowerBetter(place) };
}

/**
 * The difference from equal distances: bands of distance are compared with each other, and weigh as much as the smaller
 * side of them has to say (Cochran, Biometrics 10, 1954). So nobody putts worse for leaving longer putts.
 */
function byDistance(sides: SidePair, statId: string, holesPerRound: HoleCount): Part | null {
  const bands = statColumns.flatMap((column, place) => {
    if (column.parentId !== statId || !isBandOfDistance(column)) return [];
    const compared = compareColumn(sides, place, holesPerRound);
    if (compared === null || !compared.isEnough) return [];
    const [a, b] = compared.sampleCounts;
    return [{ contrast: compared.contrast, weight: (a * b) / (a + b) }];
  });
  const [first, ...others] = bands;
  if (first === undefined) return null;
  // Bands make up the stat together: their sum rests on as many rounds as the fullest of them, or more.
  const contrast = sumOfContrasts([first, ...others], Math.max);
  const error = Math.sqrt(varianceOf(contrast, sides.shared));
  return error === 0 ? null : { contrast, error, isLowerBetter: isLowerBetter(placeOfStat(statId)) };
}

/** The first breakdown of each stat that is asked about is by distance; the second, of some, by lie. */
const isBandOfDistance = ({ id, stat }: StatColumn): boolean =>
  stat.breakdowns[0]?.children.some((child) => id === `${stat.id}.${child.id}`) === true;

const isLowerBetter = (place: number): boolean => (statColumns[place] as StatColumn).stat.better === 'lower';
