import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { type Product, TODAY } from '../support/product.ts';
import { logRound } from '../support/rounds.ts';
import { newNumber } from '../support/sign-in.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

type Player = { readonly accountId: number; readonly username: string; readonly idToken: string };

/** A new player with a name, signed in on the page. */
async function newPlayer(page: Page, product: Product): Promise<Player> {
  const number = newNumber();
  const sent = product.nextCodeTo(number.full);
  await page.request.post(`${product.url}/api/auth/phone`, { data: { phoneNumber: number.full } });
  const reply = await page.request.post(`${product.url}/api/auth/verify`, {
    data: { phoneNumber: number.full, code: await sent },
  });
  const { idToken, accountId } = (await reply.json()) as Pick<Player, 'idToken' | 'accountId'>;
  const username = `player-${accountId}`;
  const headers = { authorization: `Bearer ${idToken}` };
  const call = async (method: 'put' | 'post', path: string, data: object) => {
    const answer = await page.request[method](`${product.url}${path}`, { headers, data });
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  };
  await call('put', '/api/me/name', { firstName: 'Robin', lastName: 'Vale', username });
  // A new person is asked who they are first (FIRST-03).
  await call('put', '/api/me/first-answers', {});
  await page.goto(`${product.url}/api/health`);
  await page.evaluate((token) => localStorage.setItem('strokebook.idToken', token), idToken);
  return { accountId, username, idToken };
}

/** The coach accepts an invitation to the player's circle, and then has full access. */
async function invite(page: Page, product: Product, player: Player, coachToken: string): Promise<void> {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const circle = `${product.url}/api/me/circle/invitations/by-username`;
  const data = { username: people.coach.username };
  expect((await page.request.post(circle, { ...bearer(player.idToken), data })).ok()).toBe(true);
  const reply = await page.request.get(`${product.url}/api/me/invitations`, bearer(coachToken));
  const { invitations } = (await reply.json()) as {
    readonly invitations: readonly { readonly playerId: number; readonly invitationId: string }[];
  };
  const own = invitations.find(({ playerId }) => playerId === player.accountId);
  const accept = `${product.url}/api/me/invitations/${player.accountId}/${own?.invitationId}/accept`;
  expect((await page.request.post(accept, bearer(coachToken))).ok()).toBe(true);
}

const viewport = { width: 390, height: 844 };
test.use({ viewport });

test('a coach enters rounds for a player, who reads their history, deletes one and brings it back (ENTRY-27, ENTRY-28)', {
  tag: '@full',
}, async ({ page, product, openBrowser, problems }) => {
  // The server answers the page of a closed account with 404: it does not see the session, which the app has.
  problems.expect(/404/);
  const player = await newPlayer(page, product);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Not Enough Data' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log a round' })).toBeVisible();
  await expectAccessible(page);

  const coachPage = await openBrowser({ viewport });
  const coachToken = await signIn(coachPage, product, people.coach);
  await invite(page, product, player, coachToken);
  await logRound(coachPage, product, player, coachToken, { roundId: 'by-coach', score: 80 });
  await logRound(coachPage, product, player, coachToken, {
    roundId: 'by-coach-2',
    score: 75,
    playedOn: '2026-05-02',
  });
  await logRound(page, product, player, player.idToken, { roundId: 'by-coach', score: 79 });

  await page.goto(`/player/${player.username}/my-rounds`);
  const row = page.getByRole('grid').locator('tr[data-round="by-coach"]');
  await expect(row).toContainText('Entered by Dana Whitfield');
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Alder Creek' });
  const history = dialog.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Robin Vale');
  // Eight strokes over par became seven: the eighth hole is a par now.
  await expect(history).toContainText('Hole 8: 5 → 4');
  await expect(dialog.getByRole('link', { name: 'Edit round' })).toHaveAttribute('href', '/log/by-coach');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Delete round…' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete round', exact: true }).click();
  await expect(page.getByText('The round was deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Entered by Dana Whitfield');
  await expect(page.getByText('The round is back.')).toBeVisible();

  await coachPage.goto(`/player/${player.username}/my-rounds`);
  await coachPage.getByRole('grid').locator('tr[data-round="by-coach"]').getByRole('button').click();
  await expect(coachPage.getByRole('link', { name: 'Edit round' })).toHaveAttribute(
    'href',
    `/log/by-coach?player=${player.username}`,
  );
});

test('a round in progress is listed, and another one is a tap away (ENTRY-29, ENTRY-01)', { tag: '@full' }, async ({
  page,
  product,
  problems,
}) => {
  problems.expect(/404/);
  const player = await newPlayer(page, product);
  await logRound(page, product, player, player.idToken, { roundId: 'done', score: 80, playedOn: '2026-05-02' });
  await logRound(page, product, player, player.idToken, { roundId: 'also', score: 78, playedOn: '2026-05-03' });
  const holes = Array.from({ length: 18 }, (_unused, index) => ({
    ...{ hole: index + 1, par: 4 },
    ...(index < 7 ? { score: index === 2 ? 3 : 4 } : {}),
  }));
  const put = await page.request.put(`${product.url}/api/accounts/${player.accountId}/rounds/running`, {
    headers: { authorization: `Bearer ${player.idToken}` },
    data: {
      ...{ format: 'strokebook.round/1', roundId: 'running', playedOn: TODAY, type: 'practice' },
      ...{ status: 'inProgress', holeCount: 18, course: { name: 'Elmwood Heath' }, holes },
    },
  });
  expect(put.ok()).toBe(true);
  await page.goto('/dashboard');
  const running = page.getByRole('region', { name: 'In progress' });
  await expect(running).toContainText('thru 7, −1');
  await expect(running.getByRole('link', { name: /^Continue Elmwood Heath/ })).toHaveAttribute('href', '/log/running');
  await expectAccessible(page);
  await page.goto(`/player/${player.username}/my-rounds`);
  await expect(running).toContainText('thru 7, −1');
  await expect(page.getByRole('grid').locator('tr[data-round]')).toHaveCount(2);
  await expectAccessible(page);
  const log = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log a round' });
  const inHeader = page.getByRole('banner').first().getByRole('link', { name: 'Log a round' });
  await expect(log).toBeVisible();
  await expect(inHeader).toBeHidden();
});

test('a blank card is printed from the reports (ENTRY-32)', { tag: '@full' }, async ({ page, product }) => {
  await signIn(page, product, people.player);
  await page.goto(`/player/${people.player.username}/report-viewer`);
  await page.getByRole('button', { name: 'Print a card…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print a blank card' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Three Pines/ }).click();
  await expect(dialog.getByRole('combobox', { name: 'Tee' })).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Three-Pines.*-Scorecard\.pdf$/);
});
