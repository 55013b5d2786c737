import type { PaymentState, Product } from '@strokebook/contract';

/** Where a payment is paid: our pages for what went well and what was given up come after it. */
type Checkout = { readonly reference: string; readonly url: string };

/** Whoever takes payments. @throws Error when it cannot be reached or refuses. */
export type PaymentGateway = {
  readonly kind: 'test' | 'stripe';
  readonly startCheckout: (paymentId: string, product: Product) => Promise<Checkout>;
  /** How it went, as the provider knows it. */
  readonly readState: (reference: string) => Promise<PaymentState>;
  /** The payment that an event says something of; null for events of other kinds. @throws Error for a forged one. */
  readonly readEvent: (
    body: Buffer,
    signature: string,
    now: Date,
  ) => { readonly paymentId: string; readonly state: PaymentState } | null;
};

/** How long a provider may take: who pays waits for it. */
export const PAYMENT_TIMEOUT_MILLISECONDS = 10_000;
