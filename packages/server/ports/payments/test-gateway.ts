import type { PaymentGateway } from './payment-gateway.ts';

/** Takes no money: a page of our own asks how the payment shall go. */
export function createTestGateway(): PaymentGateway {
  return {
    kind: 'test',
    startCheckout: async (paymentId) => ({ reference: paymentId, url: `/payment/test?payment=${paymentId}` }),
    // What its page was told is stored with the payment at once.
    readState: async () => 'open',
    readEvent: () => {
      throw new Error('the test provider sends no events');
    },
  };
}
