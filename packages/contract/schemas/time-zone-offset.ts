import { z } from 'zod';

/** No zone is further from UTC. */
const MAX_OFFSET_MINUTES = 14 * 60;

const limited = (minutes: z.ZodNumber) => minutes.int().min(-MAX_OFFSET_MINUTES).max(MAX_OFFSET_MINUTES);

/** What a browser's `getTimezoneOffset` says: which day it is, and whether one is over, depends on where one is. */
export const OffsetMinutes = limited(z.number()).default(0);

/** The same in an address. */
export const OffsetMinutesText = z.coerce.number().pipe(limited(z.number())).default(0);
