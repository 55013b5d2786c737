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
    /** Whether the server's HTML is only the beginning of the page, which the app replaces instead of taking it over. */
    readonly isReplaced?: true;
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: () => null,
});
