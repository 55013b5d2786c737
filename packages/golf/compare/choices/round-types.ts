import { type RoundType, roundTypes } from '../../model/index.ts';

export const isEveryType = (chosen: readonly RoundType[]): boolean => roundTypes.every((type) => chosen.includes(type));

/**
 * The round types after one of them, or all, was ticked or unticked (CMP-48, CMP-49). At least one is always chosen,
 * and all stays ticked where there is nothing to go back to (CMP-O1).
 *
 * @param previous what was chosen before all was ticked; null for nothing.
 */
export function toggleRoundType(
  chosen: readonly RoundType[],
  choice: RoundType | 'all',
  previous: readonly RoundType[] | null,
): readonly RoundType[] {
  if (choice === 'all') return isEveryType(chosen) ? (previous ?? roundTypes) : roundTypes;
  if (!chosen.includes(choice)) return roundTypes.filter((type) => type === choice || chosen.includes(type));
  return chosen.length === 1 ? chosen : chosen.filter((type) => type !== choice);
}
