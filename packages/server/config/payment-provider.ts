import { Product as ProductSchema, type Product } from '@strokebook/contract';
import { z } from 'zod';
import type { Reader } from './reader.ts';
import type { SettingName } from './setting-names.ts';

/** Payment provider with its credentials. */
export type PaymentProvider =
  | { readonly kind: 'none' }
  | { readonly kind: 'test' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      /** The secret that Stripe signs its events with. */
      readonly webhookSecret: string;
      /** Public address of this site, to return to. */
      readonly publicUrl: string;
      readonly apiUrl: string;
    };

export type PaymentConfig = { readonly provider: PaymentProvider; readonly products: readonly Product[] };

const kinds = ['none', 'test', 'stripe'] as const;
const Products = z.array(ProductSchema).min(1).max(20);

const demoProducts: readonly Product[] = [
  {
    productId: 'season-pass',
    name: 'Season pass',
    description: 'Every report and the whole history of one player, for a year.',
    amount: 4_900,
    currency: 'usd',
  },
];

type Installation = { readonly isDemo: boolean; readonly isProduction: boolean; readonly publicUrl: string | null };

/**
 * Reads `PAYMENT_PROVIDER`, its variables and `PAYMENT_PRODUCTS`, a JSON list. The test provider is refused in
 * production.
 */
export function readPayments(read: Reader, { isDemo, isProduction, publicUrl }: Installation): PaymentConfig {
  const kind = read.choice('PAYMENT_PROVIDER', kinds, isDemo && !isProduction ? 'test' : 'none');
  if (kind === 'test' && isProduction) {
    read.problem('PAYMENT_PROVIDER', "may not be 'test' in production, where nobody would really pay");
  }
  const products = kind === 'none' ? [] : readProducts(read, isDemo);
  if (kind !== 'stripe') return { provider: { kind }, products };
  const needed = (name: SettingName): string => {
    const value = read.text(name);
    if (value === null) read.problem(name, 'must be set for this PAYMENT_PROVIDER');
    return value ?? '';
  };
  // In production PUBLIC_URL is always required and reported elsewhere.
  if (publicUrl === null && !isProduction) read.problem('PUBLIC_URL', 'must be set for this PAYMENT_PROVIDER');
  return {
    provider: {
      kind,
      secretKey: needed('STRIPE_SECRET_KEY'),
      webhookSecret: needed('STRIPE_WEBHOOK_SECRET'),
      publicUrl: publicUrl ?? '',
      apiUrl: read.url('STRIPE_API_URL', ['https:', 'http:']) ?? 'https://api.stripe.com',
    },
    products,
  };
}

function readProducts(read: Reader, isDemo: boolean): readonly Product[] {
  const products = read.jsonList('PAYMENT_PRODUCTS', Products, 'products') ?? (isDemo ? demoProducts : null);
  if (products === null) read.problem('PAYMENT_PRODUCTS', 'must be set for this PAYMENT_PROVIDER');
  return products ?? [];
}
