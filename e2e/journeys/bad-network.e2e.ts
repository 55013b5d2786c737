import { type Network, networkErrors, troubleNetwork } from '../support/bad-network.ts';
import { documentOf, entryOf, roundOf72, startRound, storedRound } from '../support/entry.ts';
import { nationalPhoneOf, people, phoneOf } from '../support/people.ts';
import { serverIsAway } from '../support/problems.ts';
import { goToCode } from '../support/sign-in.ts';
import { typedDepths } from '../support/typed-depths.ts';
import { expect, signIn, test } from '../support/test.ts';

const { golfer, player } = people;
const nine = roundOf72.slice(0, 9);
/** The network of each hole, and of the end of the round. */
const networks: readonly Network[] = [
  ...(['cut', 'lostAnswer', 'slow', 'badGateway', 'fine', 'flapping', 'flapping', 'lostAnswer', 'flapping'] as const),
  'cut',
];
const saved = { name: /^Saved to your account/ };
const onDevice = { name: /^Saved on this device/ };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const { name, type, stored } of typedDepths) {
  test(`a round by '${name}' is stored as it was typed, though the network is cut, slow and flapping (ENTRY-19, ENTRY-21, ENTRY-22)`, {
    tag: '@full',
  }, async ({ page, context, product, problems }) => {
    problems.expect(networkErrors);
    const roundId = `bad-network-${typedDepths.findIndex((depth) => depth.name === name)}`;
    const token = await signIn(page, product, golfer);
    await startRound(page, product, golfer, token, roundId, nine);
    const setNetwork = await troubleNetwork(page, roundId);
    const entry = entryOf(page);
    await entry.open(roundId, name);
    for (const [index, hole] of nine.entries()) {
      setNetwork(networks[index] ?? 'fine');
      await expect(entry.heading(index + 1)).toBeVisible();
      await type(page, hole);
    }
    setNetwork(networks.at(-1) ?? 'fine');
    await entry.press(/^Finish/);
    await expect(page.getByRole('button', onDevice)).toBeVisible();
    setNetwork('fine');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('button', saved)).toBeVisible();
    expect(await storedRound(page, product, golfer, token, roundId)).toEqual(
      documentOf(roundId, 'completed', nine.map(stored)),
    );
  });
}

test('a round that waits goes to a server that was killed and started again (ENTRY-22)', { tag: '@full' }, async ({
  page,
  ownProduct,
  problems,
}) => {
  // While it starts, it answers that its database is away.
  problems.expect(new RegExp(`${serverIsAway.source}|503`));
  const token = await signIn(page, ownProduct, player);
  await startRound(page, ownProduct, player, token, 'killed-server', nine);
  await page.goto(`${ownProduct.url}/log/killed-server`);
  const entry = entryOf(page);
  await entry.press(/^4 /);
  await expect(entry.heading(2)).toBeVisible();
  await expect(page.getByRole('button', saved)).toBeVisible();
  await ownProduct.kill();
  await entry.press(/^6 /);
  await expect(entry.heading(3)).toBeVisible();
  await expect(page.getByRole('button', onDevice)).toBeVisible();
  await ownProduct.startAgain();
  await entry.press(/^2 /);
  await expect(page.getByRole('button', saved)).toBeVisible();
  const { holes } = await storedRound(page, ownProduct, player, token, 'killed-server');
  expect(holes.slice(0, 4).map(({ score }) => score)).toEqual([4, 6, 2, undefined]);
});

test('a round whose session ended says so, and goes to the account after the sign-in (ENTRY-22)', {
  tag: '@full',
}, async ({ page, product, problems }) => {
  problems.expect(/401/);
  const token = await signIn(page, product, golfer);
  await startRound(page, product, golfer, token, 'ended-session', nine);
  const entry = entryOf(page);
  await entry.open('ended-session', 'Score');
  // Ends the session and removes its cookie, as signing out on another device does.
  await page.request.post(`${product.url}/api/auth/sign-out`, { headers: { authorization: `Bearer ${token}` } });
  await entry.press(/^5 /);
  await page.getByRole('button', { name: /^Saved on this device.*Sign in to send it$/ }).click();
  await entry.press(/^Close/);
  await entry.press(/^6 /);
  await expect(entry.heading(3)).toBeVisible();
  await page.getByRole('button', { name: /Sign in to send it$/ }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  const number = { national: nationalPhoneOf(golfer), full: phoneOf(golfer) };
  await page.keyboard.type(await goToCode(page, product, number));
  await expect(entry.heading(3)).toBeVisible();
  await expect(page.getByRole('button', saved)).toBeVisible();
  const newToken = await page.evaluate(() => localStorage.getItem('strokebook.idToken') ?? '');
  const { holes } = await storedRound(page, product, golfer, newToken, 'ended-session');
  expect(holes.slice(0, 3).map(({ score }) => score)).toEqual([5, 6, undefined]);
});
