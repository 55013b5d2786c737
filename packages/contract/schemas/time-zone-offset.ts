import { z } from 'zod';

/** No time zone is further from UTC. */
const MAX_OFFSET_MINUTES = 14 * 60;

const limited = (minutes: z.ZodNumber) => minutes.int().min(-MAX_OFFSET_MINUTES).max(MAX_OFFSET_MINUTES);

/** A browser's `getTimezoneOffset`: the viewer's day decides which day it is and whether a day is over. */
export const OffsetMinutes = limited(z.number()).default(0);

/** The same in a URL. */
export const OffsetMinutesText = z.coerce.number().pipe(limited(z.number())).default(0);
