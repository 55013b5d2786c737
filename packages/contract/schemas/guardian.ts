import { z } from 'zod';
import { AccessLevel, AccountId } from './account.ts';
import { BirthYear } from './own-account.ts';

/** A player of whom the signed-in account is a guardian, or is asked to be one. */
export const GuardedPlayer = z.object({
  playerId: AccountId,
  username: z.string(),
  fullName: z.string(),
  isConfirmed: z.boolean(),
});
export type GuardedPlayer = z.infer<typeof GuardedPlayer>;

/** A year of birth where an adult is asked for; one who has said it omits it. */
export const WithBirthYear = z.strictObject({ birthYear: BirthYear.optional() });

/** The level to which a guardian agrees: at most what is asked for, which is the default. */
export const AgreedLevel = z.strictObject({ level: AccessLevel.optional() }).default({});
