import type { PaymentState, Product } from '@strokebook/contract';

/** The page of the provider where a payment is paid; it returns to our pages for success and cancellation. */
type Checkout = { readonly reference: string; readonly url: string };

/** A payment provider. @throws Error if it is unreachable or refuses. */
export type PaymentGateway = {
  readonly kind: 'test' | 'stripe';
  readonly startCheckout: (paymentId: string, product: Product) => Promise<Checkout>;
  /** The state according to the provider. */
  readonly readState: (reference: string) => Promise<PaymentState>;
  /** The payment of an event; null for other kinds of events. @throws Error for a forged one. */
  readonly readEvent: (
    body: Buffer,
    signature: string,
    now: Date,
  ) => { readonly paymentId: string; readonly state: PaymentState } | null;
};

/** Timeout of provider calls: the payer is waiting. */
export const PAYMENT_TIMEOUT_MILLISECONDS = 10_000;
