import type { Page } from '@playwright/test';
import type { Person } from './people.ts';
import { createProblems } from './problems.ts';
import { signIn, test as base } from './test.ts';

type OpenPage = (person?: Person) => Promise<Page>;

/** Pages that the tests of a worker share: a sign-in and an empty cache for each screen take longer than the screen. */
export const test = base.extend<{ readonly sharedPage: OpenPage }, { readonly workerPages: Map<string, WorkerPage> }>({
  workerPages: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const pages = new Map<string, WorkerPage>();
      await provide(pages);
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  /** A phone's page of a person or visitor, at any address. The test fails on unexpected problems in it. */
  sharedPage: async ({ browser, product, workerPages }, provide) => {
    const used: WorkerPage[] = [];
    await provide(async (person) => {
      const key = person?.username ?? 'visitor';
      let shared = workerPages.get(key);
      if (shared === undefined) {
        const problems = createProblems();
        const context = await browser.newContext({ baseURL: product.url });
        await problems.watch(context);
        shared = { page: await context.newPage(), problems };
        if (person !== undefined) await signIn(shared.page, product, person);
        workerPages.set(key, shared);
      }
      used.push(shared);
      // The test before may have left it in another size.
      await shared.page.setViewportSize({ width: 390, height: 844 });
      return shared.page;
    });
    // A failed test ends its worker, so problems of one test are not found by the next.
    for (const { problems } of used) problems.check();
  },
});

type WorkerPage = { readonly page: Page; readonly problems: ReturnType<typeof createProblems> };
