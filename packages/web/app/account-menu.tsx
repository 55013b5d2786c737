import type { ActiveAccount } from '@strokebook/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import { AccountLabel } from './account-label.tsx';
import classes from './shell.module.css';

// Loaded only for signed-in users. If it fails to load, the page still works.
const SignedInMenu = lazy(() =>
  import('./signed-in-menu.tsx').then(
    (module) => ({ default: module.SignedInMenu }),
    () => ({ default: AccountLink }),
  ),
);

/** A sign-in link, or the menu of the signed-in account. */
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
  // Whoever holds a token is signed in, though the account is neither reached nor on the device (ENTRY-20).
  if (account.isError && tokens.read() !== null) {
    return (
      <Link to="/account" className={classes.account}>
        Account
      </Link>
    );
  }
  return <SignInLinks />;
}

/** A placeholder for the menu, so that nothing beside it moves. */
function Room({ account }: { readonly account: ActiveAccount }) {
  return (
    <span className={classes.account} aria-hidden="true">
      <AccountLabel account={account} />
    </span>
  );
}

/** Replaces the menu if it cannot be loaded; one can sign out on the account page too. */
function AccountLink({ account }: { readonly account: ActiveAccount }) {
  return (
    <Link to="/account" className={classes.account}>
      <AccountLabel account={account} />
    </Link>
  );
}

/** Returns to the current page; a separate component, because only this needs the current address. */
function SignInLinks() {
  const location = useLocation();
  if (location.pathname.startsWith('/auth')) return null;
  const returnUrl = location.pathname === '/' ? {} : { returnUrl: location.href };
  return (
    <>
      <Link to="/auth" search={returnUrl} className={classes.signIn}>
        Sign in
      </Link>
      <Link to="/auth" search={returnUrl} className={classes.signUp}>
        Sign up
      </Link>
    </>
  );
}
