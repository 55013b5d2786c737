import type { FirstScreen, FirstScreenRequest, RenderFirstScreen } from '@strokebook/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { App } from '../app/app.tsx';
import type { StrokebookApp } from '../app/create-app.ts';
import { pageKey } from '../app/page-key.ts';
import { timeZoneOffsetMinutes } from '../lib/today.ts';
import { createVisitorApp } from './visitor-app.ts';

/** More would be a circle. */
const MAX_REDIRECTS = 3;

/** The app itself, so that nothing moves when it starts and takes over. The build makes a module of this for the server. */
export const renderFirstScreen: RenderFirstScreen = async (request) => {
  const app = await openPage(request);
  if (app === null) return null;
  const html = await render(<App {...app} />);
  return {
    html,
    pageKey: pageKey(app.router) ?? '',
    timeZoneOffsetMinutes: timeZoneOffsetMinutes(),
    replies: repliesOf(app.queryClient),
  };
};

/** The app with a page and its data loaded; null for a page that cannot be opened. */
async function openPage(request: FirstScreenRequest): Promise<StrokebookApp | null> {
  let { href } = request;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const app = createVisitorApp({ ...request, href });
    await app.router.load();
    await settle(app.queryClient);
    const { matches } = app.router.state;
    if (matches.length > 0)
      return matches.some(({ status }) => status === 'error' || status === 'notFound') ? null : app;
    // A redirect leaves the router without matches.
    // oxlint-disable-next-line no-underscore-dangle -- the router says it nowhere else
    const result = app.router._serverResult;
    const next = result?.type === 'redirect' ? result.redirect.headers.get('location') : null;
    if (next === null) return null;
    href = next;
  }
  return null;
}

/** Waits for calls that loaders have started. */
async function settle(queryClient: QueryClient): Promise<void> {
  const cache = queryClient.getQueryCache();
  while (queryClient.isFetching() > 0) {
    await Promise.allSettled(cache.getAll().map(async ({ promise }) => promise));
  }
}

function repliesOf(queryClient: QueryClient): FirstScreen['replies'] {
  const queries = queryClient.getQueryCache().getAll();
  // The settings stand apart, and a visitor has no account.
  return queries.flatMap(({ queryKey, state: { data } }) =>
    data == null || queryKey[0] === 'getSettings'
      ? []
      : [[queryKey as FirstScreen['replies'][number][0], data] as const],
  );
}

/** Complete HTML, with everything in its place: scripts that move parts later would be refused by the policy. */
async function render(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  const html = await new Response(stream).text();
  // React preloads every picture, also the one of a menu that a phone does not show.
  return html.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
