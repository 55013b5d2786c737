import type { PublicAccount, Site } from '@strokebook/contract';
import { type AccountAccess, accountIdOf, features, profilePages } from '@strokebook/golf/access';
import type { SchoolColors } from '@strokebook/golf/organization';
import { exampleSeason } from '@strokebook/server/testing';
import { describe, expect, it } from 'vitest';
import { renderFirstScreen } from './first-screen.tsx';

const account = {
  accountId: 1,
  username: `a&b'c`,
  firstName: '</title><script>alert("1")</script>',
  lastName: 'Émile',
  imgUrl: '/api/accounts/1/image?v=1',
  logoUrl: null,
  accountExtraInfo: [{ about: 'Plays from the left.', highSchool: 'Cedar Hollow' }],
} as PublicAccount;
const access = { accountId: accountIdOf(1), subCircleAccountIds: [], allowPublicSite: true };
const mainSite: Site = { kind: 'main' };

function render(
  pageId: string,
  { closed = [] as readonly number[], site = mainSite, schoolColors = null as SchoolColors | null } = {},
): HTMLElement {
  const page = profilePages.find(({ id }) => id === pageId) ?? profilePages[0];
  const settings = closed.map((featureId) => ({ featureId, isPublic: false }));
  const root = document.createElement('div');
  root.innerHTML = renderFirstScreen({
    kind: 'profile',
    productName: 'Strokebook',
    hasMarketingNav: false,
    account,
    access: { ...access, settings } as AccountAccess,
    canContact: false,
    schoolColors,
    isDemo: false,
    page,
    site,
  });
  return root;
}

const linksOf = (root: HTMLElement) => [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

describe('the first screen of a profile', () => {
  it('has the name, school and story as text, whatever characters they contain', () => {
    const root = render('resume');
    expect(root.querySelector('h1')?.textContent).toBe('</title><script>alert("1")</script> Émile');
    expect(root.querySelector('script, link')).toBeNull();
    expect(root.querySelector('dd')?.textContent).toBe('Cedar Hollow High School');
    expect(root.textContent).toContain('Plays from the left.');
  });

  it('has the cover in the colors of the school, never as pale as the page (FIRST-08, FIRST-O61)', () => {
    const coverOf = (schoolColors: SchoolColors | null) =>
      render('resume', { schoolColors }).querySelector<HTMLElement>('section[aria-label=Player]');
    const [plain, navy, white] = [
      coverOf(null),
      coverOf({ first: '#1c3268', second: '#f2c14e' }),
      coverOf({ first: '#ffffff', second: null }),
    ];
    expect([plain?.dataset['palette'], plain?.getAttribute('style')]).toEqual(['deep', null]);
    expect(navy?.dataset['palette']).toBe('school');
    expect(navy?.getAttribute('style')).toContain('--board:#1c3268;--on-board:#ffffff;--on-board-2:#f2c14e');
    expect(white?.getAttribute('style')).not.toContain('--board:#ffffff');
  });

  it('links the pages that a visitor may open, and says which one is open (ACCESS-08)', () => {
    const root = render('schedule', { closed: [features.summary, features.resume] });
    expect(linksOf(root)).toContain("/player/a%26b'c/schedule/0");
    expect(linksOf(root).filter((href) => /summary|resume/.test(href ?? ''))).toEqual([]);
    expect(root.querySelector('[aria-current=page]')?.textContent).toBe('Schedule');
    expect(root.querySelector('main')).toBeNull();
  });

  it('writes addresses as the host of a player does (PROFILE-01)', () => {
    const root = render('schedule', { site: { kind: 'player', username: account.username, customUrl: 'ana.example' } });
    expect(linksOf(root)).toContain('/schedule/0');
    expect(root.querySelector('[aria-current=page]')?.textContent).toBe('Schedule');
  });
});

describe('the first screen of the landing page', () => {
  it('FIRST-01: is the whole page, readable without scripts', () => {
    const root = document.createElement('div');
    root.innerHTML = renderFirstScreen({
      kind: 'landing',
      productName: 'Links Ledger',
      hasDemo: true,
      site: mainSite,
      season: exampleSeason,
    });
    expect(root.querySelector('h1')?.textContent).toBe('Know where your strokes go.');
    const hrefs = [...root.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(new Set(['/auth', '/demo']));
    expect(root.textContent).toContain('Links Ledger finds the shots');
    expect(root.innerHTML.length).toBeLessThan(100_000);
  });
});
