import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { explainMissingFile } from '../lib/missing-file.ts';
import { PageError } from '../ui/page-error.tsx';
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
      <PageError level={1} error={explainMissingFile(error)} onRetry={retry} />
    </div>
  );
}
