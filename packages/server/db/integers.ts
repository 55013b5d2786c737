import { type SQL, sql } from 'drizzle-orm';

/** Some whole numbers as one parameter, whatever their count. */
export const integers = (values: readonly number[]): SQL => sql`${sql.param(`{${values.join(',')}}`)}::int[]`;
