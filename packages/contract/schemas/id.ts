import { z } from 'zod';

/** The id of an account or an organization: a 32-bit integer, as the database stores it. */
export const Id = z.coerce.number().int().positive().max(2_147_483_647);

/** Ids in one text, separated by commas. */
export const IdList = z
  .string()
  .max(1_000, 'has more than 1,000 characters')
  .regex(/^\d+(,\d+)*$/, 'must be numbers with commas between')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(Id as unknown as z.ZodType<number, number>));
