import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FirstScreen, RenderFirstScreen, VisitorCall } from '@strokebook/contract';
import type { Config } from '../config.ts';
import { escapeHtml, escapeJson } from '../lib/html.ts';
import type { PageParts } from './page-parts.ts';

/** An entry of Vite's manifest. */
type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** The built web app. */
export type WebBuild = {
  /**
   * The app's page, with metadata and first screen of an address.
   *
   * @param call answers the calls of the first screen
   */
  readonly render: (parts: PageParts | null, call: VisitorCall) => Promise<string>;
  /** Source of the page's inline script for a content security policy; null if it has none. */
  readonly inlineScript: string | null;
  /** Whether a path, such as '/assets/app.js', is that of a file that everybody may load. */
  readonly isFile: (path: string) => boolean;
};

/**
 * Why production has no pages to answer with, as a sentence for the operator; null if it has, and for a demo or a
 * development server, of which the API is enough.
 */
export function findPagesProblem({
  isProduction,
  isWebBuildLate,
  webDir,
}: Pick<Config, 'isProduction' | 'isWebBuildLate' | 'webDir'>): string | null {
  return isProduction && !isWebBuildLate && !hasPages(webDir)
    ? `WEB_DIR: ${webDir} has no pages of the web app: run npm run build, or name the folder of the built app`
    : null;
}

export const hasPages = (webDir: string): boolean => existsSync(join(webDir, 'index.html'));

const BUILD_CHECK_MS = 100;

/** Waits until there is a build, which appears as a whole. */
export async function waitForWebBuild(webDir: string, signal: AbortSignal): Promise<void> {
  while (!hasPages(webDir) && !signal.aborted) await setTimeout(BUILD_CHECK_MS);
}

/** Reads the built app; null if there is no build. */
export async function readWebBuild(webDir: string): Promise<WebBuild | null> {
  if (!hasPages(webDir)) return null;
  const page = readFileSync(join(webDir, 'index.html'), 'utf8');
  const manifestFile = join(webDir, '.vite/manifest.json');
  const manifest = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : {};
  const files = new Set(publicFilesOf(webDir));
  return {
    render: createTemplate({
      page,
      manifest,
      renderFirstScreen: await readRenderer(webDir),
      readStyles: keepRead((file) => readFileSync(join(webDir, file), 'utf8')),
    }),
    inlineScript: hashOfScript(page),
    isFile: (path) => (files.has(path) || LATER_ASSET.test(path)) && existsSync(join(webDir, path)),
  };
}

/** A file of a build that was made while the server runs: a new service worker loads it before the server is restarted. */
const LATER_ASSET = /^\/assets\/[\w-]+(\.[\w-]+)*$/;

/** The script that chooses the color scheme is inline, because a file would delay the first paint by a round trip. */
function hashOfScript(page: string): string | null {
  const [, script] = /<script>([^]*?)<\/script>/.exec(page) ?? [];
  return script === undefined ? null : `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Without the page, which is never sent unprocessed, and the folders that only the server reads. */
const publicFilesOf = (webDir: string): readonly string[] =>
  readdirSync(webDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(webDir, join(parentPath, name)).replaceAll('\\', '/')}`)
    .filter((path) => path !== '/index.html' && !path.startsWith('/.'));

/** Null without such a build: the root then stays empty until the app starts. */
async function readRenderer(webDir: string): Promise<RenderFirstScreen | null> {
  const file = join(webDir, '.server/first-screen.js');
  if (!existsSync(file)) return null;
  const module = (await import(pathToFileURL(file).href)) as { readonly renderFirstScreen: RenderFirstScreen };
  return module.renderFirstScreen;
}

/** Keeps what was read: the files of a build do not change. */
function keepRead(read: (file: string) => string): (file: string) => string {
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? read(file);
    texts.set(file, text);
    return text;
  };
}

type Template = {
  readonly page: string;
  readonly manifest: Manifest;
  readonly renderFirstScreen: RenderFirstScreen | null;
  /** The text of a style sheet, by its name in the manifest. */
  readonly readStyles: (file: string) => string;
};

/** Returns a function that replaces the title and fills the empty root of the built page. */
function createTemplate({ page, manifest, renderFirstScreen, readStyles }: Template): WebBuild['render'] {
  const [title = ''] = /<title>[^<]*<\/title>/.exec(page) ?? [];
  const [beforeTitle, afterTitle] = title === '' ? [] : page.split(title);
  if (beforeTitle === undefined || afterTitle === undefined) return async () => page;
  return async (parts, call) => {
    const modules = (parts?.modules ?? []).flatMap((module) => [module, ...prefetchOf(manifest, module)]);
    // The app is a lazy import of the page: its script loads it after the first screen was painted. What else it imports
    // are pages, for some addresses only.
    const app = lazyImportsOf(manifest, 'index.html').filter((name) => !name.startsWith('pages/'));
    const files = filesOf(manifest, [...app, ...modules]).filter((file) => !page.includes(`"/${file}"`));
    const screen =
      parts === null || parts.shownPage === null || renderFirstScreen === null
        ? null
        : await renderFirstScreen({ href: parts.shownPage, settings: parts.settings, call });
    const links = screen === null ? files.map(linkTo).join('') : withStyles(files, readStyles);
    const answers = parts === null ? '' : firstAnswers(parts.settings, screen);
    const root = screen === null ? '<div id="root">' : `<div id="root" data-page="${escapeHtml(screen.pageKey)}">`;
    const rest = afterTitle
      // A function, because a replacement text could contain patterns such as `$&`.
      .replace('</head>', () => `${answers}${links}</head>`)
      .replace('<div id="root"></div>', () => `${root}${screen?.html ?? ''}</div>`);
    return beforeTitle + (parts?.head ?? title) + rest;
  };
}

/** Replies to the app's first calls, so that it need not send them. */
function firstAnswers(getSettings: PageParts['settings'], screen: FirstScreen | null): string {
  const answers = {
    getSettings,
    ...(screen && { screen: { timeZoneOffsetMinutes: screen.timeZoneOffsetMinutes, replies: screen.replies } }),
  };
  return `<script type="application/json" id="first-answers">${escapeJson(answers)}</script>`;
}

/**
 * Styles inside the page, so that no request delays the first paint; boot.ts loads the scripts after it. Vite's loader
 * skips a style sheet that has a link, so the disabled links keep it from loading these again.
 */
function withStyles(files: readonly string[], readStyles: (file: string) => string): string {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => !file.endsWith('.css'));
  return [
    ...sheets.map((file) => `<style>${readStyles(file)}</style><link rel="stylesheet" href="/${file}" disabled>`),
    `<script type="application/json" id="files">${JSON.stringify(scripts)}</script>`,
  ].join('');
}

const lazyImportsOf = (manifest: Manifest, name: string): readonly string[] => manifest[name]?.dynamicImports ?? [];

/** For `pages/stats/page.tsx`: the lazily loaded `prefetch-stats.ts` in any folder, and its own lazy imports. */
function prefetchOf(manifest: Manifest, module: string): readonly string[] {
  const [, page] = /^pages\/(.+)\/page\.tsx$/.exec(module) ?? [];
  const prefetch = Object.keys(manifest).find((name) => name.endsWith(`/prefetch-${page}.ts`));
  return prefetch === undefined ? [] : [prefetch, ...lazyImportsOf(manifest, prefetch)];
}

/** Scripts and styles of source files, with all that they import. */
function filesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) files.add(style);
    files.add(chunk.file);
  };
  for (const name of modules) visit(name);
  return [...files];
}

const linkTo = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`;
