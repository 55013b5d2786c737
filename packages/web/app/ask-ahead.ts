import type { Profile } from '@strokebook/contract';
import type { AnyRouter } from '@tanstack/react-router';
import type { RouterContext } from './router-context.ts';

/** What a page of a profile may know before it is known what its viewer may see. */
type ProfileVisit = {
  readonly account: Profile['account'];
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: unknown;
};

/** Asks for what a page shows first; what fails is asked for again, and told, by whoever shows it. */
export type AskAhead = (context: Pick<RouterContext, 'api' | 'queryClient'>, visit: ProfileVisit) => Promise<void>;

/**
 * Asks for what the page at this address shows first, while its guards still ask who looks at it. Whoever that is, the
 * server decides what they are answered.
 */
export function askAhead(
  router: AnyRouter,
  context: Pick<RouterContext, 'api' | 'queryClient'>,
  account: Profile['account'],
): void {
  const { pathname, search } = router.latestLocation;
  const [routes, params] = router.getMatchedRoutes(pathname);
  for (const { options } of routes) void options.staticData?.askAhead?.(context, { account, params, search });
}
