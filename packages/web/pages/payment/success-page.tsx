import { getRouteApi, Link } from '@tanstack/react-router';
import { PaymentOutcome } from '../../features/payments/payment-outcome.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './payment.module.css';

const route = getRouteApi('/payment/success');

/** Where a provider sends people who have paid. */
export function PaymentSuccessPage() {
  const { payment } = route.useSearch();
  return (
    <Page title="Your payment">
      <PaymentOutcome paymentId={payment} />
      <Link to="/" className={classes.back}>
        Back to the start
      </Link>
    </Page>
  );
}
