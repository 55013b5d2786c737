import type { PaymentGateway } from './payment-gateway.ts';

/** Takes no money: our own page asks for the result of the payment. */
export function createTestGateway(): PaymentGateway {
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
