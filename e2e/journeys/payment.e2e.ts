import { people } from '../support/people.ts';
import { expect, signIn, test } from '../support/test.ts';

test('a payment is played through to success, and one that is given up takes nothing (PAY-01, PAY-O1, PAY-O2)', async ({
  page,
  product,
}) => {
  await page.goto('/payment');
  await expect(page.getByRole('link', { name: 'Sign in to pay' })).toBeVisible();
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

test('an address alone cannot claim that something was paid (PAY-O1)', async ({ page, product, problems }) => {
  problems.expect(/404/);
  const idToken = await signIn(page, product, people.player);
  const reply = await page.request.post('/api/payments', {
    headers: { authorization: `Bearer ${idToken}` },
    data: { productId: 'season-pass' },
  });
  const { paymentId } = (await reply.json()) as { paymentId: string };
  await page.goto(`/payment/success?payment=${paymentId}&state=paid`);
  await expect(page.locator('#content').getByRole('status')).toContainText('The payment is being checked.');
  await page.goto('/payment/success?payment=00000000-0000-4000-8000-000000000000');
  await expect(page.locator('#content').getByRole('status')).toContainText('There is no such payment.');
  await page.goto('/payment/success');
  await expect(page.locator('#content').getByRole('status')).toContainText('There is no such payment.');
});

test('nothing of a payment is loaded before its page is opened (PAY-01)', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  const paymentScripts = () => [...scripts].filter((path) => /payment-page/.test(path));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(paymentScripts()).toEqual([]);
  await page.goto('/payment');
  await expect(page.getByRole('link', { name: 'Sign in to pay' })).toBeVisible();
  expect(paymentScripts()).toHaveLength(1);
});
