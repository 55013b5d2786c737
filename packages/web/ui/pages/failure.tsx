import classes from './notice.module.css';

type FailureProps = { readonly id?: string; readonly children: string };

/** An error message beside the failed action; announced by screen readers. */
export function Failure({ id, children }: FailureProps) {
  return (
    <p className={classes.failure} role="alert" id={id}>
      {children}
    </p>
  );
}
