import { createProblems } from '../support/problems.ts';
import { expect, test } from '../support/test.ts';

/** All other journeys rely on the problem watch, so it must be able to fail. */
test('the watch over a page fails on requests that leave, errors, violations, and on problems expected in vain', async ({
  browser,
  product,
}) => {
  const problems = createProblems();
  const context = await browser.newContext();
  await problems.watch(context);
  const page = await context.newPage();
  await page.goto(product.url);
  problems.check();
  // A page without a content security policy: only the watch blocks the request.
  await page.goto('about:blank');
  await page.evaluate(async () => fetch('https://example.com/').catch(() => undefined));
  await page.goto(`${product.url}/api/health`);
  await page.evaluate(() => {
    console.error('an error of the page');
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.x = 1' }));
    setTimeout(() => {
      throw new Error('thrown by the page');
    });
  });
  await expect
    .poll(() => {
      try {
        problems.check();
        return '';
      } catch (error) {
        return String(error);
      }
    })
    .toMatch(/thrown by the page/);
  expect(() => problems.check()).toThrow(/leaves this machine: https:\/\/example\.com/);
  expect(() => problems.check()).toThrow(/an error of the page/);
  expect(() => problems.check()).toThrow(/content security policy/i);
  await context.close();

  const quiet = createProblems();
  quiet.expect(/never/);
  expect(() => quiet.check()).toThrow(/did not come/);
});
