import { useRouterState } from '@tanstack/react-router';
import classes from './shell.module.css';

/** A progress bar that only becomes visible after 400 ms. */
export function ProgressBar() {
  return (
    <div className={classes.progress}>
      <progress aria-label="Loading" />
    </div>
  );
}

/**
 * The bar during navigations. A separate component, so that other components do not re-render on every change of the
 * address.
 */
export function NavigationProgress() {
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' });
  return isNavigating ? <ProgressBar /> : null;
}
