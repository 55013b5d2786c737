import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../router-context.ts';
import { Shell } from '../shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Follows the product's name in the window's title (ROUTE-09), unless the context has a title. */
    readonly title?: string;
    /** Whether the page has no menu beside it, even if the viewer is signed in. */
    readonly isPlain?: true;
    /** Whether the page is shown without header and menus, because it has its own. */
    readonly isFullScreen?: true;
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: () => null,
});
