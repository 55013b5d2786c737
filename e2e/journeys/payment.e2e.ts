import { people } from '../support/people.ts';
import { expect, signIn, test } from '../support/test.ts';

test('a payment, of which nothing is loaded before its page is opened, is played through to success, and one that is given up takes nothing (PAY-01, PAY-O1, PAY-O2)', async ({
  page,
  product,
}) => {
  const paymentScripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && pathname.includes('payment-page')) paymentScripts.add(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...paymentScripts]).toEqual([]);
  await page.goto('/payment');
  await expect(page.getByRole('link', { name: 'Sign in to pay' })).toBeVisible();
  expect([...paymentScripts]).toHaveLength(1);
  await signIn(page, product, people.player);
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Pay for Season pass' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment\/success\?payment=/);
  await expect(page.locator('#content').getByRole('status')).toContainText('Paid. Thank you.');
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Pay for Season pass' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Payment canceled' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to payment' }).click();
  await expect(page).toHaveURL(/\/payment$/);
});
