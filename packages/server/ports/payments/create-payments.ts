import type { PaymentProvider } from '../../config/payment-provider.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { createTestGateway } from './test-gateway.ts';

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
