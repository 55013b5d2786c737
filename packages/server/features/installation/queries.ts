import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** Resolves to true if the database answers. @throws Error if it is unreachable */
export async function pingDatabase(query: Queryable): Promise<boolean> {
  await query.execute(sql`SELECT 1`);
  return true;
}
