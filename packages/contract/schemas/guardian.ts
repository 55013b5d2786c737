import { z } from 'zod';
import { AccountId } from './account.ts';

/** A player of whom the signed-in account is a guardian, or is asked to be one. */
export const GuardedPlayer = z.object({
  playerId: AccountId,
  username: z.string(),
  fullName: z.string(),
  isConfirmed: z.boolean(),
});
export type GuardedPlayer = z.infer<typeof GuardedPlayer>;
