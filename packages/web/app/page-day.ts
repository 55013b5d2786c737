import type { QueryClient } from '@tanstack/react-query';
import { leavePageTimeZone } from '../lib/today.ts';
import { whenIdle } from '../lib/when-idle.ts';

const MAX_IDLE_WAIT_MS = 5_000;

/**
 * Goes from the server's day to the browser's, if they differ, when the whole page is hydrated: React discards what
 * changes before, and with it what was tapped there.
 */
export function leavePageDay(queryClient: QueryClient): void {
  whenIdle(() => {
    if (document.querySelector('[data-unhydrated]') === null) takeOwnDay(queryClient);
    else setTimeout(leavePageDay, MAX_IDLE_WAIT_MS, queryClient);
  }, MAX_IDLE_WAIT_MS);
}

/** What the page shows stays until the replies for the browser's day have come. */
function takeOwnDay(queryClient: QueryClient): void {
  leavePageTimeZone((from, to) => {
    for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
      const [name, input] = queryKey as [string, { readonly query?: { readonly timeZoneOffsetMinutes?: number } }?];
      if (input?.query?.timeZoneOffsetMinutes !== from) continue;
      const ownKey = [name, { ...input, query: { ...input.query, timeZoneOffsetMinutes: to } }];
      queryClient.setQueryData(ownKey, state.data);
      void queryClient.invalidateQueries({ queryKey: ownKey, refetchType: 'none' });
    }
  });
}
