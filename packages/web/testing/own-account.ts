import { screen } from '@testing-library/react';
import type { Security, Sharing } from '@strokebook/contract';

/** What the signed-in account of `fixture-fetch.ts` shares: all. */
const openSharing: Sharing = { allowPublicSite: true, settings: [], circle: [] };

export const securityOfPlayer: Security = {
  maskedPhone: '+1******0001',
  hasPassword: false,
  isConfirmed: false,
  devices: [],
};

/** Answers of an account page on which nothing fails. */
export const accountPage = {
  getSharing: () => openSharing,
  getSecurity: () => securityOfPlayer,
  listAuditEvents: () => ({ events: [], nextBefore: null }),
};

/** Waits until the page is there: the first test of a file also waits for its code. */
export const accountPageShown = (): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: 'Account' }, { timeout: 15_000 });
