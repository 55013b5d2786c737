import { screen } from '@testing-library/react';

/** Waits until the account page is shown: the first test of a file also waits for its code. */
export const accountPageShown = (): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: 'Account' }, { timeout: 15_000 });
