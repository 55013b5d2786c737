export type MarketingPage = { readonly label: string; readonly path: string };
type MarketingEntry = MarketingPage | { readonly label: string; readonly pages: readonly MarketingPage[] };

/** The marketing site's navigation; paths are relative to the configured base address (NAV-01, NAV-02, NAV-O1). */
export const marketingEntries: readonly MarketingEntry[] = [
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
export const marketingUrl = (base: string, { path }: MarketingPage): string =>
  new URL(path, base.endsWith('/') ? base : `${base}/`).href;
