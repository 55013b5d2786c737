import { getRouteApi, Link } from '@tanstack/react-router';
import { TestCheckout } from '../../features/payments/test-checkout.tsx';
import classes from './payment.module.css';

const route = getRouteApi('/payment/test');

/** The test provider's page. */
export function TestPaymentPage() {
  const { payment } = route.useSearch();
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Test payment</h1>
      <p className={classes.lead}>This stands where a payment provider’s page would. No money is taken.</p>
      {payment === undefined ? (
        <Link to="/payment" className={classes.back}>
          Back to payment
        </Link>
      ) : (
        <TestCheckout paymentId={payment} />
      )}
    </main>
  );
}
