import { addresses, type Content, type RouteId } from '@strokebook/contract/addresses';
import type { QueryClient } from '@tanstack/react-query';

/** Invalidates all queries that show the changed content, by the routes that their keys begin with. */
export async function refreshShown(queryClient: QueryClient, changed: Content): Promise<void> {
  // Guards accept outdated data of a profile, so it is removed.
  if (changed === 'details') {
    for (const key of ['getProfile', 'getProfileById']) queryClient.removeQueries({ queryKey: [key] });
  }
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => addresses[key as RouteId]?.shows?.split(' ').includes(changed) === true,
  });
}
