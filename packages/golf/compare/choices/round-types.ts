import { type RoundType, roundTypes } from '../../model/index.ts';

export const isEveryType = (chosen: readonly RoundType[]): boolean => roundTypes.every((type) => chosen.includes(type));

/**
 * Toggles a round type, or all of them, and returns the new selection (CMP-48, CMP-49). At least one is always
 * selected; unticking `all` without a previous selection keeps all (CMP-O1).
 *
 * @param previous the selection before `all` was ticked; null for none.
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
