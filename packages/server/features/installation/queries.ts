import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** Resolves to true when the database answers. @throws Error when it cannot be reached */
export async function pingDatabase(query: Queryable): Promise<boolean> {
  await query.execute(sql`SELECT 1`);
  return true;
}
