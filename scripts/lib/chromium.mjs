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
 * Arguments of every Chromium that we start. They disable background work: updates, and the four hundred modules of the
 * address bar that are loaded for every window and took half of the processor time. A list of disabled features
 * replaces Playwright's own list, so the relevant entries of that are repeated.
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
 * Finds a Chromium: CHROME_PATH, a headless shell if that is enough, Playwright's own, the system's. Browser tests run
 * in the headless shell, because it is the same engine without the browser's own windows, which take half of the
 * processor time of a test; benchmarks measure the full browser. In CI a missing shell is installed; elsewhere a
 * browser is only installed if there is none at all. Null if nothing worked.
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

/** The first of some commands that is on the PATH, or null. */
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

/** Installs a Debian package if run as root; otherwise does nothing. */
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
