import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo, prepareDemoDatabase, useRealServer } from '../../testing/real-server.ts';

const demoDatabase = prepareDemoDatabase();
const EXPERIMENTAL_ACCOUNT_ID = String(demo.player.accountId);
const paths = ['/experimental/shot-dispersion-chart', '/experimental/config-compare-stats'];

describe('outside production', () => {
  const server = useRealServer({ environment: { EXPERIMENTAL_ACCOUNT_ID }, demoDatabase });

  it.each(paths)('%s shows the newest rounds of the configured test account (EXP-02, EXP-O2)', async (path) => {
    const { requestsTo } = await server.open(path);
    const table = await screen.findByRole('table', { name: 'Recent rounds' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(10);
    expect(requestsTo('listRounds').map(({ params }) => params['accountId'])).toEqual([EXPERIMENTAL_ACCOUNT_ID]);
  });
});

describe('in production', () => {
  const server = useRealServer({
    environment: {
      EXPERIMENTAL_ACCOUNT_ID,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://golf.example',
      SMS_PROVIDER: 'console',
    },
    demoDatabase,
  });

  it.each(paths)('%s leads home in production (EXP-01, EXP-O1)', async (path) => {
    const { pathname } = await server.open(path);
    await waitFor(() => expect(pathname()).toBe('/'));
  });
});
