import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentState } from '@strokebook/contract';
import { z } from 'zod';
import type { PaymentProvider } from '../../config/payment-provider.ts';
import { PAYMENT_TIMEOUT_MILLISECONDS, type PaymentGateway } from './payment-gateway.ts';

type StripeProvider = Extract<PaymentProvider, { kind: 'stripe' }>;

/** Stripe's recommendation: older events may be replayed. */
const EVENT_TOLERANCE_SECONDS = 300;

/** A bank refused afterwards: the session stays complete and unpaid, and Stripe sends no further event. */
const FAILED_LATER = 'checkout.session.async_payment_failed';

const Session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string().nullish(),
  client_reference_id: z.string().nullish(),
});
const Event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });

/** Stripe Checkout (docs.stripe.com/api/checkout/sessions): people pay on Stripe's page and return to ours. */
export function createStripeGateway({ secretKey, webhookSecret, publicUrl, apiUrl }: StripeProvider): PaymentGateway {
  const ask = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { readonly headers?: Record<string, string> },
  ): Promise<z.infer<typeof Session>> => {
    const reply = await fetch(new URL(path, apiUrl), {
      ...init,
      headers: { authorization: `Bearer ${secretKey}`, ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(PAYMENT_TIMEOUT_MILLISECONDS),
    });
    if (!reply.ok) throw new Error(`Stripe answered ${reply.status}`);
    return Session.parse(await reply.json());
  };
  const pageUrl = (page: string, paymentId: string) => new URL(`/payment/${page}?payment=${paymentId}`, publicUrl).href;
  return {
    kind: 'stripe',
    startCheckout: async (paymentId, { name, amount, currency }) => {
      const { id, url } = await ask('/v1/checkout/sessions', {
        method: 'POST',
        // Makes retries idempotent.
        headers: { 'idempotency-key': paymentId },
        body: new URLSearchParams({
          mode: 'payment',
          client_reference_id: paymentId,
          success_url: pageUrl('success', paymentId),
          cancel_url: pageUrl('cancel', paymentId),
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': currency,
          'line_items[0][price_data][unit_amount]': String(amount),
          'line_items[0][price_data][product_data][name]': name,
        }),
      });
      if (url == null) throw new Error('Stripe answered no address to pay at');
      return { reference: id, url };
    },
    readState: async (reference) =>
      stateOf(await ask(`/v1/checkout/sessions/${encodeURIComponent(reference)}`, { method: 'GET' })),
    readEvent: (body, signature, now) => {
      refuseForged(body, signature, webhookSecret, now);
      const { type, data } = Event.parse(JSON.parse(body.toString('utf8')));
      if (!type.startsWith('checkout.session.')) return null;
      const session = Session.parse(data.object);
      return session.client_reference_id == null
        ? null
        : { paymentId: session.client_reference_id, state: type === FAILED_LATER ? 'canceled' : stateOf(session) };
    },
  };
}

function stateOf({ status, payment_status }: z.infer<typeof Session>): PaymentState {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid';
  return status === 'expired' ? 'canceled' : 'open';
}

/** docs.stripe.com/webhooks#verify-manually: `t` is the time of sending, each `v1` a signature of `t.body`. */
function refuseForged(body: Buffer, header: string, secret: string, now: Date): void {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?]);
  const sentAt = parts.find(([name]) => name === 't')?.[1] ?? '';
  const expected = createHmac('sha256', secret).update(`${sentAt}.`).update(body).digest();
  const isSigned = parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  });
  const age = Math.abs(now.getTime() / 1_000 - Number(sentAt));
  if (!isSigned || !(age <= EVENT_TOLERANCE_SECONDS)) throw new Error('the event is not signed by Stripe');
}
