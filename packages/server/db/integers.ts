import { type SQL, sql } from 'drizzle-orm';

/** An array of integers as a single parameter. */
export const integers = (values: readonly number[]): SQL => sql`${sql.param(`{${values.join(',')}}`)}::int[]`;
