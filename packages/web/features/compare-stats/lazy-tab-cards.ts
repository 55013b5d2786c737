import { lazyRouteComponent } from '@tanstack/react-router';

/** A separate chunk that is loaded with the first figures; if it was preloaded, it renders together with them. */
export const TabCards = lazyRouteComponent(() => import('./tab-cards.tsx'), 'TabCards');
