import { type AccountAccess, canSee, isSitePublic, seesAll, type Viewer } from './can-see.ts';
import { type FeatureId, features } from './features.ts';

/** Swing Videos and Reports work, and are under 'Coming Soon' because the specification groups them there (PROFILE-09). */
export type MenuGroup = 'My Apps' | 'Available Apps' | 'Coming Soon' | 'Handicap';
export const menuGroups: readonly MenuGroup[] = ['My Apps', 'Available Apps', 'Coming Soon', 'Handicap'];

/**
 * A profile page. Router, menu, guards and landing page are all derived from this list (PROFILE-03, PROFILE-07 to
 * PROFILE-09, ACCESS-18).
 */
export type ProfilePage = {
  readonly id: string;
  /** First path segment after the profile's. */
  readonly path: string;
  /** Path that a link to the page appends to the profile's address. */
  readonly link: string;
  readonly title: string;
  readonly featureId: FeatureId;
  readonly menuGroup: MenuGroup;
  /** Priority as landing page, from 1. */
  readonly landingOrder: number;
};

export const profilePages = [
  {
    id: 'summary',
    path: 'summary',
    link: 'summary',
    title: 'Summary',
    featureId: features.summary,
    menuGroup: 'My Apps',
    landingOrder: 1,
  },
  {
    id: 'schedule',
    path: 'schedule',
    link: 'schedule/0',
    title: 'Schedule',
    featureId: features.schedule,
    menuGroup: 'My Apps',
    landingOrder: 3,
  },
  {
    id: 'myRounds',
    path: 'my-rounds',
    link: 'my-rounds',
    title: 'My Rounds',
    featureId: features.myRounds,
    menuGroup: 'My Apps',
    landingOrder: 4,
  },
  {
    id: 'resume',
    path: 'resume',
    link: 'resume',
    title: 'Player Resume',
    featureId: features.resume,
    menuGroup: 'My Apps',
    landingOrder: 2,
  },
  {
    id: 'stats',
    path: 'stats',
    link: 'stats',
    title: 'Compare Stats',
    featureId: features.compareStats,
    menuGroup: 'Available Apps',
    landingOrder: 7,
  },
  {
    id: 'dataAnalysis',
    path: 'data-analysis',
    link: 'data-analysis',
    title: 'Round Assessment',
    featureId: features.roundAssessment,
    menuGroup: 'Available Apps',
    landingOrder: 6,
  },
  {
    id: 'gallery',
    path: 'gallery',
    link: 'gallery',
    title: 'Swing Videos',
    featureId: features.gallery,
    menuGroup: 'Coming Soon',
    landingOrder: 5,
  },
  {
    id: 'reportViewer',
    path: 'report-viewer',
    link: 'report-viewer',
    title: 'Reports',
    featureId: features.reportViewer,
    menuGroup: 'Coming Soon',
    landingOrder: 8,
  },
  {
    id: 'index',
    path: 'index',
    link: 'index',
    title: 'Index',
    featureId: features.index,
    menuGroup: 'Handicap',
    landingOrder: 9,
  },
] as const satisfies readonly ProfilePage[];

export type ProfilePageId = (typeof profilePages)[number]['id'];

/** Pages that this viewer's menu lists, in menu order. */
export function visiblePages(viewer: Viewer | null, account: AccountAccess): readonly ProfilePage[] {
  return profilePages.filter((page) => canSee(viewer, account, page.featureId));
}

/**
 * The page that a bare profile address opens, or null for the root (ACCESS-18 to ACCESS-20). With an active custom
 * address it is the resume, unless the viewer may not see the resume (ACCESS-O1).
 */
export function landingPage(viewer: Viewer | null, account: AccountAccess, hasCustomUrl: boolean): ProfilePage | null {
  const pages = visiblePages(viewer, account);
  if (hasCustomUrl) {
    const resume = pages.find((page) => page.id === 'resume');
    if (resume !== undefined) return resume;
  }
  return [...pages].sort((a, b) => a.landingOrder - b.landingOrder)[0] ?? null;
}

/** Whether the profile opens for this viewer at all (ACCESS-17). */
export function canOpenProfile(viewer: Viewer | null, account: AccountAccess): boolean {
  return seesAll(viewer, account) || isSitePublic(account);
}
