import { playerOf } from '../support/player.ts';
import { people } from '../support/people.ts';
import { logRound } from '../support/rounds.ts';
import { signInOf } from '../support/sign-in.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const { player, coach, newPlayer, privatePlayer } = people;
const menu = (page: Page) => page.getByRole('navigation', { name: 'Profile' });
/** Opens a page of the profile from its menu, or on phones from the bottom bar or the sheet behind 'More'. */
async function openPage(page: Page, name: string, nameOnPhones = name): Promise<void> {
  const link = menu(page).getByRole('link', { name, exact: true });
  const opener = page.getByRole('button', { name: /^Menu of/ });
  await expect(link.or(opener).first()).toBeVisible();
  const inBar = page
    .locator('nav[aria-label="Main"], nav[aria-label^="Pages of"]')
    .getByRole('link', { name, exact: true });
  if (await inBar.isVisible()) await inBar.click();
  else if (await opener.isVisible()) {
    await opener.click();
    await page.getByRole('dialog').getByRole('link', { name: nameOnPhones, exact: true }).click();
  } else await link.click();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, { tag: '@full' }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an outsider finds who is public and nothing of who is not (ACCESS-08, SEARCH-12, SEARCH-13, ROUTE-O4, DATA-O14, TOUR-O13, TOUR-O14)', async ({
      page,
      problems,
    }) => {
      problems.expect(/404/);
      await page.goto(`/player/${privatePlayer.username}/summary`);
      await expect(page.getByRole('heading', { name: 'This page is closed, or it isn’t there.' })).toBeVisible();
      await page.goto('/golf/search?type=account&q=priya');
      await expect(page.getByText('Results: 0')).toBeVisible();
      await page.goto('/golf/search?type=account&q=new player');
      await expect(page.getByText('Results: 0')).toBeVisible();
      await page.goto(`/player/${player.username}/summary`);
      await playerOf(page).loaded();
      const about = playerOf(page).card('About');
      await expect(about).toContainText('Height');
      await expect(about).not.toContainText('Weight');
      await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
      await openPage(page, 'Schedule');
      await expect(page.getByRole('table', { name: 'Historical Events' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Historical Events' })).toContainText(/T?\d+ of \d+/);
      await expect(page.getByRole('button', { name: /note/i })).toHaveCount(0);
    });

    test('a coach opens who shares with them, the roster, its schedule and a comparison by link (ACCESS-O9, ORG-O4, CGR-O6, CGR-06, DASH-O13)', async ({
      page,
      product,
      openBrowser,
    }) => {
      await signIn(page, product, coach);
      await page.goto('/players');
      const row = page.getByRole('link', { name: new RegExp(privatePlayer.name) });
      await expect(row).toContainText(/Private profile.*Last round/);
      await row.click();
      await expect(page).toHaveURL(new RegExp(`/player/${privatePlayer.username}/`));
      // The menu of the page before stays until the player's page has loaded.
      const ownLink = menu(page).locator(`a[href="/player/${privatePlayer.username}/summary"]`);
      await expect(ownLink.or(page.getByRole('button', { name: `Menu of ${privatePlayer.name}` }))).toBeVisible();
      await openPage(page, 'Round Assessment', 'How rounds went');
      // A college woman is held against women's figures.
      await expect(page.getByRole('button', { name: /^vs / })).toHaveText('vs College level, women’s scores');
      await openPage(page, 'Compare Stats', 'Compare');
      await expect(page.getByRole('table', { name: 'Scoring' })).toBeVisible();
      const report = page.getByRole('button', { name: 'Report', exact: true });
      const compareMenu = page.getByRole('button', { name: 'Compare Stats menu' });
      await expect(report.or(compareMenu)).toBeVisible();
      if (await compareMenu.isVisible()) {
        await compareMenu.click();
        await page.getByRole('menuitem', { name: 'Report' }).click();
      } else await report.click();
      await page.getByRole('button', { name: 'Open Report' }).click();
      await expect(page).toHaveURL(/\/cgr\/compare-stats\?hash=\d+/);
      await expect(page.getByAltText(/^Page 1 of \d+ of the report/)).toBeVisible();
      await page.goto('/org/harrow-glen');
      await expect(page.getByRole('link', { name: new RegExp(privatePlayer.name) })).toBeVisible();
      await page.getByRole('link', { name: 'Schedule report' }).click();
      await expect(page.getByRole('heading', { name: 'Organization Schedule' })).toBeVisible();
      // The same link shows others what they may see.
      const visitor = await openBrowser({ viewport: { width, height: 844 } });
      await visitor.goto(page.url());
      await expect(visitor.getByRole('heading', { name: 'Organization Schedule' })).toBeVisible();
      await expect(visitor.getByText(privatePlayer.name)).toHaveCount(0);
    });

    test('a parent joins by a link and types the scores of a tournament, which count (ACCESS-O10, TOUR-O14, RESUME-O12)', async ({
      page,
      ownProduct,
      openBrowser,
    }) => {
      const idToken = await signIn(page, ownProduct, newPlayer);
      const invited = await page.request.post(`${ownProduct.url}/api/me/circle/invitations`, {
        headers: { authorization: `Bearer ${idToken}` },
        data: { isForGuardian: false },
      });
      const { secret } = (await invited.json()) as { secret: string };

      const parentPage = await openBrowser({ baseURL: ownProduct.url, viewport: { width, height: 844 } });
      const parent = { accountId: 7_000 + width, username: '', name: '' };
      const parentToken = await signIn(parentPage, ownProduct, parent);
      await parentPage.request.put(`${ownProduct.url}/api/me/name`, {
        headers: { authorization: `Bearer ${parentToken}` },
        data: { firstName: 'Karen', lastName: 'Achterberg', username: `karen-achterberg-${width}` },
      });
      await parentPage.goto(`${ownProduct.url}/join#${secret}`);
      await parentPage.getByRole('button', { name: 'Accept' }).click();
      await expect(parentPage).toHaveURL(new RegExp(`/player/${newPlayer.username}/summary$`));
      await openPage(parentPage, 'Schedule');
      await parentPage.getByRole('button', { name: 'Add event' }).click();
      const dialog = parentPage.getByRole('dialog', { name: 'Add Event' });
      await dialog.getByRole('radio', { name: 'Add your own' }).check();
      await dialog.getByRole('textbox', { name: 'Name' }).fill('State High School Final');
      await dialog.getByLabel('First day').fill('2026-08-03');
      await dialog.getByLabel('Last day').fill('2026-08-04');
      await dialog.getByLabel('Finish').fill('T3');
      await dialog.getByLabel('Field size').fill('84');
      for (const [index, score] of ['71', '74'].entries()) {
        await dialog.getByRole('button', { name: /^Add (a|another) round$/ }).click();
        const round = dialog.getByRole('group', { name: `Round ${index + 1}` });
        await round.getByLabel('Score').fill(score);
        await round.getByLabel('Par').fill('72');
      }
      await dialog.getByRole('button', { name: 'Save event' }).click();
      await expect(parentPage.getByText('State High School Final is in the schedule.')).toBeVisible();
      await parentPage.getByRole('link', { name: 'Results' }).click();
      const results = parentPage.getByRole('table', { name: /^My (Featured )?Tournaments$/ });
      await expect(results).toContainText(/State High School Final.*T3 of 84/s);
      await expect(results).toContainText('145');
      await parentPage.goto(`${ownProduct.url}/players`);
      await expect(parentPage.getByRole('link', { name: new RegExp(newPlayer.name) })).toBeVisible();
    });

    test('a recruiter opens a resume by its link although the page is private, with whole tournaments and a way in touch (RESUME-O11, RESUME-25, RESUME-26, ABOUT-O3)', async ({
      page,
      ownProduct,
      openBrowser,
    }) => {
      const idToken = await signIn(page, ownProduct, player);
      const headers = { authorization: `Bearer ${idToken}` };
      const path = `${ownProduct.url}/api/accounts/${player.accountId}`;
      const settings: unknown = await (await page.request.get(`${path}/resume-settings`, { headers })).json();
      const kept = await page.request.post(`${path}/resume-reports`, { headers, data: { settings } });
      const { hash } = (await kept.json()) as { hash: string };
      const closed = await page.request.put(`${ownProduct.url}/api/me/sharing`, {
        headers,
        data: { allowPublicSite: false },
      });
      expect([kept.ok(), closed.ok()]).toEqual([true, true]);

      const recruiter = await openBrowser({ baseURL: ownProduct.url, viewport: { width, height: 844 } });
      await recruiter.goto(`${ownProduct.url}/cgr/resume?hash=${hash}`);
      await expect(recruiter.getByRole('heading', { name: player.name })).toBeVisible();
      const resume = recruiter.locator('main');
      await expect(resume).toContainText('Harrow Glen University');
      await expect(resume).toContainText('Class of 2028');
      await expect(resume).toContainText(/GPA/);
      await expect(resume).toContainText(/T?\d+ of \d+/);
    });

    test('a junior in Norway signs in with eight digits, plays nine holes and reads meters (AUTH-O12, DATA-O13, ABOUT-O5, CMP-O2)', async ({
      page,
      problems,
      product,
    }) => {
      // The server renders the address of a new account, which is closed, for visitors, with status 404.
      problems.expect(/404/);
      const national = `4121${width.toString().padStart(4, '0')}`;
      const code = product.nextCodeTo(`+47${national}`);
      await page.goto('/auth');
      const { country, phone, codeHeading } = signInOf(page);
      await country.selectOption({ label: 'Norway (+47)' });
      await phone.fill(national);
      await phone.press('Enter');
      await expect(codeHeading).toBeVisible();
      await page.keyboard.type(await code);
      await expect(page).toHaveURL(/\/welcome$/);
      const idToken = (await page.evaluate(() => localStorage.getItem('strokebook.idToken'))) ?? '';
      const headers = { authorization: `Bearer ${idToken}` };
      const named = await page.request.put('/api/me/name', {
        headers,
        data: { firstName: 'Nora', lastName: 'Dahl', username: `nora-dahl-${width}` },
      });
      const account = (await named.json()) as { accountId: number };
      for (let month = 1; month <= 6; month += 1) {
        const round = { roundId: `nine-${month}`, holeCount: 9, score: 40 + month, yardsPerHole: 350 } as const;
        const playedOn = `2026-0${month}-10`;
        await logRound(page, product, account, idToken, { ...round, playedOn, tournament: `Cup ${month}` });
        await logRound(page, product, account, idToken, {
          ...round,
          roundId: `b-${month}`,
          playedOn: `2026-0${month}-20`,
        });
      }
      await page.goto('/account');
      await page.getByRole('radio', { name: 'Meters' }).check();
      await expect(page.getByRole('region', { name: 'Preferences' }).getByRole('status')).toHaveText('Saved');
      await page.goto(`/player/nora-dahl-${width}/summary`);
      await expect(page.getByText('There are no tournament rounds in these days.')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Best 10 Tournament Rounds' })).toBeVisible();
      await page.goto(`/player/nora-dahl-${width}/schedule/1`);
      // Nine holes of 350 yards.
      await expect(page.getByRole('table', { name: 'My Best Rounds' })).toContainText('2,880 m');
      await page.goto(`/player/nora-dahl-${width}/stats`);
      await expect(page.getByRole('table', { name: 'Scoring' })).toBeVisible();
    });
  });
}
