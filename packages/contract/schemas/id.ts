import { z } from 'zod';

/** The id of an account or an organization: a 32-bit integer, as the database stores it. */
export const Id = z.coerce.number().int().positive().max(2_147_483_647);
