import { accountTables } from '../db/account-tables/account-tables.ts';
import type { Database } from '../db/database.ts';
import { removeOldRows } from '../retention/retention-queries.ts';

/** Removes rounds that were deleted before, as the hourly job does. */
export async function removeDeletedRounds(database: Database, before: Date): Promise<number> {
  const declared = accountTables.deletedRounds;
  let removed = 0;
  for (const old of declared.oldRows ?? []) removed += await removeOldRows(database, declared, old, before);
  return removed;
}
