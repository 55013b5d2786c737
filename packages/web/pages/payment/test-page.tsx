import { getRouteApi, Link } from '@tanstack/react-router';
import { TestCheckout } from '../../features/payments/test-checkout.tsx';
import { Page } from '../../ui/pages/page.tsx';

const route = getRouteApi('/payment/test');

/** The test provider's page. */
export function TestPaymentPage() {
  const { payment } = route.useSearch();
  return (
    <Page title="Test payment" lead="This page stands in for the payment provider’s. No money is taken.">
      {payment === undefined ? (
        <Link to="/payment" className="inline-row margin-top-12 touch medium">
          Back to payment
        </Link>
      ) : (
        <TestCheckout paymentId={payment} />
      )}
    </Page>
  );
}
