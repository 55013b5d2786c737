import type { AccountAccess, ProfilePage } from '@strokebook/golf/access';
import type { PublicAccount } from './schemas/account.ts';
import type { Site } from './site.ts';

/** What the built app renders for the server: the top of a profile as a visitor sees it before the scripts run. */
export type FirstScreen = {
  readonly productName: string;
  /** Whether the marketing navigation is above the page (NAV-O4). */
  readonly hasMarketingNav: boolean;
  readonly account: PublicAccount;
  readonly access: AccountAccess;
  /** Whether visitors can write to the player. */
  readonly canContact: boolean;
  /** The page to render, one that the visitor may see. */
  readonly page: ProfilePage;
  readonly site: Site;
};

/** Returns HTML for the app's root element. */
export type RenderFirstScreen = (screen: FirstScreen) => string;
