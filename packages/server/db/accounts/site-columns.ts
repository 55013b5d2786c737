import { sql } from 'drizzle-orm';
import type { accounts } from '../schema/index.ts';

type SiteColumns = Pick<
  typeof accounts.$inferSelect,
  'isOpenWithComingEvents' | 'isOpenWithoutComingEvents' | 'showsComingEvents'
>;

/** The switches that decide what strangers see, as one decides them. */
type SiteSwitches = { readonly allowPublicSite: boolean; readonly showsComingEvents: boolean };

/** Whether an account's pages are open to strangers. */
export const isSiteOpen = (row: Pick<SiteColumns, 'isOpenWithComingEvents' | 'isOpenWithoutComingEvents'>): boolean =>
  row.isOpenWithComingEvents || row.isOpenWithoutComingEvents;

/** `isSiteOpen` for the row `a` of `accounts`. */
export const isSiteOpenOfA = sql`(a.allow_public_site OR a.is_open_without_coming_events)`;

/** The switches as they are stored: a server of a version before 0110 shows events to come wherever it finds a site open. */
export const siteColumns = ({ allowPublicSite, showsComingEvents }: SiteSwitches): SiteColumns => ({
  isOpenWithComingEvents: allowPublicSite && showsComingEvents,
  isOpenWithoutComingEvents: allowPublicSite && !showsComingEvents,
  showsComingEvents,
});
