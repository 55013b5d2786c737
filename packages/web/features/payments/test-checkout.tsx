import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

/**
 * Replaces a provider's page in tests: lets the user choose the result of an open payment, and shows that of others.
 */
export function TestCheckout({ paymentId }: { readonly paymentId: string }) {
  const { api } = useApi();
  const payment = useQuery(api.query('getPayment', { params: { paymentId } }));
  if (payment.isPending) return null;
  return payment.data?.state === 'open' ? <Choice paymentId={paymentId} /> : <PaymentOutcome paymentId={paymentId} />;
}

function Choice({ paymentId }: { readonly paymentId: string }) {
  const { api } = useApi();
  const navigate = useNavigate();
  const finish = useMutation({
    mutationFn: (outcome: 'paid' | 'canceled') =>
      api.call('finishTestPayment', { params: { paymentId }, body: { outcome } }),
    onSuccess: ({ state }) =>
      navigate({
        to: state === 'paid' ? '/payment/success' : '/payment/cancel',
        search: state === 'paid' ? { payment: paymentId } : {},
      }),
  });
  return (
    <>
      <div className="flex gap-8">
        <Button loading={finish.isPending} onClick={() => finish.mutate('paid')}>
          Pay
        </Button>
        <Button variant="default" disabled={finish.isPending} onClick={() => finish.mutate('canceled')}>
          Cancel
        </Button>
      </div>
      {finish.isError && <Failure>{errorText(finish.error)}</Failure>}
    </>
  );
}
