import type { PaymentProvider } from '../../config/payment-provider.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { createTestGateway } from './test-gateway.ts';

/** The gateway that the configuration names; null where no payments are taken. */
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
