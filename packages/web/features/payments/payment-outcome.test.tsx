import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(() => vi.useRealTimers());

const paymentId = '00000000-0000-4000-8000-000000000001';
const payment = { paymentId, productName: 'Season pass', amount: 4900, currency: 'usd' };
const address = `/payment/test?payment=${paymentId}`;

it.each([null, 'stripe'] as const)(
  'the test page is an unknown path where the provider is %s (ROUTE-05)',
  async (provider) => {
    const { pathname } = renderApp(address, {
      handlers: { listProducts: () => ({ provider, products: [] }), getPayment: () => ({ ...payment, state: 'open' }) },
    });
    await waitFor(() => expect(pathname()).toBe('/'));
  },
);

it.each([
  ['paid', 'Paid. Thank you.'],
  ['canceled', 'Nothing was paid.'],
] as const)(
  'the test page says of a payment that is %s how it went, and asks no more (PAY-O2)',
  async (state, sentence) => {
    renderApp(address, {
      handlers: {
        listProducts: () => ({ provider: 'test', products: [] }),
        getPayment: () => ({ ...payment, state }),
      },
    });
    expect((await screen.findByRole('status')).textContent).toContain(sentence);
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
);

it('asks for an open payment for a minute, and says then that it is not checked yet (PAY-O2)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = renderApp(`/payment/success?payment=${paymentId}`, {
    handlers: { getPayment: () => ({ ...payment, state: 'open' }) },
  });
  await screen.findByText('The payment is being checked.');
  await screen.findByText(/Season pass/, {}, { timeout: 5_000 });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('status').textContent).toContain('The payment is still being checked.');
  const asked = server.callsOf('getPayment').length;
  expect(asked).toBeGreaterThan(10);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(server.callsOf('getPayment')).toHaveLength(asked);
});
