import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { createApp } from '../app/create-app.ts';
import { fixtureFetch } from './fixture-fetch.ts';

type RenderOptions = Parameters<typeof fixtureFetch>[0] & { readonly isSignedIn?: boolean };

/** The whole app at an address, with its real router, before whatever answers its calls. */
export function renderWith(fetch: typeof globalThis.fetch, path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const app = createApp({ fetch, history });
  render(<App {...app} />);
  return {
    app,
    user: userEvent.setup(),
    pathname: () => history.location.pathname,
    href: () => history.location.href,
  };
}

/** The whole app before a server that can be made to fail, to wait, and to have the rounds of the test. */
export function renderApp(path: string, { isSignedIn = false, ...fixture }: RenderOptions = {}) {
  if (isSignedIn) localStorage.setItem('strokebook.idToken', 'good-token');
  const server = fixtureFetch(fixture);
  return { server, ...renderWith(server.fetch, path) };
}
