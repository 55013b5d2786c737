import { canOpenProfile } from '@strokebook/golf/access';
import { loadAccessByUsername } from '../../db/accounts/access-queries.ts';
import type { Queryable } from '../../db/database.ts';

/** The username if visitors may open the player's profile, else null: also while the database does not answer. */
export async function findOpenPlayer(query: Queryable, username: string | null): Promise<string | null> {
  if (username === null) return null;
  try {
    const { account } = await loadAccessByUsername(query, username, null);
    return account !== null && canOpenProfile(null, account) ? username : null;
  } catch {
    // Settings must be readable without the database, so that the app can say that it is away.
    return null;
  }
}
