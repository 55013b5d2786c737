import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { createApp } from '../app/create-app.ts';
import type { DeviceStore } from '../offline/index.ts';

/** Renders the whole app at an address, with its real router; `fetch` answers its requests. */
export function renderWith(fetch: typeof globalThis.fetch, path: string, store?: DeviceStore) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const app = createApp({ fetch, history, ...(store === undefined ? {} : { store }) });
  render(<App {...app} />);
  return {
    app,
    user: userEvent.setup({ delay: null }),
    pathname: () => history.location.pathname,
    href: () => history.location.href,
  };
}
