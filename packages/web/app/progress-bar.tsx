import { useRouterState } from '@tanstack/react-router';
import classes from './shell.module.css';

/** Says that something is on its way; unseen while it takes less than 400 ms. */
export function ProgressBar() {
  return (
    <div className={classes.progress}>
      <progress aria-label="Loading" />
    </div>
  );
}

/** The bar while a page is on its way. Every choice in an address is: what stands around it must not ask. */
export function NavigationProgress() {
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' });
  return isNavigating ? <ProgressBar /> : null;
}
