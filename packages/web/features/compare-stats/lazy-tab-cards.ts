import { lazyRouteComponent } from '@tanstack/react-router';

/** In a file of their own, which comes with the first figures: drawn with them where it was asked for ahead. */
export const TabCards = lazyRouteComponent(() => import('./tab-cards.tsx'), 'TabCards');
