import { expectAccessible } from '../support/accessible.ts';
import { people } from '../support/people.ts';
import { expect, type Page, signIn, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const widths = [390, 820, 1900];

test.describe.configure({ timeout: 90_000 });

/** No width makes the page scroll sideways, and axe finds nothing in light and dark. */
async function expectSound(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, width === 390 ? 'everything' : 'layout');
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
}

test('a course near here is found by the position, which is asked for when pressed (ENTRY-02)', {
  tag: '@full',
}, async ({ product, openBrowser }) => {
  const page = await openBrowser({
    viewport: phone,
    geolocation: { latitude: 40.4127, longitude: -82.1364 },
    permissions: ['geolocation'],
  });
  await signIn(page, product, people.player);
  await page.goto('/log?step=course');
  await expect(page.getByRole('list', { name: 'Your courses' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Near me' }).click();
  const near = page.getByRole('list', { name: 'Near you' });
  await expect(near.getByRole('button').first()).toHaveText(/Alder Creek Golf Club.*\d+(\.\d)? mi/);
  await expectAccessible(page);
  await near.getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alder Creek Golf Club' })).toBeVisible();
  expect(page.url()).not.toContain('40.4');
});

test('a new golfer adds a course by keyboard alone and plays it (ENTRY-03, ENTRY-14, ENTRY-33)', {
  tag: '@full',
}, async ({ page, product }) => {
  await page.setViewportSize(phone);
  await signIn(page, product, people.newPlayer);
  await page.goto('/log?step=new');
  const name = page.getByRole('textbox', { name: 'Name of the course' });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type the name of the course.')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Back Forty');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '9 holes' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('453449');
  await expect(page.getByText('Hole 6: A par is 3 to 7.')).toBeVisible();
  await page.keyboard.type('4345');
  await expect(page.getByText(/^Par 36\./)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Add tees, lengths and stroke index' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a tee' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Tee', exact: true })).toBeFocused();
  await expectSound(page);
  await page.getByRole('textbox', { name: 'Tee', exact: true }).fill('White');
  await page.getByRole('textbox', { name: 'Slope' }).fill('113');
  await page.getByRole('button', { name: 'Save course' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Back Forty' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Already played it' }).press('Enter');
  await page.getByRole('button', { name: 'Enter the scores' }).press('Enter');
  await expect(page).toHaveURL(/\/log\/[\da-f-]{36}/);
  await page.goto('/log?step=course');
  await expect(
    page.getByRole('list', { name: 'Your courses' }).getByRole('button', { name: /^Back Forty/ }),
  ).toBeVisible();
});
