import { screen, waitFor } from '@testing-library/react';
import { mappedRoundOf } from '@strokebook/golf/shot-map';
import { expect, it } from 'vitest';
import { makeCareer } from '../../testing/rounds.ts';
import { renderApp } from '../../testing/render-app.tsx';

const settings = (experimentalAccountId: number | null) => () => ({
  productName: 'Strokebook',
  isDemo: false,
  androidStoreUrl: null,
  iosStoreUrl: null,
  supportContacts: [],
  sisterSiteUrl: null,
  marketingUrl: null,
  mapImagery: null,
  experimentalAccountId,
  build: 'a',
  updateCheckSeconds: null,
  site: { kind: 'main' as const },
  today: '2026-09-20',
});

for (const path of ['/experimental/shot-dispersion-chart', '/experimental/config-compare-stats']) {
  it(`${path} shows the newest rounds of the configured test account (EXP-02, EXP-O2)`, async () => {
    const rounds = makeCareer(3);
    const { server } = renderApp(path, {
      rounds,
      handlers: {
        getSettings: settings(42),
        getMappedRounds: () => Response.json({ rounds: rounds.map(mappedRoundOf) }),
      },
    });
    expect(await screen.findByRole('table', { name: 'Recent rounds' })).toBeTruthy();
    expect(server.callsOf('listRounds').map(({ params }) => params['accountId'])).toEqual(['42']);
  });

  it(`${path} leads home in production (EXP-01, EXP-O1)`, async () => {
    const { pathname } = renderApp(path, { handlers: { getSettings: settings(null) } });
    await waitFor(() => expect(pathname()).toBe('/'));
  });
}
