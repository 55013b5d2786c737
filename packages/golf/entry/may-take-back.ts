import type { AccountId } from '../access/index.ts';

/**
 * Whether somebody may take back an import of a player's rounds, or bring it back (IMPORT-O10): the player any of them,
 * everybody else who may enter rounds only their own, guardians and support too.
 *
 * @param importedBy null if that account was deleted
 */
export const mayTakeBack = (
  viewerId: AccountId,
  { playerId, importedBy }: { readonly playerId: AccountId; readonly importedBy: AccountId | null },
): boolean => viewerId === playerId || viewerId === importedBy;
