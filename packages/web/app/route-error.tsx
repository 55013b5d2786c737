import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { explainMissingPage } from '../api/missing-page.ts';
import { PageError } from '../ui/pages/page-error.tsx';
import classes from './shell.module.css';

/** Replaces a page whose guard, code or rendering failed. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={classes.routeError}>
      <PageError level={1} part="This page" error={explainMissingPage(error)} onRetry={retry} />
    </div>
  );
}
