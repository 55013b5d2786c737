import { ProductList } from '../../features/payments/product-list.tsx';
import { Page } from '../../ui/pages/page.tsx';

/** What can be paid for. */
export function PaymentPage() {
  return (
    <Page title="Payment">
      <ProductList />
    </Page>
  );
}
