import { type Certainty, plural } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import { placeOfStat, statCategories, type StatCategory, type StatColumn, statColumns } from '../stats/index.ts';
import { certaintiesOf } from './certainty.ts';
import { type Contrast, judge, type Judgement, sumOfContrasts, varianceOf, type Weighted } from './contrast.ts';
import { type BetterSide, betterSide, compareColumn, type SidePair } from './difference.ts';

/** The comparison of one whole category of the game. */
export type CategoryVerdict = {
  /** How sure the difference is. */
  readonly certainty: Certainty;
  readonly better: BetterSide;
  /** The difference in units of its own uncertainty, without sign. */
  readonly effect: number;
  /** Two-sided p-value. */
  readonly chance: number;
  /** Ids of the stats that the verdict rests on. */
  readonly basis: readonly string[];
  /** `basis` as text: 'SG Approach and Proximity, 31 and 29 rounds'. */
  readonly formattedBasis: string;
};

type Evidence = {
  readonly statId: string;
  /**
   * Compare by the children that are distance bands and add up their differences, instead of the stat's own; see
   * `byDistance`.
   */
  readonly isByDistance?: true;
};

/**
 * The evidence for each category, by preference. Strokes gained knows the worth of each stroke; a second figure, which
 * depends less on single holed putts, makes the pair steadier than either. The last entry is for players who log no
 * strokes.
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
 * The verdict for each category, in the order of `statCategories`; null where no evidence has a figure on both sides.
 */
export function categoryVerdicts(sides: SidePair, holesPerRound: HoleCount): readonly (CategoryVerdict | null)[] {
  const judged = statCategories.map((category) => judgeCategory(sides, category, holesPerRound));
  const certainties = certaintiesOf(judged.flatMap((one) => (one === null ? [] : careful(one.judgement)))).values();
  return judged.map((one) => {
    if (one === null) return null;
    const { judgement, parts, better } = one;
    return {
      certainty: certainties.next().value as Certainty,
      better,
      effect: judgement.effect,
      chance: judgement.chance,
      basis: parts.map(({ statId }) => statId),
      formattedBasis: basisText(parts),
    };
  });
}

/**
 * Where between the p-value by Welch's degrees (0) and its upper bound (1) a category is judged, by their logarithms. Half
 * way one comparison in twelve of 5 rounds with 40 is called clear though nothing differs
 * ([ADR 18](../../../docs/adr/0018-how-a-difference-is-judged.md)).
 */
const BOUND_WEIGHT = 0.75;

const careful = (judgement: Judgement): Judgement => ({
  ...judgement,
  maxChance: judgement.chance ** (1 - BOUND_WEIGHT) * judgement.maxChance ** BOUND_WEIGHT,
});

type JudgedCategory = {
  readonly judgement: Judgement;
  readonly better: BetterSide;
  readonly parts: readonly (Part & { readonly statId: string })[];
};

/**
 * Judges whether a category differs. Its figures, each divided by its standard error and signed so that more is better,
 * are added up, and the sum is judged like a single difference (O'Brien, Biometrics 40, 1984). The correlation of the
 * figures is estimated from the rounds.
 */
function judgeCategory(sides: SidePair, category: StatCategory, holesPerRound: HoleCount): JudgedCategory | null {
  for (const evidence of evidenceOf[category]) {
    const parts = evidence.flatMap(({ statId, isByDistance }) => {
      const part = isByDistance ? byDistance(sides, statId, holesPerRound) : plain(sides, statId, holesPerRound);
      return part === null ? [] : [{ statId, ...part }];
    });
    const [first, ...others] = parts;
    if (first === undefined) continue;
    // The sum is trusted as little as its weakest part: it gets the lowest degrees of freedom.
    const sum = sumOfContrasts([weighted(first), ...others.map(weighted)], Math.min);
    const judgement = judge(sum, varianceOf(sum, sides.shared), true);
    return { judgement, better: betterSide(sum.value, 'higher'), parts };
  }
  return null;
}

function basisText(parts: JudgedCategory['parts']): string {
  const names = parts.map(({ statId }) => (statColumns[placeOfStat(statId)] as StatColumn).label);
  const roundsOf = (place: 0 | 1): number => Math.min(...parts.map(({ roundCounts }) => roundCounts[place]));
  return `${names.join(' and ')}, ${roundsOf(0)} and ${plural(roundsOf(1), 'round')}`;
}

type Part = {
  readonly contrast: Contrast;
  readonly error: number;
  readonly isLowerBetter: boolean;
  /** Minimum over the figures, for the left and the right side. */
  readonly roundCounts: readonly [number, number];
};

const weighted = ({ contrast, error, isLowerBetter }: Part): Weighted => ({
  contrast,
  weight: (isLowerBetter ? -1 : 1) / error,
});

function plain(sides: SidePair, statId: string, holesPerRound: HoleCount): Part | null {
  const place = placeOfStat(statId);
  const compared = compareColumn(sides, place, holesPerRound);
  if (compared === null || compared.roundsNeeded > 0) return null;
  const { contrast, roundCounts } = compared;
  const error = Math.sqrt(varianceOf(contrast, sides.shared));
  return error === 0 ? null : { contrast, error, isLowerBetter: isLowerBetter(place), roundCounts };
}

/**
 * The difference at equal distances: each distance band is compared with the same band of the other side and weighted
 * by its smaller sample (Cochran, Biometrics 10, 1954), so that a player who leaves longer putts does not putt worse
 * for that. Each band's difference is relative to the average of both sides, because misses grow with distance and the
 * long bands would drown the others.
 */
function byDistance(sides: SidePair, statId: string, holesPerRound: HoleCount): Part | null {
  const bands = statColumns.flatMap((column, place) => {
    if (column.parentId !== statId || column.breakdownKind !== 'distance') return [];
    const compared = compareColumn(sides, place, holesPerRound);
    if (compared === null || compared.roundsNeeded > 0) return [];
    const { contrast, roundCounts, sampleCounts, values } = compared;
    const [a, b] = sampleCounts;
    const mean = (a * values[0] + b * values[1]) / (a + b);
    return mean === 0 ? [] : [{ contrast, roundCounts, weight: (a * b) / (a + b) / mean }];
  });
  const [first, ...others] = bands;
  if (first === undefined) return null;
  // The bands together are the stat, so their sum rests on at least as many rounds as the fullest band.
  const contrast = sumOfContrasts([first, ...others], Math.max);
  const error = Math.sqrt(varianceOf(contrast, sides.shared));
  const fullest = (place: 0 | 1): number => Math.max(...bands.map(({ roundCounts }) => roundCounts[place]));
  return error === 0
    ? null
    : {
        contrast,
        error,
        isLowerBetter: isLowerBetter(placeOfStat(statId)),
        roundCounts: [fullest(0), fullest(1)],
      };
}

const isLowerBetter = (place: number): boolean => (statColumns[place] as StatColumn).stat.better === 'lower';
