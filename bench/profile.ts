import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { buildWeb } from '../scripts/lib/build-web.mjs';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';
import { median } from './lib/measure.ts';
import { type MeasuredServer, withDirectory, withServer } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { printTable, printLine } from './lib/table.ts';

const webDir = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
const PLAYER = '/player/ingrid-solberg';
const pages = ['summary', 'resume'];
const widths = [390, 1280];
/** Cold visits, each with a new browser profile and an empty cache. */
const VISITS = sized(5, 1);
const CPU_SLOWDOWN = sized(4, 1);
const wanted = { largestPaint: 1_200, shift: 0.02, scripts: 220 };

/** Measurements of one visit. */
type Visit = {
  /** Milliseconds until the largest contentful paint. */
  readonly largestPaint: number;
  readonly largestElement: string;
  readonly shift: number;
  /** Compressed kB of the scripts that were loaded before the first chart. */
  readonly scripts: number;
  /** Pictures with more pixels than they are displayed with, and by how much. */
  readonly largePictures: readonly string[];
};

/** The public profile as an anonymous visitor opens it: cold, on the built product, with a slow processor. */
export async function measureProfile(): Promise<void> {
  await buildWeb();
  const executablePath = findChromium();
  if (executablePath === null) {
    printLine('There is no Chromium: left out.\n');
    return;
  }
  await withDirectory((directory) =>
    withServer({ dataDir: join(directory, 'data'), isDemo: true, webDir }, async (server) => {
      const browser = await chromium.launch({
        executablePath,
        args: chromiumArgs,
      });
      try {
        await report(server, browser);
      } finally {
        await browser.close();
      }
    }),
  );
}

async function report(server: MeasuredServer, browser: Browser): Promise<void> {
  // Warms the server's caches, which are cold for its first visitor only.
  await visit(server, browser, pages[0] as string, 390);
  const rows: string[][] = [];
  const notes = new Set<string>();
  for (const width of widths) {
    for (const page of pages) {
      const visits: Visit[] = [];
      for (let i = 0; i < VISITS; i += 1) visits.push(await visit(server, browser, page, width));
      const of = (key: 'largestPaint' | 'shift' | 'scripts'): number => median(visits.map((one) => one[key]));
      const worst = Math.max(...visits.map(({ largestPaint }) => largestPaint));
      rows.push([
        `${page}, ${width} px`,
        of('largestPaint').toFixed(0),
        worst.toFixed(0),
        of('shift').toFixed(3),
        of('scripts').toFixed(1),
        visits[0]?.largestElement ?? '',
      ]);
      for (const { largePictures } of visits)
        for (const note of largePictures) notes.add(`${page}, ${width} px: ${note}`);
    }
  }
  printTable(['profile, cold, processor slowed 4x', 'LCP ms', 'slowest', 'shift', 'scripts kB', 'largest'], rows);
  for (const note of notes) printLine(note);
  printLine(
    `Wanted: at most ${wanted.largestPaint} ms, a shift of ${wanted.shift}, ${wanted.scripts} kB of compressed scripts before the first chart, no picture larger than shown.\n`,
  );
}

async function visit(server: MeasuredServer, browser: Browser, path: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: width < 800 ? 844 : 800 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(`${server.url}${PLAYER}/${path}`);
    await page.locator('main figure svg').first().waitFor();
    await page.waitForLoadState('networkidle');
    return await page.evaluate(readVisit);
  } finally {
    await context.close();
  }
}

type Seen = { largestPaint: number; largestElement: string; shift: number; chartAt: number };

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Seen = { largestPaint: 0, largestElement: '', shift: 0, chartAt: Number.POSITIVE_INFINITY };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      seen.largestPaint = entry.startTime;
      const { element } = entry;
      seen.largestElement = `${element?.tagName.toLowerCase() ?? 'gone'} ${(element?.textContent ?? '').slice(0, 30)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('main figure svg') === null) return;
    seen.chartAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page once it is idle. */
function readVisit(): Visit {
  const { seen } = window as unknown as { seen: Seen };
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= seen.chartAt);
  const largePictures = [...document.images].flatMap((image) => {
    const shown = image.clientWidth * window.devicePixelRatio;
    // Pictures exist in steps; the next larger step is acceptable.
    if (image.naturalWidth === 0 || shown === 0 || image.naturalWidth <= shown * 1.5) return [];
    return [`${new URL(image.currentSrc).pathname} has ${image.naturalWidth} px, shown with ${shown.toFixed(0)}`];
  });
  return {
    largestPaint: seen.largestPaint,
    largestElement: seen.largestElement,
    shift: seen.shift,
    scripts: scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1_000,
    largePictures,
  };
}
