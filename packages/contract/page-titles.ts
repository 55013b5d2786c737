import type { ProfilePage } from '@strokebook/golf/access';
import type { OutputOf } from './routes.ts';

/** Titles of the public pages that belong to no player. */
export const siteTitles = { home: 'Home', search: 'Search', courses: 'Courses' } as const;

/** The title of a profile page contains the player's name; the summary has the name alone. */
export const profileTitle = (name: string, page: Pick<ProfilePage, 'id' | 'title'>): string =>
  page.id === 'summary' ? name : `${name} - ${page.title}`;

type Installation = Pick<OutputOf<'getSettings'>, 'site' | 'productName'>;

/** '{custom url or product name} - {title}' (ROUTE-09); without a title only the first part. */
export function windowTitle({ site, productName }: Installation, title: string | undefined): string {
  const siteName = site.kind === 'player' ? site.customUrl : productName;
  return title === undefined ? siteName : `${siteName} - ${title}`;
}
