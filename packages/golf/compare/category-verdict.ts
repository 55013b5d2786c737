import { plural } from '../format/index.ts';
import type { HoleCount } from '../model/index.ts';
import { placeOfStat, statCategories, type StatCategory, type StatColumn, statColumns } from '../stats/index.ts';
import { certaintiesOf, type Certainty } from './certainty.ts';
import { type Contrast, judge, type Judgement, sumOfContrasts, varianceOf, type Weighted } from './contrast.ts';
import { type BetterSide, betterSide, compareColumn, type SidePair } from './difference.ts';

/** What is said of a whole category of the game. */
export type CategoryVerdict = {
  /** How sure the difference is. */
  readonly certainty: Certainty;
  readonly better: BetterSide;
  /** The difference in units of its own uncertainty, without sign. */
  readonly effect: number;
  /** How probable chance alone makes a difference at least as large. */
  readonly chance: number;
  /** Ids of the stats that speak. */
  readonly basis: readonly string[];
  /** The same in words: 'SG Approach and Proximity, 31 and 29 rounds'. */
  readonly formattedBasis: string;
};

/**
 * Chance alone below which a category is called likely. Once in ten times, where a single figure takes once in twenty:
 * there are five of them and not two hundred, and a stroke a round in approach shows in three of four comparisons of 40
 * rounds a side at one in twenty, in five of six at one in ten. Where half of the categories differ by a stroke, one of
 * ten that are told is told by chance.
 */
const LIKELY_BELOW = 0.1;

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

/** What is said of each category, in the order of `statCategories`; null where no figure is there on both sides. */
export function categoryVerdicts(sides: SidePair, holesPerRound: HoleCount): readonly (CategoryVerdict | null)[] {
  const judged = statCategories.map((category) => judgeCategory(sides, category, holesPerRound));
  const certainties = certaintiesOf(
    judged.flatMap((one) => one?.judgement ?? []),
    LIKELY_BELOW,
  ).values();
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

type JudgedCategory = {
  readonly judgement: Judgement;
  readonly better: BetterSide;
  readonly parts: readonly (Part & { readonly statId: string })[];
};

/**
 * Whether a category differs: its figures, each in units of its own uncertainty and turned so that more is better, are
 * added up, and the sum is judged as a difference is (O'Brien, Biometrics 40, 1984). How they hang together is taken
 * from the rounds.
 */
function judgeCategory(sides: SidePair, category: StatCategory, holesPerRound: HoleCount): JudgedCategory | null {
  for (const evidence of evidenceOf[category]) {
    const parts = evidence.flatMap(({ statId, isByDistance }) => {
      const part = isByDistance ? byDistance(sides, statId, holesPerRound) : plain(sides, statId, holesPerRound);
      return part === null ? [] : [{ statId, ...part }];
    });
    const [first, ...others] = parts;
    if (first === undefined) continue;
    // Each is as uncertain as its least uncertain side of it: the weakest says how far the sum may be trusted.
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
  /** Of the left and the right side, at the least. */
  readonly roundCounts: readonly [number, number];
};

const weighted = ({ contrast, error, isLowerBetter }: Part): Weighted => ({
  contrast,
  weight: (isLowerBetter ? -1 : 1) / error,
});

function plain(sides: SidePair, statId: string, holesPerRound: HoleCount): Part | null {
  const place = placeOfStat(statId);
  const compared = compareColumn(sides, place, holesPerRound);
  if (compared === null || !compared.isEnough) return null;
  const { contrast, roundCounts } = compared;
  const error = Math.sqrt(varianceOf(contrast, sides.shared));
  return error === 0 ? null : { contrast, error, isLowerBetter: isLowerBetter(place), roundCounts };
}

/**
 * The difference from equal distances: bands of distance are compared with each other, and weigh as much as the smaller
 * side of them has to say (Cochran, Biometrics 10, 1954). So nobody putts worse for leaving longer putts. Of each band
 * the difference counts as a share of what both sides leave: who is wilder is so in proportion to the distance, and the
 * long bands with their large misses would drown the others.
 */
function byDistance(sides: SidePair, statId: string, holesPerRound: HoleCount): Part | null {
  const bands = statColumns.flatMap((column, place) => {
    if (column.parentId !== statId || column.breakdownKind !== 'distance') return [];
    const compared = compareColumn(sides, place, holesPerRound);
    if (compared === null || !compared.isEnough) return [];
    const { contrast, roundCounts, sampleCounts, values } = compared;
    const [a, b] = sampleCounts;
    const mean = (a * values[0] + b * values[1]) / (a + b);
    return mean === 0 ? [] : [{ contrast, roundCounts, weight: (a * b) / (a + b) / mean }];
  });
  const [first, ...others] = bands;
  if (first === undefined) return null;
  // Bands make up the stat together: their sum rests on as many rounds as the fullest of them, or more.
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
