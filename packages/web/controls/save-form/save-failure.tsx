import { Link, useRouterState } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import classes from './save-form.module.css';

type SaveFailureProps = {
  readonly error: Error | null;
  /** Paths of sent fields that show their problems themselves: '$.header'. */
  readonly atFields?: RegExp;
};

/** Why saving failed, if no field shows it; after the session has ended, with a link to sign in. */
export function SaveFailure({ error, atFields }: SaveFailureProps) {
  const { tokens } = useApi();
  const isSignedOut = useSyncExternalStore(tokens.subscribe, () => tokens.read() === null);
  /** The error of a save without a session. */
  const [lost, setLost] = useState<Error | null>(null);
  if (isSignedOut && error !== lost) setLost(error);
  if (isSignedOut) return <SignedOut />;
  if (error === null) return null;
  if (error === lost) return <Failure>You are signed in again. Please save once more.</Failure>;
  if (atFields !== undefined && isAtFields(error, atFields)) return null;
  return <Failure>{errorText(error)}</Failure>;
}

/** Whether all problems are shown at fields already. */
const isAtFields = (error: Error, atFields: RegExp): boolean =>
  error instanceof ApiError && error.problems.length > 0 && error.problems.every(({ path }) => atFields.test(path));

function SignedOut() {
  const returnUrl = useRouterState({ select: ({ location }) => location.href });
  return (
    <p role="alert" className={classes.signedOut}>
      You are signed out. What you typed is kept here:{' '}
      <Link to="/auth" search={{ returnUrl }} target="_blank" rel="noopener">
        sign in in a new tab
      </Link>
      , then save again.
    </p>
  );
}
