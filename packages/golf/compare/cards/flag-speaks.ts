import type { HoleFacts, HoleFlag } from '../../facts/index.ts';

type Speaks = (hole: HoleFacts) => boolean;

/**
 * Whether a hole can say if it has a flag. A flag alone cannot tell "no" from "not known": of a hole without a logged
 * fairway nobody may count a missed one.
 */
const byPrefix: readonly (readonly [prefix: string, speaks: Speaks])[] = [
  ['fairway', ({ fairwayHit }) => fairwayHit !== null],
  ['madeGreenInRegulation', ({ greenInRegulation }) => greenInRegulation !== null],
  ['missedGreenInRegulation', ({ greenInRegulation }) => greenInRegulation !== null],
  ['approachProximity', ({ approach }) => approach !== null && approach.endToPin !== null],
  ['shotToGreen', ({ approach }) => approach !== null && approach.toPin !== null],
  ['approachShortSided', ({ isShortSided }) => isShortSided !== null],
  ['madeOnePutt', ({ putts }) => putts !== null],
  ['puttProximity', ({ puttFeet }) => (puttFeet[0] ?? null) !== null],
  ['missedPutt', ({ isShotByShot, puttFeet }) => isShotByShot && puttFeet.every((feet) => feet !== null)],
  ['saveProximity', ({ save }) => save !== null && save.endToPin !== null],
  // A band of missed ones needs the length of the save too.
  ['missedUpDown', ({ upAndDown }) => upAndDown !== null],
  ['madeUpDown', ({ upAndDown }) => upAndDown !== null],
  ['hasSandShot', ({ hasSandShot }) => hasSandShot !== null],
  ['isDogleg', ({ hole }) => hole.dogleg !== undefined],
  ['isMiddlePin', ({ hole }) => hole.pinSide !== undefined],
  ['isRightPin', ({ hole }) => hole.pinSide !== undefined],
  ['isLeftPin', ({ hole }) => hole.pinSide !== undefined],
  ['isFrontPin', ({ hole }) => hole.pinDepth !== undefined],
  ['isBackPin', ({ hole }) => hole.pinDepth !== undefined],
  ['isPar', () => true],
];

const scored: Speaks = ({ toPar }) => toPar !== null;
const bandOfSave: Speaks = ({ upAndDown, save }) => upAndDown !== null && save !== null && save.toPin !== null;

/** How a flag is asked whether a hole can say it; what is about the score needs the score alone. */
export function speaksOf({ id, group }: Pick<HoleFlag, 'id' | 'group'>): Speaks {
  if (group === 'Scoring') return scored;
  if (id.startsWith('missedUpDown') && id !== 'missedUpDown') return bandOfSave;
  const found = byPrefix.find(([prefix]) => id.startsWith(prefix));
  if (found === undefined) throw new RangeError(`nobody said which holes can speak of '${id}'`);
  return found[1];
}
