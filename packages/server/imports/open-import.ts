import { type ImportSource, MAX_IMPORTS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { recordAuditEvent, type Origin } from '../db/accounts/audit-queries.ts';
import type { Queryable } from '../db/database.ts';
import { countImports, findImport, storeImport, type StoredImport } from '../db/imports/import-queries.ts';
import { RequestError } from '../http/request-error.ts';

/** An import of a player, in the call that stores a part of it. */
export type ImportCall = {
  readonly accountId: AccountId;
  readonly importId: string;
  readonly source: ImportSource;
  readonly importedBy: AccountId;
};

/**
 * The import to which a call adds; null if the call is its first.
 *
 * @throws RequestError NOT_FOUND for an import that somebody else made or that was taken back: an import is what one
 *   person stored, and nobody else takes back, or grows, more than that
 */
export async function findOpenImport(
  tx: Queryable,
  { accountId, importId, importedBy }: ImportCall,
): Promise<StoredImport | null> {
  const made = await findImport(tx, accountId, importId);
  if (made !== null && (made.importedBy !== importedBy || made.takenBackAt !== null))
    throw new RequestError('NOT_FOUND');
  return made;
}

/**
 * Stores an import, with a line in the history of a player who imports for themselves: the change trail has the line of
 * somebody else.
 *
 * @throws RequestError IMPORTS_FULL
 */
export async function beginImport(
  tx: Queryable,
  { accountId, importId, source, importedBy }: ImportCall,
  { at, origin }: { readonly at: Date; readonly origin: Origin },
): Promise<void> {
  if ((await countImports(tx, accountId)) >= MAX_IMPORTS) throw new RequestError('IMPORTS_FULL');
  await storeImport(tx, { accountId, importId, source, importedAt: at, importedBy });
  if (importedBy !== accountId) return;
  await recordAuditEvent(tx, accountId, { kind: 'roundsImported', at, origin, details: { source } });
}
