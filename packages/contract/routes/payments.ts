import { z } from 'zod';
import { publicAccess, route, signedIn } from '../route.ts';
import { Payment, Product } from '../schemas/payment.ts';

const paymentParams = z.strictObject({ paymentId: z.uuid() });

export const paymentRoutes = {
  listProducts: route({
    method: 'GET',
    path: '/api/products',
    shows: [],
    freshMinutes: 1,
    summary: 'Products and the payment provider; null if there are none.',
    access: publicAccess,
    output: z.object({ provider: z.enum(['test', 'stripe']).nullable(), products: z.array(Product) }),
  }),
  startPayment: route({
    method: 'POST',
    path: '/api/payments',
    summary: 'Starts a payment and returns the address of the payment page.',
    access: signedIn,
    body: z.strictObject({ productId: z.string().min(1).max(60) }),
    output: z.object({ paymentId: z.string(), checkoutUrl: z.string() }),
    errors: ['TOO_MANY_REQUESTS', 'NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
  }),
  getPayment: route({
    method: 'GET',
    path: '/api/payments/:paymentId',
    shows: [],
    summary: 'Status of a payment, as the provider reports it; its id grants access.',
    access: publicAccess,
    params: paymentParams,
    output: Payment,
    errors: ['NOT_FOUND'],
  }),
  finishTestPayment: route({
    method: 'POST',
    path: '/api/payments/:paymentId/test-outcome',
    summary: 'Pays or cancels a payment of the test provider; not found with any other provider.',
    access: publicAccess,
    params: paymentParams,
    body: z.strictObject({ outcome: z.enum(['paid', 'canceled']) }),
    output: Payment,
    errors: ['NOT_FOUND'],
  }),
  receiveStripeEvent: route({
    method: 'POST',
    path: '/api/stripe-events',
    summary: "Stripe's webhook, verified by its signature.",
    access: publicAccess,
    body: z.looseObject({}),
    output: z.object({ isReceived: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
