import { people } from '../support/people.ts';
import { expect, type Locator, type Page, signIn, test } from '../support/test.ts';

const widths = [390, 1280];
const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the contents on a wide screen lead to each section, by keyboard too', { tag: '@full' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, people.player);
  await page.goto('/account');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Activity' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account#activity$/);
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

for (const width of widths) {
  test(`what is saved says so beside the control that was changed, at ${width} px (UX-O7)`, {
    tag: width === 390 ? [] : '@full',
  }, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 });
    const username = `saver-${width}`;
    const token = await signIn(page, product, { accountId: 8_000 + width, username, name: '' });
    const headers = { authorization: `Bearer ${token}` };
    const named = await page.request.put('/api/me/name', {
      headers,
      data: { firstName: 'Inga', lastName: 'Vale', username },
    });
    expect(named.ok(), await named.text()).toBe(true);
    // A new person is asked who they are first (FIRST-03).
    await page.request.put('/api/me/first-answers', { headers, data: { birthYear: 1990 } });
    const expectMarkAt = async (name: string, control: Locator) => {
      const mark = region(page, name).locator('[aria-hidden="true"]').getByText('Saved', { exact: true });
      await expect(mark).toBeInViewport();
      const [markBox, controlBox] = [await mark.boundingBox(), await control.boundingBox()];
      if (markBox === null || controlBox === null) throw new Error('the control or its mark is not drawn');
      const middleOf = ({ y, height }: { y: number; height: number }) => y + height / 2;
      expect(Math.abs(middleOf(markBox) - middleOf(controlBox))).toBeLessThan(60);
      await expect(region(page, name).getByRole('status')).toHaveText('Saved');
    };
    await page.goto('/account');
    await page.getByLabel('First name').fill('Ida');
    const saveName = region(page, 'Name').getByRole('button', { name: 'Save' });
    await saveName.click();
    await expectMarkAt('Name', saveName);
    const units = page.getByRole('radiogroup', { name: 'Units' });
    await units.getByRole('radio', { name: 'Meters' }).click();
    await expectMarkAt('Preferences', units);
    const gallery = page.getByRole('switch', { name: 'Swing Videos' });
    await gallery.uncheck();
    await expectMarkAt('Who can see your profile', gallery);
    await page.goto(`/player/${username}/edit/about`);
    await page.getByLabel('About', { exact: true }).fill('I putt.');
    const saveAbout = region(page, 'About you').getByRole('button', { name: 'Save' });
    await saveAbout.click();
    await expectMarkAt('About you', saveAbout);
  });
}
