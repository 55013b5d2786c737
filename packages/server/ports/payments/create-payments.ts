import type { PaymentProvider } from '../../config/payment-provider.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';

/** The payment gateway of the configuration; null if payments are disabled. */
export function createPayments(provider: PaymentProvider): PaymentGateway | null {
  switch (provider.kind) {
    case 'none':
      return null;
    case 'test':
      return createTestGateway();
    case 'stripe':
      return createStripeGateway(provider);
  }
}

/** Takes no money: our own page asks for the result of the payment. */
function createTestGateway(): PaymentGateway {
  return {
    kind: 'test',
    startCheckout: async (paymentId) => ({ reference: paymentId, url: `/payment/test?payment=${paymentId}` }),
    // The choice on its page is stored with the payment at once.
    readState: async () => 'open',
    readEvent: () => {
      throw new Error('the test provider sends no events');
    },
  };
}
