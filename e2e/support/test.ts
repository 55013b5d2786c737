import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { type Person, phoneOf } from './people.ts';
import { createProblems, type Problems } from './problems.ts';
import { type Product, startProduct } from './product.ts';

type TestFixtures = {
  /** Fails the test on unexpected problems in the browser. */
  readonly problems: Problems;
  /** A product for this test only, which may be killed. It has the first two players of the demo. */
  readonly ownProduct: Product;
  /** Additional environment of `ownProduct`. */
  readonly ownEnvironment: Readonly<Record<string, string>>;
  /** A page in another browser: neither cookies nor storage are shared. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};
type WorkerFixtures = {
  /** Environment of `product`, set at the top of a file: its tests share a worker whose product has it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly product: Product;
};

export { expect, type Locator, type Page } from '@playwright/test';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ environment }, provide) => {
      const product = await startProduct(environment);
      await provide(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownEnvironment: [{}, { option: true }],
  ownProduct: async ({ context, ownEnvironment }, provide) => {
    const product = await startProduct({ DEMO_PLAYERS: '2', ...ownEnvironment });
    await provide(product);
    // Pages that still send requests while their server stops would report unrelated problems.
    for (const page of context.pages()) await page.close();
    await product.remove();
  },
  problems: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const problems = createProblems();
      await provide(problems);
      problems.check();
    },
    { auto: true },
  ],
  baseURL: async ({ product }, provide) => provide(product.url),
  context: async ({ context, problems }, provide) => {
    await problems.watch(context);
    await provide(context);
  },
  openBrowser: async ({ browser, problems, product }, provide) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      await problems.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** Signs in without the sign-in screens, which one journey tests. Returns the id token. */
export async function signIn(page: Page, product: Product, person: Person): Promise<string> {
  const phoneNumber = phoneOf(person);
  const nextCode = product.nextCodeTo(phoneNumber);
  await page.request.post(`${product.url}/api/auth/phone`, { data: { phoneNumber } });
  const reply = await page.request.post(`${product.url}/api/auth/verify`, {
    data: { phoneNumber, code: await nextCode },
  });
  const { idToken } = (await reply.json()) as { idToken: string };
  // localStorage needs a page of the origin; this one loads no script.
  await page.goto(`${product.url}/api/health`);
  await page.evaluate((token) => localStorage.setItem('strokebook.idToken', token), idToken);
  return idToken;
}
