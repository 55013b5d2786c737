import type { Handlers } from '../../http/handler.ts';
import { refreshCookie } from '../../http/refresh-cookie.ts';
import type { MediaDeps } from '../../media/media-deps.ts';
import type { Clock } from '../../ports/clock.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';

/** Export and deletion of an account. */
export function createOwnDataHandlers(deps: Pick<MediaDeps, 'database' | 'files' | 'log'>, clock: Clock) {
  return {
    exportData: ({ query: { format } }, context) => exportData(deps, clock, format, context),
    deleteAccount: async ({ body }, context) => {
      const { signedIn: holder, origin } = context;
      const removed = await deleteAccount(deps, clock, { ...body, holder, origin });
      context.setCookie(refreshCookie.name, null, { path: refreshCookie.path, maxAgeSeconds: 0 });
      return removed;
    },
  } satisfies Partial<Handlers>;
}
