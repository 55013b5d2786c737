import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { activeAccountQuery } from '../api/account-queries.ts';
import { useApi } from '../api/api-context.tsx';
import classes from './welcome-banner.module.css';

// Nobody but the newly arrived pays for it.
const Welcome = lazy(() => import('./welcome.tsx').then((module) => ({ default: module.Welcome })));

/** Asks for the name of an account that a sign-in made, without standing in anybody's way. */
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
