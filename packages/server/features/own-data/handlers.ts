import type { Database } from '../../db/database.ts';
import type { Handlers } from '../../http/handler.ts';
import { refreshCookie } from '../../http/refresh-cookie.ts';
import type { Clock } from '../../ports/clock.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';

/** What a person may take along, and how they leave. */
export function createOwnDataHandlers(
  database: Database,
  clock: Clock,
): Pick<Handlers, 'exportData' | 'deleteAccount'> {
  return {
    exportData: ({ query: { format } }, context) => exportData(database, clock, format, context),
    deleteAccount: async ({ body: { username } }, context) => {
      const removed = await deleteAccount(database, clock, context.signedIn, username);
      context.setCookie(refreshCookie.name, null, { path: refreshCookie.path, maxAgeSeconds: 0 });
      return removed;
    },
  };
}
