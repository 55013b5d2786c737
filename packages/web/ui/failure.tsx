import classes from './failure.module.css';

type FailureProps = { readonly id?: string; readonly children: string };

/** What did not work, in a sentence beside what was tried; said aloud when it comes. */
export function Failure({ id, children }: FailureProps) {
  return (
    <p className={classes.failure} role="alert" id={id}>
      {children}
    </p>
  );
}
