import { randomUUID } from 'node:crypto';
import type { Payment } from '@strokebook/contract';
import { LRUCache } from 'lru-cache';
import { lockAccount } from '../../db/accounts/hold-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { PaymentGateway } from '../../ports/payments/payment-gateway.ts';
import {
  countOpenPayments,
  findPayment,
  insertPayment,
  type PaymentRow,
  settlePayment,
  storeReference,
} from './queries.ts';
import { createPayments } from '../../ports/payments/create-payments.ts';
import type { Services } from '../../services.ts';

/** Anyone with a payment's id may request it at any rate, but the provider is only asked at this interval. */
const CHECK_INTERVAL = 5_000;
const MAX_CHECKS_KEPT = 10_000;
const MAX_OPEN_A_DAY = 10;
const DAY = 24 * 60 * 60_000;

/** Payments on a provider's page. Only the provider decides whether something is paid, never the caller. */
export function createPaymentHandlers({
  database,
  query,
  clock,
  config,
}: Pick<Services, 'database' | 'query' | 'clock' | 'config'>) {
  const { provider, products } = config.payments;
  const gateway = createPayments(provider);
  const checkedAt = new LRUCache<string, number>({ max: MAX_CHECKS_KEPT });
  const settle = async (payment: PaymentRow, state: PaymentRow['state']): Promise<Payment> => {
    const settled = await settlePayment(query, payment, state, clock.now());
    if (settled === null) throw new RequestError('NOT_FOUND');
    return settled;
  };
  return {
    listProducts: async () => ({ provider: gateway?.kind ?? null, products: [...products] }),
    startPayment: async ({ body }, { signedIn: { accountId } }) => {
      if (gateway === null) throw new RequestError('PAYMENT_UNAVAILABLE');
      const product = products.find(({ productId }) => productId === body.productId);
      if (product === undefined) throw new RequestError('NOT_FOUND');
      const { productId, name, amount, currency } = product;
      const paymentId = randomUUID();
      await database.query.transaction(async (tx) => {
        if ((await lockAccount(tx, accountId)) === null) throw new RequestError('NotAuthorizedException');
        const open = await countOpenPayments(tx, accountId, new Date(clock.now().getTime() - DAY));
        if (open >= MAX_OPEN_A_DAY) throw new RequestError('TOO_MANY_REQUESTS');
        const provider = gateway.kind;
        const row = { accountId, paymentId, productId, productName: name, amount, currency, provider };
        await insertPayment(tx, { ...row, state: 'open', createdAt: clock.now() });
      });
      const checkout = await gateway.startCheckout(paymentId, product).catch((cause: unknown) => {
        throw new RequestError('PAYMENT_UNAVAILABLE', undefined, { cause });
      });
      await storeReference(query, accountId, paymentId, checkout.reference);
      return { paymentId, checkoutUrl: checkout.url };
    },
    getPayment: async ({ params }) => {
      const payment = await findPayment(query, params.paymentId);
      if (payment === null) throw new RequestError('NOT_FOUND');
      const { state, provider, providerReference } = payment;
      if (state !== 'open' || providerReference === null || gateway?.kind !== provider) return payment;
      const now = clock.now().getTime();
      if (now - (checkedAt.get(params.paymentId) ?? 0) < CHECK_INTERVAL) return payment;
      checkedAt.set(params.paymentId, now);
      // While the provider is unreachable, the payment counts as open.
      return settle(payment, await gateway.readState(providerReference).catch(() => 'open' as const));
    },
    finishTestPayment: async ({ params, body }) => {
      const payment = gateway?.kind === 'test' ? await findPayment(query, params.paymentId) : null;
      if (payment?.provider !== 'test') throw new RequestError('NOT_FOUND');
      return settle(payment, body.outcome);
    },
    receiveStripeEvent: async (_input, { raw }) => {
      if (gateway?.kind !== 'stripe') throw new RequestError('NOT_FOUND');
      const event = readEvent(gateway, raw.body, raw.header('stripe-signature'), clock.now());
      const payment = event === null ? null : await findPayment(query, event.paymentId);
      if (event !== null && payment !== null) await settle(payment, event.state);
      return { isReceived: true };
    },
  } satisfies Partial<Handlers>;
}

function readEvent(
  gateway: PaymentGateway,
  body: Buffer,
  signature: string,
  now: Date,
): ReturnType<PaymentGateway['readEvent']> {
  try {
    return gateway.readEvent(body, signature, now);
  } catch {
    throw new RequestError('REQUEST_INVALID', [{ path: '$', message: 'is not signed by the payment provider' }]);
  }
}
