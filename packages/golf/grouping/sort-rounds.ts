import type { RoundSummary } from '../model/index.ts';
import { newestFirst } from '../selection/index.ts';

/** SHOTS-20. */
export const sortBys = ['Date', 'Score', 'Yards', 'Label'] as const;
export type SortBy = (typeof sortBys)[number];
export type SortDirection = 'ascending' | 'descending';

/** The default direction of each sort: newest, lowest, longest, A to Z (SHOTS-O5). */
export const firstDirection: Readonly<Record<SortBy, SortDirection>> = {
  Date: 'descending',
  Score: 'ascending',
  Yards: 'descending',
  Label: 'ascending',
};

const label = (round: RoundSummary): string => round.tournamentName ?? round.courseName;

/**
 * Sorted rounds; equal ones stay newest first, and rounds without the value come last in both directions. @throws
 * RangeError for an unknown sort property (ERR-12).
 */
export function sortRounds(
  rounds: readonly RoundSummary[],
  by: SortBy,
  direction: SortDirection = firstDirection[by],
): readonly RoundSummary[] {
  const valueOf = valueOfSort(by);
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rounds].sort((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === null || second === null) return first === second ? newestFirst(a, b) : first === null ? 1 : -1;
    if (first === second) return newestFirst(a, b);
    return first < second ? -sign : sign;
  });
}

function valueOfSort(by: SortBy): (round: RoundSummary) => string | number | null {
  switch (by) {
    case 'Date':
      return (round) => round.playedOn;
    case 'Score':
      return (round) => round.score;
    case 'Yards':
      return (round) => round.yards;
    case 'Label':
      return label;
    default:
      throw new RangeError(`'${String(by)}' is no property to sort rounds by`);
  }
}
