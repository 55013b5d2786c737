import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@strokebook/contract';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useApi } from '../../api/api-context.tsx';
import { formatMoney } from '../../lib/money.ts';
import { PageError } from '../../ui/pages/page-error.tsx';

const sentences: Readonly<Record<Payment['state'], string>> = {
  paid: 'Paid. Thank you.',
  open: 'The payment is being checked.',
  canceled: 'Nothing was paid.',
};

const NOT_YET = 'The payment is still being checked. Please look at this page again later.';

/** Interval at which an open payment is requested again. */
export const PAYMENT_CHECK_MS = 3_000;
/** Polling stops after this time, because a bank may take days. */
export const PAYMENT_POLL_LIMIT_MS = 60_000;

/** The result of a payment according to the server, not to the address (PAY-O1). */
export function PaymentOutcome({ paymentId }: { readonly paymentId: string | undefined }) {
  const { api } = useApi();
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PAYMENT_POLL_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery({
    ...api.query('getPayment', { params: { paymentId: paymentId ?? '' } }),
    enabled: paymentId !== undefined,
    refetchInterval: ({ state }) => (isPatient && state.data?.state === 'open' ? PAYMENT_CHECK_MS : false),
  });
  const isUnknown = query.error instanceof ApiError && query.error.status < 500;
  if (paymentId === undefined || isUnknown) return <Outcome sentence="There is no such payment." />;
  if (query.isError) return <PageError level={2} error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Outcome sentence={sentences.open} />;
  const { state, productName, amount, currency } = query.data;
  const sentence = state === 'open' && !isPatient ? NOT_YET : sentences[state];
  return <Outcome sentence={sentence} detail={`${productName} · ${formatMoney(amount, currency)}`} />;
}

function Outcome({ sentence, detail }: { readonly sentence: string; readonly detail?: string }) {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-l">{sentence}</p>
      <p className="muted">{detail ?? '\u00a0'}</p>
    </div>
  );
}
