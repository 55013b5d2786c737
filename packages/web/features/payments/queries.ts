import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';

export const productsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listProducts'],
    queryFn: ({ signal }) => api.call('listProducts', {}, { signal }),
    staleTime: 60_000,
  });

/** How often a payment that the provider has said nothing of is asked for again. */
export const PAYMENT_CHECK_MS = 3_000;
/** A bank may take days: a page that is left open does not ask for so long. */
export const PAYMENT_PATIENCE_MS = 60_000;

export const paymentQuery = (api: Api, paymentId: string) =>
  queryOptions({
    queryKey: ['getPayment', paymentId],
    queryFn: ({ signal }) => api.call('getPayment', { params: { paymentId } }, { signal }),
  });
