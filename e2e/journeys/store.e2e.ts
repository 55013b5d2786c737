import { expect, test } from '../support/test.ts';

const agents = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148',
};

test('everyone without a phone finds both stores and whom to turn to in two regions (STORE-03, STORE-O1, API-36)', async ({
  page,
}) => {
  await page.goto('/store-redirect');
  await expect(page.getByRole('link', { name: /Android/ })).toHaveAttribute('href', /^https:\/\/play\.google\.com\//);
  await expect(page.getByRole('link', { name: /iPhone/ })).toHaveAttribute('href', /^https:\/\/www\.apple\.com\//);
  const contacts = page.getByRole('region', { name: 'Support' }).getByRole('listitem');
  await expect(contacts).toHaveCount(2);
  await expect(contacts.first().getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(contacts.first().getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+/);
});

test.describe('on a phone', () => {
  test.use({
    ownEnvironment: { ANDROID_STORE_URL: 'https://android.localhost/', IOS_STORE_URL: 'https://ios.localhost/' },
  });
  for (const [device, userAgent] of Object.entries(agents)) {
    test(`${device} goes on to its store (STORE-01, STORE-02)`, async ({ openBrowser, ownProduct }) => {
      const phone = await openBrowser({ userAgent });
      await phone.route(`https://${device}.localhost/`, (route) => route.fulfill({ body: 'The store' }));
      await phone.goto(`${ownProduct.url}/store-redirect`);
      await expect(phone).toHaveURL(`https://${device}.localhost/`);
    });
  }
});
