import { ChevronDownIcon, MenuIcon, MoreIcon } from '../ui/icons.tsx';
import { LinkDisclosure } from '../ui/link-disclosure.tsx';
import classes from './marketing-nav.module.css';

type MarketingNavProps = {
  readonly base: string;
  /** Whether the header has the button of a player's menu, from which this one's must differ. */
  readonly isBesideMenu: boolean;
};

/** The marketing navigation: a bar, or on phones and upright tablets one menu (NAV-01 to NAV-04, NAV-O2). */
export function MarketingNav({ base, isBesideMenu }: MarketingNavProps) {
  const ButtonIcon = isBesideMenu ? MoreIcon : MenuIcon;
  return (
    <nav aria-label="Product site" className={classes.nav}>
      <ul className={classes.bar}>
        {marketingEntries.map((entry) =>
          'path' in entry ? (
            <li key={entry.label}>
              <a className={classes.entry} href={marketingUrl(base, entry)}>
                {entry.label}
              </a>
            </li>
          ) : (
            <li key={entry.label}>
              <LinkDisclosure
                className={classes.entry}
                label={
                  <>
                    {entry.label}
                    <ChevronDownIcon size={12} />
                  </>
                }
              >
                <Pages base={base} pages={entry.pages} />
              </LinkDisclosure>
            </li>
          ),
        )}
      </ul>
      <div className={classes.single}>
        <LinkDisclosure className={classes.button} label={<ButtonIcon size={18} />} name="Product site" align="end">
          {marketingEntries.map((entry) =>
            'path' in entry ? (
              <Pages key={entry.label} base={base} pages={[entry]} />
            ) : (
              <li key={entry.label}>
                <b>{entry.label}</b>
                <ul>
                  <Pages base={base} pages={entry.pages} />
                </ul>
              </li>
            ),
          )}
        </LinkDisclosure>
      </div>
    </nav>
  );
}

type PagesProps = { readonly base: string; readonly pages: readonly MarketingPage[] };

const Pages = ({ base, pages }: PagesProps) =>
  pages.map((page) => (
    <li key={page.label}>
      <a href={marketingUrl(base, page)}>{page.label}</a>
    </li>
  ));

type MarketingPage = { readonly label: string; readonly path: string };
type MarketingEntry = MarketingPage | { readonly label: string; readonly pages: readonly MarketingPage[] };

/** The marketing site's navigation; paths are relative to the configured base address (NAV-01, NAV-02, NAV-O1). */
const marketingEntries: readonly MarketingEntry[] = [
  { label: 'Home', path: '' },
  {
    label: 'Product',
    pages: [
      { label: 'Who is it For?', path: 'who-is-it-for' },
      { label: 'Player Features', path: 'player-features' },
      { label: 'Coach Features', path: 'coach-features' },
      { label: 'Custom App & Skins', path: 'custom-app-and-skins' },
      { label: 'Watch Videos', path: 'videos' },
    ],
  },
  { label: 'Training Facility', path: 'training-facility' },
  { label: 'News & Updates', path: 'news' },
  {
    label: 'About',
    pages: [
      { label: 'Our Team', path: 'our-team' },
      { label: 'Contact Us', path: 'contact' },
    ],
  },
];

/** The address of a page of the marketing site. */
const marketingUrl = (base: string, { path }: MarketingPage): string =>
  new URL(path, base.endsWith('/') ? base : `${base}/`).href;
