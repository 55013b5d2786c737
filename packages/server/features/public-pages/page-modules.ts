import type { ProfilePage } from '@strokebook/golf/access';

/** Source files of the web app that a page of a profile is made of. */
const profileModules: Readonly<Record<string, readonly string[]>> = {
  summary: ['pages/summary/page.tsx'],
  resume: ['pages/resume/page.tsx'],
  gallery: ['pages/gallery/page.tsx'],
  dataAnalysis: ['pages/dashboard/player-page.tsx', 'features/dashboard/prefetch-figures.ts'],
  myRounds: ['pages/my-rounds/page.tsx'],
  stats: ['pages/stats/page.tsx', 'features/compare-stats/prefetch-compare.ts', 'features/compare-stats/tab-cards.tsx'],
  schedule: ['pages/schedule/page.tsx'],
};

/**
 * What the browser loads at once for a page of a profile that visitors may open, instead of when the app finds that it
 * needs it. Pages behind a sign-in have none: nothing of them is loaded for those who are not signed in (ACCESS-04).
 */
export const modulesOfProfilePage = ({ id }: ProfilePage): readonly string[] => [
  'pages/profile/layout.tsx',
  ...(profileModules[id] ?? []),
];
