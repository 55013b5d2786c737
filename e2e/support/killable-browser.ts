import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/lib/chromium.mjs';

/** A browser whose process can be killed; its profile is in a folder that stays. */
type KillableBrowser = {
  readonly page: Page;
  /** Ends the process at once, as a phone without power does. */
  readonly end: () => Promise<void>;
};

const START_MS = 20_000;

export async function startKillableBrowser(profileDir: string): Promise<KillableBrowser> {
  const path = findChromium({ isShellEnough: true });
  if (path === null) throw new Error('there is no Chromium to kill');
  const child = spawn(
    path,
    [
      ...chromiumArgs,
      ...['--headless', '--remote-debugging-port=0', `--user-data-dir=${profileDir}`, '--no-first-run'],
      'about:blank',
    ],
    // A group of its own, so that all of its processes end at the same moment.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const exited = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`no browser after ${START_MS} ms: ${text}`)), START_MS);
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no context');
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: 390, height: 844 });
  return {
    page,
    end: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await exited;
    },
  };
}
