import { approachBands, bandIndex, type DistanceBand, proximityBands, puttBands, saveBands } from './distance-bands.ts';
import { feetOf, type HoleFacts } from './hole-facts.ts';

/** Groups of the dialog that filters holes by stat (SHOTS-07). */
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
  /** Never shown, never renamed; spelt as on the wire, `madeOnePuttorLess` too (DATA-O3). */
  readonly id: string;
  readonly label: string;
  readonly group: FlagGroup;
  /** A hole that cannot speak does not have the flag. */
  readonly test: (hole: HoleFacts) => boolean;
};

const flag = (group: FlagGroup, id: string, label: string, test: HoleFlag['test']): HoleFlag => ({
  id,
  label,
  group,
  test,
});

/** One flag for each band of a distance (DATA-O6). */
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
      (hole) => {
        const distance = distanceOf(hole);
        return distance !== null && bandIndex(bands, distance) === index;
      },
    ),
  );

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const scored = (test: (toPar: number) => boolean) => (hole: HoleFacts) => hole.toPar !== null && test(hole.toPar);
const putted = (test: (putts: number) => boolean) => (hole: HoleFacts) => hole.putts !== null && test(hole.putts);

/** The longest putt of the hole that was not holed, in feet. */
function longestMiss(hole: HoleFacts): number | null {
  const misses = hole.shots.flatMap((shot) =>
    shot.kind === 'putt' && !shot.isHoled && shot.endLie !== null ? (feetOf(shot.toPin) ?? []) : [],
  );
  return misses.length === 0 ? null : Math.max(...misses);
}

/** Every flag of a hole (A §3). A flag's place is its bit, so new flags go to the end. */
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
  flag('Off the Tee', 'fairwayHit', 'Fairway hit', (hole) => hole.fairwayHit === true),
  flag('Off the Tee', 'fairwayMissed', 'Fairway missed', (hole) => hole.fairwayHit === false),
  flag('Shots to Green', 'madeGreenInRegulation', 'Green in regulation', (hole) => hole.greenInRegulation === true),
  flag('Shots to Green', 'missedGreenInRegulation', 'Green missed', (hole) => hole.greenInRegulation === false),
  ...banded('Shots to Green', 'approachProximity', 'Approach finished', proximityBands, (hole) =>
    hole.approach === null ? null : feetOf(hole.approach.endToPin),
  ),
  ...banded('Shots to Green', 'shotToGreen', 'Approach from', approachBands, (hole) => hole.approach?.toPin ?? null),
  flag('Shots to Green', 'approachShortSided', 'Short-sided', (hole) => hole.isShortSided === true),
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
  flag('Around the Green', 'madeUpDown', 'Up and down', (hole) => hole.upAndDown === true),
  flag('Around the Green', 'missedUpDown', 'Missed up and down', (hole) => hole.upAndDown === false),
  ...banded('Around the Green', 'missedUpDown', 'Missed up and down', saveBands, (hole) =>
    hole.upAndDown === false ? (hole.save?.toPin ?? null) : null,
  ),
  flag('Around the Green', 'hasSandShot', 'Sand shot', (hole) => hole.hasSandShot === true),
  flag('Course Layout', 'isDoglegLeft', 'Dogleg left', ({ hole }) => hole.dogleg === 'left'),
  flag('Course Layout', 'isDoglegRight', 'Dogleg right', ({ hole }) => hole.dogleg === 'right'),
  flag('Course Layout', 'isMiddlePin', 'Middle pin', ({ hole }) => hole.pinSide === 'middle'),
  flag('Course Layout', 'isRightPin', 'Right pin', ({ hole }) => hole.pinSide === 'right'),
  flag('Course Layout', 'isLeftPin', 'Left pin', ({ hole }) => hole.pinSide === 'left'),
  flag('Course Layout', 'isFrontPin', 'Front pin', ({ hole }) => hole.pinDepth === 'front'),
  flag('Course Layout', 'isBackPin', 'Back pin', ({ hole }) => hole.pinDepth === 'back'),
  flag('Course Layout', 'isPar3', 'Par 3', (hole) => hole.par === 3),
  flag('Course Layout', 'isPar4', 'Par 4', (hole) => hole.par === 4),
  flag('Course Layout', 'isPar5', 'Par 5', (hole) => hole.par === 5),
];

const BITS = 32;
const WORDS = Math.ceil(holeFlags.length / BITS);

/** Flags of a hole as bits, 32 to a word: a filter is an AND of words. */
export type FlagBits = readonly number[];

export function flagBitsOf(hole: HoleFacts): FlagBits {
  return bitsWhere((candidate) => candidate.test(hole));
}

/**
 * The bits of some flags, for `hasAllFlags`.
 * @throws RangeError for an id that is no flag.
 */
export function flagMask(ids: readonly string[]): FlagBits {
  const unknown = ids.find((id) => !holeFlags.some((candidate) => candidate.id === id));
  if (unknown !== undefined) throw new RangeError(`'${unknown}' is no hole flag`);
  return bitsWhere((candidate) => ids.includes(candidate.id));
}

/** Whether a hole satisfies every flag of a mask; the empty mask fits every hole (SHOTS-08). */
export const hasAllFlags = (bits: FlagBits, mask: FlagBits): boolean =>
  mask.every((word, index) => ((bits[index] as number) & word) === word);

/** Bits in the places of the flags of which something is so. */
export function bitsWhere(has: (candidate: HoleFlag, place: number) => boolean): FlagBits {
  const words = new Array<number>(WORDS).fill(0);
  for (const [index, candidate] of holeFlags.entries()) {
    if (has(candidate, index)) words[index >> 5] = (words[index >> 5] as number) | (1 << (index & 31));
  }
  return words;
}
