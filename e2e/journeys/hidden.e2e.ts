import { people } from '../support/people.ts';
import { playerOf } from '../support/player.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const { player } = people;
const profile = `/player/${player.username}`;

/** Pages of a player that anyone may open. */
const publicPages = [
  `${profile}/summary`,
  `${profile}/resume`,
  `${profile}/schedule/0`,
  `${profile}/schedule/1`,
  `${profile}/my-rounds`,
  `${profile}/data-analysis`,
  `${profile}/stats`,
  `${profile}/gallery`,
  `${profile}/report-viewer`,
  `/cgr/resume?accountId=${player.accountId}`,
];

const SCHEDULE = 80;
const GALLERY = 67;

test('a closed schedule and gallery are on none of the ten public pages, nor in any answer to them (ACCESS-08, ACCESS-12)', {
  tag: '@full',
}, async ({ page, ownProduct, openBrowser }) => {
  const idToken = await signIn(page, ownProduct, player);
  const headers = { authorization: `Bearer ${idToken}` };
  const read = async (path: string): Promise<unknown> =>
    (await page.request.get(`${ownProduct.url}/api/accounts/${player.accountId}/${path}`, { headers })).json();
  const { rows } = (await read('schedule?isUpcoming=true')) as { rows: { tournamentName: string }[] };
  const media = [...((await read('gallery')) as { title: string; mediaId: string }[])];
  media.push(...((await read('swing-videos')) as typeof media));
  const hidden = [...rows.map(({ tournamentName }) => tournamentName), ...media.map(({ mediaId }) => `/${mediaId}/`)];
  expect(rows.length).toBeGreaterThan(0);
  expect(media.length).toBeGreaterThan(0);

  const visitor = await openBrowser();
  const shown = await readPages(visitor, ownProduct.url, publicPages.slice(0, 1));
  expect(hidden.some((text) => shown.includes(text))).toBe(true);

  const settings = [SCHEDULE, GALLERY].map((featureId) => ({ featureId, isPublic: false }));
  const closed = await page.request.put(`${ownProduct.url}/api/me/sharing`, { headers, data: { settings } });
  expect(closed.status()).toBe(200);
  const left = await readPages(visitor, ownProduct.url, publicPages);
  expect(hidden.filter((text) => left.includes(text))).toEqual([]);
  for (const name of ['Upcoming Events', 'Gallery', 'Swing Videos']) {
    await visitor.goto(`${ownProduct.url}${profile}/summary`);
    await playerOf(visitor).loaded();
    await expect(playerOf(visitor).card(name)).toHaveCount(0);
  }
});

/** Opens pages one after the other; returns all received data and all displayed text. */
async function readPages(page: Page, url: string, paths: readonly string[]): Promise<string> {
  const received: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (/json|html|text/.test(reply.headers()['content-type'] ?? '')) received.push(reply.text().catch(() => ''));
  });
  const words: string[] = [];
  for (const path of paths) {
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    words.push(await page.locator('body').innerText());
  }
  return [...words, ...(await Promise.all(received))].join('\n');
}
