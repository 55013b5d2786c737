import type { RoundSight } from '@strokebook/golf/access';
import { lt, ne, or, type SQL } from 'drizzle-orm';
import { rounds } from '../schema/index.ts';

/** The engine's `isRoundInSight` as a condition of a statement, for pages of rows and for rows that are not read. */
export const areRoundsInSight = (sight: RoundSight): SQL | undefined =>
  sight === 'full' ? undefined : or(ne(rounds.status, 'inProgress'), lt(rounds.playedOn, sight));
