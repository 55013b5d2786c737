import { Link } from '@tanstack/react-router';
import classes from './payment.module.css';

/** Where a provider sends people who have given up. */
export function PaymentCancelPage() {
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Payment canceled</h1>
      <p>You left before paying. Nothing was taken.</p>
      <Link to="/payment" className={classes.back}>
        Back to payment
      </Link>
    </main>
  );
}
