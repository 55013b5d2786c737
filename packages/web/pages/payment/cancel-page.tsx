import { Link } from '@tanstack/react-router';
import { Page } from '../../ui/pages/page.tsx';

/** The provider redirects here after a cancellation. */
export function PaymentCancelPage() {
  return (
    <Page title="Payment canceled">
      <p>You left before paying. No money was taken.</p>
      <Link to="/payment" className="inline-row margin-top-12 touch medium">
        Back to payment
      </Link>
    </Page>
  );
}
