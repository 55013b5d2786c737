import { ProductList } from '../../features/payments/product-list.tsx';
import classes from './payment.module.css';

/** What can be paid for. */
export function PaymentPage() {
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>Payment</h1>
      <ProductList />
    </main>
  );
}
