import type { ActiveAccount } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import classes from './shell.module.css';

// Visitors do not pay for a menu that only the signed-in open. Without it the page is whole all the same.
const SignedInMenu = lazy(() =>
  import('./signed-in-menu.tsx').then(
    (module) => ({ default: module.SignedInMenu }),
    () => ({ default: AccountLink }),
  ),
);

/** Sign in, or the menu of who is. */
export function AccountMenu() {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens));
  if (account.isPending) return null;
  if (account.data) {
    return (
      <Suspense fallback={<Room account={account.data} />}>
        <SignedInMenu account={account.data} />
      </Suspense>
    );
  }
  return <SignInLink />;
}

/** The menu's place until it comes, so that nothing beside it moves. */
function Room({ account }: { readonly account: ActiveAccount }) {
  return (
    <span className={classes.account} aria-hidden="true">
      <span className={classes.accountName}>{fullName(account)}</span>
      <ChevronDownIcon />
    </span>
  );
}

/** Where the file of the menu did not come: one can sign out there too. */
function AccountLink({ account }: { readonly account: ActiveAccount }) {
  return (
    <Link to="/account" className={classes.account}>
      <span className={classes.accountName}>{fullName(account)}</span>
    </Link>
  );
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
