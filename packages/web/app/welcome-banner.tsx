import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import classes from './welcome-banner.module.css';

// Loaded only for new accounts.
const Welcome = lazy(() => import('./welcome.tsx').then((module) => ({ default: module.Welcome })));

/** A banner that asks a new account for its name. */
export function WelcomeBanner() {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  if (account == null || account.hasChosenName) return null;
  return (
    <Suspense fallback={<div className={classes.coming} />}>
      <Welcome account={account} />
    </Suspense>
  );
}
