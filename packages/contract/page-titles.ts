import type { ProfilePage } from '@strokebook/golf/access';
import type { OutputOf } from './routes.ts';

/** Titles of the pages that are nobody's and that everyone may find. */
export const siteTitles = { home: 'Home', search: 'Search', courses: 'Courses' } as const;

/** A page of a player's profile says whose it is; the summary is the profile itself. */
export const profileTitle = (name: string, page: Pick<ProfilePage, 'id' | 'title'>): string =>
  page.id === 'summary' ? name : `${name} - ${page.title}`;

type Installation = Pick<OutputOf<'getSettings'>, 'site' | 'productName'>;

/** '{custom url or product name} - {title}' (ROUTE-09); without a title the first part alone. */
export function windowTitle({ site, productName }: Installation, title: string | undefined): string {
  const siteName = site.kind === 'player' ? site.customUrl : productName;
  return title === undefined ? siteName : `${siteName} - ${title}`;
}
