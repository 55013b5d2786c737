import { clubName } from '../format/index.ts';
import type { Club, Yards } from '../model/index.ts';

/** A distance of a club as the player typed it. */
export type TypedClub = {
  readonly club: Club;
  /** With roll, in yards. */
  readonly total: Yards;
  /** At most the total. */
  readonly carry: Yards;
};

/** The longest drive of a tournament was 515 yd (Austin, 1974); a shot of less than 20 yd is a chip. */
const typedLimits = { min: 20, max: 520 } as const;
/** What is wrong with a typed distance, as a sentence; null if nothing is. */
export function typedProblem({ club, total, carry }: TypedClub): string | null {
  const name = clubName(club);
  if (!(total >= typedLimits.min && total <= typedLimits.max)) {
    return `${name}: ${total} yd is no distance of a club. Type ${typedLimits.min} to ${typedLimits.max} yd.`;
  }
  return carry > 0 && carry <= total
    ? null
    : `${name}: a carry of ${carry} yd does not fit ${total} yd with roll. Type more than 0 and at most ${total}.`;
}
