import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { buildWeb } from '../scripts/lib/build-web.mjs';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';
import { median } from './lib/measure.ts';
import { type MeasuredServer, withDirectory, withServer } from './lib/server.ts';
import { sized } from './lib/size.ts';
import { printLine, printTable } from './lib/table.ts';

const webDir = fileURLToPath(new URL('../packages/web/dist', import.meta.url));
/** The pages that strangers open from a link, and a page without anything, whose figures are those of the machine. */
const pages: Readonly<Record<string, string>> = {
  blank: '/blank.html',
  landing: '/',
  profile: '/player/ingrid-solberg',
  search: '/golf/search',
  organization: '/org/harrow-glen',
};
const VISITS = sized(5, 1);
/** Target values in Lighthouse's mobile setting, which simulates a slow phone on a slow 4G network. */
const TARGET = 'at least 95 (profile 92), largest paint below 1,800 ms, blocking below 150 ms, shift 0, others 100';

type Visit = Readonly<Record<(typeof figures)[number] | 'score' | 'others', number>> &
  Readonly<Record<(typeof kinds)[number], number>>;

const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const kinds = ['Script', 'Stylesheet', 'Font'] as const;

/** The first visit to each public page in Lighthouse's mobile setting, in turns with a blank page of the same server. */
export async function measurePaint(): Promise<void> {
  await buildWeb();
  const executablePath = findChromium();
  if (executablePath === null) {
    printLine('There is no Chromium: left out.\n');
    return;
  }
  await withDirectory(async (directory) => {
    const folder = join(directory, 'web');
    cpSync(webDir, folder, { recursive: true });
    writeFileSync(join(folder, 'blank.html'), '<!doctype html><html lang="en"><title>Blank</title><p>Blank</p></html>');
    await withServer({ dataDir: join(directory, 'data'), isDemo: true, webDir: folder }, (server) =>
      report(server, executablePath),
    );
  });
}

async function report(server: MeasuredServer, executablePath: string): Promise<void> {
  const visits = new Map(Object.keys(pages).map((name) => [name, [] as Visit[]]));
  for (let turn = 0; turn < VISITS; turn += 1) {
    for (const [name, path] of Object.entries(pages)) {
      const url = `${server.url}${path}`;
      // Lighthouse sometimes misses the beginning of a page on a busy machine.
      const measured = (await visit(url, executablePath)) ?? (await visit(url, executablePath));
      if (measured === null) throw new Error(`Lighthouse could not record ${url}.`);
      visits.get(name)?.push(measured);
    }
  }
  printTable(
    ['page', 'score', 'first paint', 'largest', 'blocking', 'shift', 'others', 'scripts', 'styles', 'fonts kB'],
    [...visits].map(([name, all]) => {
      const of = (key: keyof Visit): number => median(all.map((one) => one[key]));
      return [
        name,
        of('score').toFixed(0),
        ...figures.map((figure) => of(figure).toFixed(figure === 'cumulative-layout-shift' ? 3 : 0)),
        of('others').toFixed(0),
        ...kinds.map((kind) => of(kind).toFixed(0)),
      ];
    }),
  );
  printLine(`Wanted: ${TARGET}.\n`);
}

/** One visit with a browser of its own, so that nothing is cached. */
async function visit(url: string, chromePath: string): Promise<Visit | null> {
  const chrome = await launch({ chromePath, chromeFlags: [...chromiumArgs, '--headless=new'] });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
    return result.lhr.runtimeError?.code === 'NO_NAVSTART' ? null : readResult(result.lhr);
  } finally {
    chrome.kill();
  }
}

function readResult({ audits, categories, finalDisplayedUrl, runtimeError }: Result): Visit {
  if (runtimeError !== undefined) throw new Error(`${finalDisplayedUrl}: ${runtimeError.message}`);
  const number = (figure: string): number => audits[figure]?.numericValue ?? Number.NaN;
  const score = (category: string): number => 100 * (categories[category]?.score ?? Number.NaN);
  const { items = [] } = (audits['network-requests']?.details ?? {}) as {
    readonly items?: readonly { readonly resourceType: string; readonly transferSize: number }[];
  };
  const kilobytes = (kind: string): number =>
    items.filter(({ resourceType }) => resourceType === kind).reduce((sum, { transferSize }) => sum + transferSize, 0) /
    1_000;
  return {
    score: score('performance'),
    others: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
    'first-contentful-paint': number('first-contentful-paint'),
    'largest-contentful-paint': number('largest-contentful-paint'),
    'total-blocking-time': number('total-blocking-time'),
    'cumulative-layout-shift': number('cumulative-layout-shift'),
    Script: kilobytes('Script'),
    Stylesheet: kilobytes('Stylesheet'),
    Font: kilobytes('Font'),
  };
}
