import type { Handlers } from '../../http/handler.ts';
import { refreshCookie } from '../../http/refresh-cookie.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import type { Services } from '../../services.ts';

/** Export and deletion of an account. */
export function createOwnDataHandlers(services: Pick<Services, 'database' | 'query' | 'files' | 'log' | 'clock'>) {
  return {
    exportData: ({ query: { format } }, context) => exportData(services, format, context),
    deleteAccount: async ({ body }, context) => {
      const { signedIn: holder, origin } = context;
      const removed = await deleteAccount(services, { ...body, holder, origin });
      context.setCookie(refreshCookie.name, null, { path: refreshCookie.path, maxAgeSeconds: 0 });
      return removed;
    },
  } satisfies Partial<Handlers>;
}
