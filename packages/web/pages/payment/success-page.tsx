import { getRouteApi, Link } from '@tanstack/react-router';
import { PaymentOutcome } from '../../features/payments/payment-outcome.tsx';
import { Page } from '../../ui/pages/page.tsx';

const route = getRouteApi('/payment/success');

/** The provider redirects here after a payment. */
export function PaymentSuccessPage() {
  const { payment } = route.useSearch();
  return (
    <Page title="Your payment">
      <PaymentOutcome paymentId={payment} />
      <Link to="/" className="inline-row margin-top-12 touch medium">
        Back to the start
      </Link>
    </Page>
  );
}
