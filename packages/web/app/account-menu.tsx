import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import classes from './shell.module.css';

// Visitors do not pay for a menu that only the signed-in open.
const SignedInMenu = lazy(() => import('./signed-in-menu.tsx').then((module) => ({ default: module.SignedInMenu })));

/** Sign in, or the menu of who is. */
export function AccountMenu() {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens));
  if (account.isPending) return null;
  if (account.data) {
    return (
      <Suspense>
        <SignedInMenu account={account.data} />
      </Suspense>
    );
  }
  return <SignInLink />;
}

/** Leads back to where one is; only this has to know where that is. */
function SignInLink() {
  const location = useLocation();
  if (location.pathname.startsWith('/auth')) return null;
  const returnUrl = location.pathname === '/' ? {} : { returnUrl: location.href };
  return (
    <Link to="/auth" search={returnUrl} className={classes.signIn}>
      Sign in
    </Link>
  );
}
