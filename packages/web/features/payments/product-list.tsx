import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { formatMoney } from '../../lib/money.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './payments.module.css';

/** The products, with links to the provider (PAY-O1). */
export function ProductList() {
  const { api, tokens } = useApi();
  const router = useRouter();
  const products = useQuery(api.query('listProducts', {}));
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const start = useMutation({
    mutationFn: (productId: string) => api.call('startPayment', { body: { productId } }),
    onSuccess: ({ checkoutUrl }) => {
      if (checkoutUrl.startsWith('/')) void router.navigate({ href: checkoutUrl });
      else window.location.assign(checkoutUrl);
    },
  });
  return (
    <QueryState query={products} skeleton={<SkeletonRows rows={2} rowHeight={88} />}>
      {(offer) =>
        offer.provider === null ? (
          <Notice title="No payments are taken here.">Everything on this site can be used without one.</Notice>
        ) : (
          <>
            {offer.provider === 'test' && <p className="muted">A trial: no money is taken.</p>}
            <ul className={classes.products}>
              {offer.products.map(({ productId, name, description, amount, currency }) => (
                <li key={productId} className={classes.product}>
                  <div>
                    <h2 className="text-l">{name}</h2>
                    <p className="muted">{description}</p>
                  </div>
                  <b className="text-xl strong">{formatMoney(amount, currency)}</b>
                  {account ? (
                    <Button loading={start.isPending} onClick={() => start.mutate(productId)}>
                      {`Pay for ${name}`}
                    </Button>
                  ) : (
                    <Link to="/auth" search={{ returnUrl: '/payment' }} className="inline-row touch medium">
                      Sign in to pay
                    </Link>
                  )}
                </li>
              ))}
            </ul>
            {start.isError && <Failure>{errorText(start.error)}</Failure>}
          </>
        )
      }
    </QueryState>
  );
}
