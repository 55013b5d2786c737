import type { Int } from '../model/index.ts';
import { approachBands, bandIndex, type DistanceBand, proximityBands, puttBands, saveBands } from './distance-bands.ts';
import { feetOf, type HoleFacts } from './hole-facts.ts';

/** Groups of flags in the dialog that filters holes by stat (SHOTS-07). */
export const flagGroups = [
  'Scoring',
  'Off the Tee',
  'Shots to Green',
  'Putt',
  'Around the Green',
  'Course Layout',
] as const;
export type FlagGroup = (typeof flagGroups)[number];

export type HoleFlag = {
  /** Never shown, never renamed; spelled as on the wire, also `madeOnePuttorLess` (DATA-O3). */
  readonly id: string;
  readonly label: string;
  readonly group: FlagGroup;
  /**
   * Whether the hole has the flag; null if unknown: a hole without a logged fairway is not known to have missed one.
   */
  readonly test: (hole: HoleFacts) => boolean | null;
};

const flag = (group: FlagGroup, id: string, label: string, test: HoleFlag['test']): HoleFlag => ({
  id,
  label,
  group,
  test,
});

/** Tests a value of the hole; null if the value is unknown. */
const ofKnown =
  <T>(read: (hole: HoleFacts) => T | null | undefined, test: (value: T) => boolean): HoleFlag['test'] =>
  (hole) => {
    const value = read(hole);
    return value === null || value === undefined ? null : test(value);
  };

/** One flag per distance band (DATA-O6). */
const banded = (
  group: FlagGroup,
  id: string,
  label: string,
  bands: readonly DistanceBand[],
  distanceOf: (hole: HoleFacts) => number | null,
): readonly HoleFlag[] =>
  bands.map((band, index) =>
    flag(
      group,
      `${id}${band.id.charAt(0).toUpperCase()}${band.id.slice(1)}`,
      `${label} ${lowerFirst(band.label)}`,
      ofKnown(distanceOf, (distance) => distance !== NO_DISTANCE && bandIndex(bands, distance) === index),
    ),
  );

const isFalse = (value: boolean): boolean => !value;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const scored = (test: (toPar: number) => boolean) => ofKnown(({ toPar }) => toPar, test);
const putted = (test: (putts: number) => boolean) => ofKnown(({ putts }) => putts, test);

/** The distance of something that did not happen, for example a missed putt on a hole without one: it is in no band. */
const NO_DISTANCE = -1;

/** The longest missed putt of the hole in feet; null if the length of a putt is unknown. */
function longestMiss({ isShotByShot, shots, puttFeet }: HoleFacts): number | null {
  if (!isShotByShot || puttFeet.includes(null)) return null;
  const misses = shots.flatMap((shot) =>
    shot.kind === 'putt' && !shot.isHoled && shot.endLie !== null ? (feetOf(shot.toPin) ?? []) : [],
  );
  return Math.max(NO_DISTANCE, ...misses);
}

/** The distance of a failed save in yards; null if its result or its distance is unknown. */
function missedSaveFrom({ upAndDown, save }: HoleFacts): number | null {
  if (upAndDown === null || save === null || save.toPin === null) return null;
  return upAndDown ? NO_DISTANCE : save.toPin;
}

/** All flags of a hole (DATA-O3). A flag's index is its bit, so new flags are appended. */
export const holeFlags: readonly HoleFlag[] = [
  flag(
    'Scoring',
    'madeParOrBetter',
    'Par or better',
    scored((toPar) => toPar <= 0),
  ),
  flag(
    'Scoring',
    'madePar',
    'Par',
    scored((toPar) => toPar === 0),
  ),
  flag(
    'Scoring',
    'madeOverPar',
    'Over par',
    scored((toPar) => toPar > 0),
  ),
  flag(
    'Scoring',
    'madeBogey',
    'Bogey',
    scored((toPar) => toPar === 1),
  ),
  flag(
    'Scoring',
    'madeUnderPar',
    'Under par',
    scored((toPar) => toPar < 0),
  ),
  flag(
    'Scoring',
    'madeBirdie',
    'Birdie',
    scored((toPar) => toPar === -1),
  ),
  flag(
    'Scoring',
    'madeDoubleBogeyOrHigher',
    'Double bogey or higher',
    scored((toPar) => toPar >= 2),
  ),
  flag(
    'Scoring',
    'madeEagle',
    'Eagle',
    scored((toPar) => toPar === -2),
  ),
  flag('Off the Tee', 'fairwayHit', 'Fairway hit', ({ fairwayHit }) => fairwayHit),
  flag(
    'Off the Tee',
    'fairwayMissed',
    'Fairway missed',
    ofKnown(({ fairwayHit }) => fairwayHit, isFalse),
  ),
  flag('Shots to Green', 'madeGreenInRegulation', 'Green in regulation', ({ greenInRegulation }) => greenInRegulation),
  flag(
    'Shots to Green',
    'missedGreenInRegulation',
    'Green missed',
    ofKnown(({ greenInRegulation }) => greenInRegulation, isFalse),
  ),
  ...banded('Shots to Green', 'approachProximity', 'Approach finished', proximityBands, (hole) =>
    hole.approach === null ? null : feetOf(hole.approach.endToPin),
  ),
  ...banded('Shots to Green', 'shotToGreen', 'Approach from', approachBands, (hole) => hole.approach?.toPin ?? null),
  flag('Shots to Green', 'approachShortSided', 'Short-sided', ({ isShortSided }) => isShortSided),
  flag(
    'Putt',
    'madeOnePutt',
    'One putt',
    putted((putts) => putts === 1),
  ),
  flag(
    'Putt',
    'madeOnePuttorLess',
    'One putt or none',
    putted((putts) => putts <= 1),
  ),
  ...banded('Putt', 'puttProximity', 'First putt', puttBands, (hole) => hole.puttFeet[0] ?? null),
  ...banded('Putt', 'missedPutt', 'Missed putt', puttBands, longestMiss),
  ...banded('Around the Green', 'saveProximity', 'Save finished', proximityBands, (hole) =>
    hole.save === null ? null : feetOf(hole.save.endToPin),
  ),
  flag('Around the Green', 'madeUpDown', 'Up and down', ({ upAndDown }) => upAndDown),
  flag(
    'Around the Green',
    'missedUpDown',
    'Missed up and down',
    ofKnown(({ upAndDown }) => upAndDown, isFalse),
  ),
  ...banded('Around the Green', 'missedUpDown', 'Missed up and down', saveBands, missedSaveFrom),
  flag('Around the Green', 'hasSandShot', 'Sand shot', ({ hasSandShot }) => hasSandShot),
  flag(
    'Course Layout',
    'isDoglegLeft',
    'Dogleg left',
    ofKnown(
      ({ hole }) => hole.dogleg,
      (dogleg) => dogleg === 'left',
    ),
  ),
  flag(
    'Course Layout',
    'isDoglegRight',
    'Dogleg right',
    ofKnown(
      ({ hole }) => hole.dogleg,
      (dogleg) => dogleg === 'right',
    ),
  ),
  flag(
    'Course Layout',
    'isMiddlePin',
    'Middle pin',
    ofKnown(
      ({ hole }) => hole.pinSide,
      (pinSide) => pinSide === 'middle',
    ),
  ),
  flag(
    'Course Layout',
    'isRightPin',
    'Right pin',
    ofKnown(
      ({ hole }) => hole.pinSide,
      (pinSide) => pinSide === 'right',
    ),
  ),
  flag(
    'Course Layout',
    'isLeftPin',
    'Left pin',
    ofKnown(
      ({ hole }) => hole.pinSide,
      (pinSide) => pinSide === 'left',
    ),
  ),
  flag(
    'Course Layout',
    'isFrontPin',
    'Front pin',
    ofKnown(
      ({ hole }) => hole.pinDepth,
      (pinDepth) => pinDepth === 'front',
    ),
  ),
  flag(
    'Course Layout',
    'isBackPin',
    'Back pin',
    ofKnown(
      ({ hole }) => hole.pinDepth,
      (pinDepth) => pinDepth === 'back',
    ),
  ),
  flag('Course Layout', 'isPar3', 'Par 3', (hole) => hole.par === 3),
  flag('Course Layout', 'isPar4', 'Par 4', (hole) => hole.par === 4),
  flag('Course Layout', 'isPar5', 'Par 5', (hole) => hole.par === 5),
];

const BITS = 32;
const WORDS = Math.ceil(holeFlags.length / BITS);

/** Flags of a hole as bits, 32 per word: a filter is a bitwise AND of words. */
export type FlagBits = readonly Int[];

export function flagBitsOf(hole: HoleFacts): FlagBits {
  return bitsWhere((candidate) => candidate.test(hole) === true);
}

/** The bits of some flags, for `hasAllFlags`. @throws RangeError for an unknown flag id. */
export function flagMask(ids: readonly string[]): FlagBits {
  const unknown = ids.find((id) => !holeFlags.some((candidate) => candidate.id === id));
  if (unknown !== undefined) throw new RangeError(`'${unknown}' is no hole flag`);
  return bitsWhere((candidate) => ids.includes(candidate.id));
}

/** Whether a hole has every flag of a mask; an empty mask matches every hole (SHOTS-08). */
export const hasAllFlags = (bits: FlagBits, mask: FlagBits): boolean =>
  mask.every((word, index) => ((bits[index] as number) & word) === word);

/** The bits of the flags for which a predicate is true. */
export function bitsWhere(has: (candidate: HoleFlag, place: number) => boolean): FlagBits {
  const words = new Array<number>(WORDS).fill(0);
  for (const [index, candidate] of holeFlags.entries()) {
    if (has(candidate, index)) words[index >> 5] = (words[index >> 5] as number) | (1 << (index & 31));
  }
  return words;
}
