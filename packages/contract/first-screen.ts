import type { AccountAccess, ProfilePage } from '@strokebook/golf/access';
import type { SchoolColors } from '@strokebook/golf/organization';
import type { PublicAccount } from './schemas/account.ts';
import type { LandingSeason } from './landing-season.ts';
import type { Site } from './site.ts';

type CommonParts = {
  readonly productName: string;
  readonly site: Site;
};

/** The top of a profile as a visitor sees it. */
type ProfileScreen = CommonParts & {
  readonly kind: 'profile';
  /** Whether the marketing navigation is above the page (NAV-O4). */
  readonly hasMarketingNav: boolean;
  readonly account: PublicAccount;
  readonly access: AccountAccess;
  /** Whether visitors can write to the player. */
  readonly canContact: boolean;
  readonly schoolColors: SchoolColors | null;
  /** The page to render, one that the visitor may see. */
  readonly page: ProfilePage;
  /** Whether the player's pages are the demo. */
  readonly isDemo: boolean;
};

type LandingScreen = CommonParts & {
  readonly kind: 'landing';
  /** Whether there is a demo player to look at. */
  readonly hasDemo: boolean;
  readonly season: LandingSeason;
};

/** What the built app renders for the server: a page as a visitor sees it before the scripts run. */
export type FirstScreen = ProfileScreen | LandingScreen;

/** Returns HTML for the app's root element. */
export type RenderFirstScreen = (screen: FirstScreen) => string;
