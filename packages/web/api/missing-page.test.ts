import { expect, it, vi } from 'vitest';
import { NetworkError } from './errors.ts';
import { explainMissingPage } from './missing-page.ts';

it.each([
  'Unable to preload CSS for http://localhost/assets/page-1.css',
  'Failed to fetch dynamically imported module: http://localhost/assets/page-1.js',
  'error loading dynamically imported module: http://localhost/assets/page-1.js',
  'Importing a module script failed.',
])('says that a page needs a network where its files are missing: %s (ENTRY-20)', (message) => {
  const { message: said } = explainMissingPage(new TypeError(message)) as Error;
  expect(said).toMatch(/needs a network/);
});

it('leaves other errors as they are', () => {
  const error = new Error('hole is undefined');
  expect(explainMissingPage(error)).toBe(error);
});

it('says the same where a reply is missing and the device is offline, but not where the server is away (ENTRY-20)', () => {
  const error = new NetworkError(new TypeError('Failed to fetch'));
  expect(explainMissingPage(error)).toBe(error);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((explainMissingPage(error) as Error).message).toMatch(/needs a network/);
  online.mockRestore();
});
