import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { bin, pinnedEnvironment, pinnedNode, root, say } from './bootstrap.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * How every Chromium of ours is started. What it would do beside the page is off: it asks nobody for updates, and does
 * not load the four hundred modules of its own address bar for every window, which took half of its processor time. A
 * list of features replaces Playwright's own, so those of it that matter on this side of the network are said again.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxFullPopup',
    'WebUIOmniboxAimPopup',
    'PaintHolding',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'LensOverlay',
    'MediaRouter',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ].join(',')}`,
];

/**
 * A Chromium for the browser tests: CHROME_PATH, Playwright's own, the system's; where there is none, one is installed
 * (Playwright's download, else the system's packages when root). Null when nothing helped.
 */
export function findChromium() {
  if (process.env.CHROME_PATH) {
    if (existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
    say(`CHROME_PATH is ${process.env.CHROME_PATH}, but nothing is there; looking elsewhere.`);
  }
  return found() ?? installed();
}

const found = () => playwrightChromium() ?? systemChromium();

function playwrightChromium() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return null;
  for (const name of readdirSync(folder).sort().reverse()) {
    for (const path of ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-win/chrome.exe']) {
      const candidate = join(folder, name, path);
      if (/^chromium-\d/.test(name) && existsSync(candidate)) return candidate;
    }
  }
  return null;
}

function systemChromium() {
  const paths = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  const candidates = [...paths.flatMap((path) => systemNames.map((name) => join(path, name))), ...fixedPlaces];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}

function installed() {
  say("No Chromium found; trying Playwright's own download …");
  const download = spawnSync(pinnedNode(), [bin('@playwright/test', 'cli.js'), 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnvironment(),
    timeout: 180_000,
  });
  if (download.status === 0 && found() !== null) return found();
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  say("The download did not work; installing the system's chromium package …");
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment, timeout: 600_000 });
  }
  return found();
}
