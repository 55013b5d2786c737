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
 * A Chromium: CHROME_PATH, a headless shell where that is enough, Playwright's own, the system's. Browser tests run in the
 * headless shell because it is the same engine without a browser's own windows, which take half of the processor time of a
 * test; benchmarks measure the browser that people use. In CI the shell is installed where it is missing; elsewhere
 * something is installed only where there is no Chromium at all. Null when nothing helped.
 */
export function findChromium({ isShellEnough = false } = {}) {
  if (process.env.CHROME_PATH) {
    if (existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
    say(`CHROME_PATH is ${process.env.CHROME_PATH}, but nothing is there; looking elsewhere.`);
  }
  if (isShellEnough && process.env.CI && headlessShell() === null) installSystemPackage(HEADLESS_SHELL);
  return (isShellEnough ? headlessShell() : null) ?? found() ?? installed();
}

const HEADLESS_SHELL = 'chromium-headless-shell';

const found = () => playwrightChromium() ?? systemCommand(systemNames) ?? existing(fixedPlaces);

const headlessShell = () => systemCommand([HEADLESS_SHELL]);

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

/** The first of some commands that is on the PATH; null where none is. */
function systemCommand(names) {
  const paths = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return existing(paths.flatMap((path) => names.map((name) => join(path, name))));
}

const existing = (paths) => paths.find((path) => existsSync(path)) ?? null;

function installed() {
  say("No Chromium found; trying Playwright's own download …");
  const download = spawnSync(pinnedNode(), [bin('@playwright/test', 'cli.js'), 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
    env: pinnedEnvironment(),
    timeout: 180_000,
  });
  if (download.status === 0 && found() !== null) return found();
  say("The download did not work; installing the system's package …");
  installSystemPackage('chromium');
  return found();
}

/** Installs a package of Debian's, as root alone; does nothing elsewhere. */
function installSystemPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment, timeout: 600_000 });
  }
}
