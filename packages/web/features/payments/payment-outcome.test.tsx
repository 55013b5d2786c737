import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(() => vi.useRealTimers());

it('asks for an open payment for a minute, and says then that it is not checked yet (PAY-O2)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const paymentId = '00000000-0000-4000-8000-000000000001';
  const payment = { paymentId, productName: 'Season pass', amount: 4900, currency: 'usd', state: 'open' as const };
  const { server } = renderApp(`/payment/success?payment=${paymentId}`, { handlers: { getPayment: () => payment } });
  await screen.findByText('The payment is being checked.');
  await screen.findByText(/Season pass/, {}, { timeout: 5_000 });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('status').textContent).toContain('The payment is still being checked.');
  const asked = server.callsOf('getPayment').length;
  expect(asked).toBeGreaterThan(10);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(server.callsOf('getPayment')).toHaveLength(asked);
});
