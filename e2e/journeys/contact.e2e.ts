import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { expect, signIn, test } from '../support/test.ts';

const viewport = { width: 390, height: 844 };

test('a recruiter writes to a player on a phone without seeing an address, and the chosen coach reads it (ACCESS-O60)', {
  tag: '@full',
}, async ({ page, product, openBrowser }) => {
  const text = 'Would you like to visit us in October?';
  await page.setViewportSize(viewport);
  await page.goto('/player/ingrid-solberg/summary');
  await page.getByRole('link', { name: 'View Resume' }).click();
  await expect(page).toHaveURL(/\/cgr\/resume/);
  // Until the resume has loaded, the profile is shown, which has a Contact button too.
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Ingrid Solberg' });
  await dialog.getByLabel('Your name').fill('Maximiliane-Theodora Featherstonehaugh-Queensbury-Anstruther');
  await dialog.getByLabel('Your email').fill('golf@college.example');
  await dialog.getByLabel('School or organization').fill('Harrow Glen');
  await dialog.getByLabel('Message').fill(text);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText('Your message was sent. The reply will come to your email.')).toBeVisible();
  expect(await page.content()).not.toMatch(/(?:ingrid-solberg|dana-whitfield)@/);

  const coach = await openBrowser({ viewport });
  await signIn(coach, product, people.coach);
  await coach.goto('/players');
  await coach.getByRole('button', { name: /Dana Whitfield.*new for you/ }).click();
  await coach.getByRole('menuitem', { name: /Messages/ }).click();
  await expect(coach.getByText(text)).toBeVisible();
  await expectAccessible(coach);
  const overflow = () => coach.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});
