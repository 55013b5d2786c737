import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { RoundDocument } from '@strokebook/golf/model';
import { buildWeb } from '../../scripts/lib/build-web.mjs';
import { chromiumArgs, findChromium } from '../../scripts/lib/chromium.mjs';
import { type TimeColdVisit, withBareBrowser } from './bare-browser.ts';
import { type Screen, type Watched, watchFor } from './in-page.ts';
import { putRounds } from './put-rounds.ts';
import { type MeasuredServer, signIn, withDirectory, withServer } from './server.ts';
import { printLine } from './table.ts';

const webDir = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
/** An unused number: signing in with it creates an account. */
const NEW_NUMBER = '+15550199998';

/** A player with rounds on the built product. */
export type Visitor = {
  readonly browser: Browser;
  readonly timeColdVisit: TimeColdVisit;
  readonly url: string;
  readonly idToken: string;
  /** Path of the player's profile. */
  readonly profile: string;
};

type PlayerOptions = {
  readonly rounds: readonly RoundDocument[];
  readonly isDemo: boolean;
  /** Creates further data for the signed-in player. */
  readonly prepare?: (server: MeasuredServer, player: Awaited<ReturnType<typeof signIn>>) => Promise<void>;
};

/**
 * Builds and starts the product for a new player with these rounds, and opens a browser; without a browser nothing is
 * measured.
 */
export async function withPlayer({ rounds, isDemo, prepare }: PlayerOptions, use: (visitor: Visitor) => Promise<void>) {
  await buildWeb();
  const executablePath = findChromium();
  if (executablePath === null) {
    printLine('There is no Chromium: left out.\n');
    return;
  }
  await withDirectory((directory) =>
    withServer({ dataDir: join(directory, 'data'), isDemo, webDir }, async (server) => {
      const caller = await signIn(server, NEW_NUMBER);
      await putRounds(server, caller, rounds);
      await prepare?.(server, caller);
      const me = await fetch(`${server.url}/api/me`, { headers: caller.headers });
      const { username } = (await me.json()) as { username: string };
      const browser = await chromium.launch({
        executablePath,
        args: chromiumArgs,
      });
      const [, idToken = ''] = caller.headers.authorization.split(' ');
      try {
        await withBareBrowser(executablePath, (timeColdVisit) =>
          use({ browser, timeColdVisit, url: server.url, idToken, profile: `/player/${username}` }),
        );
      } finally {
        await browser.close();
      }
    }),
  );
}

type PageOptions = {
  /** CPU throttling factor. */
  readonly rate: number;
  /** The screen whose first paint is recorded. */
  readonly watch?: Screen;
  /** Runs in the page before its own scripts. */
  readonly observe?: () => void;
  readonly height?: number;
};

/** A signed-in browser profile of its own, with an empty cache. */
export async function withContext<T>(
  { browser, url, idToken }: Visitor,
  viewport: { readonly width: number; readonly height: number },
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport,
    // Set in advance, as for a returning visitor: a script in the page would have to wait for the storage.
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'strokebook.idToken', value: idToken }] }],
    },
  });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

/** A signed-in page with a browser profile of its own and an empty cache. */
export function withPage<T>(
  visitor: Visitor,
  { rate, watch, observe, height = 800 }: PageOptions,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  return withContext(visitor, { width: 1280, height }, async (context) => {
    if (watch !== undefined) await context.addInitScript(watchFor, watch);
    if (observe !== undefined) await context.addInitScript(observe);
    const page = await context.newPage();
    if (rate > 1) {
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate });
    }
    return use(page);
  });
}

/** Opens an address and waits until the watched screen was painted; resolves to the milliseconds until then. */
export async function openPage(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(() => (window as unknown as Watched).watched.loaded);
}
