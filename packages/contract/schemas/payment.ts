import { z } from 'zod';

/** A product. */
export const Product = z.strictObject({
  productId: z.string().regex(/^[\w-]{1,60}$/, 'must be letters, digits and hyphens'),
  name: z.string().min(1).max(80),
  description: z.string().max(300).default(''),
  /** Price in the currency's smallest unit: cents. */
  amount: z.int().min(1).max(99_999_999),
  currency: z.string().regex(/^[a-z]{3}$/, "must be a currency's code like 'usd'"),
});
export type Product = z.infer<typeof Product>;

const paymentStates = ['open', 'paid', 'canceled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment for everyone who has its id; does not contain the payer. */
export const Payment = z.object({
  paymentId: z.string(),
  productName: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  /** Status by the provider; 'open' until the provider reports one. */
  state: z.enum(paymentStates),
});
export type Payment = z.infer<typeof Payment>;
