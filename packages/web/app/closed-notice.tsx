import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import classes from './shell.module.css';

/** Says why the root is shown instead of the requested page; visitors may sign in and return to it (ROUTE-O4). */
export function ClosedNotice() {
  const { api, tokens } = useApi();
  const address = useRouterState({ select: ({ location }) => location.state.closedAddress });
  const isVisitor = useQuery(activeAccountQuery(api, tokens)).data === null;
  if (address === undefined) return null;
  return (
    <p className={classes.closed} role="status" data-no-print>
      <span>This page does not exist, or it is private.</span>
      {isVisitor && (
        <Link to="/auth" search={{ returnUrl: address }}>
          Sign in to see what others share with you
        </Link>
      )}
    </p>
  );
}
