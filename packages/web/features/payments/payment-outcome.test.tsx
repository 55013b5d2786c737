import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareDemoDatabase, useRealServer } from '../../testing/real-server.ts';
import { PAYMENT_CHECK_MS, PAYMENT_POLL_LIMIT_MS } from './payment-outcome.tsx';

afterEach(() => vi.useRealTimers());

const demoDatabase = prepareDemoDatabase();

const pass = { productId: 'season-pass', name: 'Season pass', description: 'A year.', amount: 4_900, currency: 'usd' };
const PAYMENT_PRODUCTS = JSON.stringify([pass]);
const environments = {
  none: { PAYMENT_PROVIDER: 'none' },
  stripe: {
    PAYMENT_PROVIDER: 'stripe',
    PAYMENT_PRODUCTS,
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: 'whsec_key',
    PUBLIC_URL: 'https://golf.example',
  },
};

describe.each(Object.entries(environments))('with the provider %s', (provider, environment) => {
  const server = useRealServer({ environment, demoDatabase });

  it(`the test page is an unknown path where the provider is ${provider} (ROUTE-05)`, async () => {
    const { pathname } = await server.open('/payment/test?payment=00000000-0000-4000-8000-000000000001');
    await waitFor(() => expect(pathname()).toBe('/'));
  });
});

describe('with the provider test', () => {
  const server = useRealServer({ environment: { PAYMENT_PROVIDER: 'test', PAYMENT_PRODUCTS }, demoDatabase });

  const startPayment = async () => {
    const { call } = await server.withRounds([]);
    const { paymentId } = await call('startPayment', { body: { productId: pass.productId } });
    return { paymentId, call };
  };

  it.each([
    ['paid', 'Paid. Thank you.'],
    ['canceled', 'Nothing was paid.'],
  ] as const)(
    'the test page says of a payment that is %s how it went, and asks no more (PAY-O2)',
    async (outcome, sentence) => {
      const { paymentId, call } = await startPayment();
      await call('finishTestPayment', { params: { paymentId }, body: { outcome } });
      await server.open(`/payment/test?payment=${paymentId}`);
      expect((await screen.findByText(sentence, { exact: false })).closest('[role="status"]')).not.toBeNull();
      expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    },
  );

  it('believes no address: only what the provider says is paid, and there is no payment of another number (PAY-O1)', async () => {
    const { paymentId } = await startPayment();
    await server.open(`/payment/success?payment=${paymentId}&state=paid`);
    expect(await screen.findByText('The payment is being checked.')).toBeTruthy();
    cleanup();
    for (const search of ['?payment=00000000-0000-4000-8000-000000000000', '']) {
      await server.open(`/payment/success${search}`);
      expect(await screen.findByText('There is no such payment.')).toBeTruthy();
      cleanup();
    }
  });

  it('asks for an open payment for a minute, and says then that it is not checked yet (PAY-O2)', async () => {
    const { paymentId } = await startPayment();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { app, requestsTo } = await server.open(`/payment/success?payment=${paymentId}`);
    await screen.findByText('The payment is being checked.');
    await screen.findByText(/Season pass/);
    for (let passed = 0; passed < PAYMENT_POLL_LIMIT_MS; passed += PAYMENT_CHECK_MS) {
      await act(() => vi.advanceTimersByTimeAsync(PAYMENT_CHECK_MS));
      await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    }
    expect(screen.getByText(/The payment is still being checked\./).closest('[role="status"]')).not.toBeNull();
    const asked = requestsTo('getPayment').length;
    expect(asked).toBeGreaterThan(10);
    await act(() => vi.advanceTimersByTimeAsync(PAYMENT_POLL_LIMIT_MS));
    expect(requestsTo('getPayment')).toHaveLength(asked);
  });
});
