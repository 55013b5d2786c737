import { expect, it } from 'vitest';
import { explainMissingFile } from './missing-file.ts';

it.each([
  'Unable to preload CSS for http://localhost/assets/page-1.css',
  'Failed to fetch dynamically imported module: http://localhost/assets/page-1.js',
  'error loading dynamically imported module: http://localhost/assets/page-1.js',
  'Importing a module script failed.',
])('says that a page needs a network where its files are missing: %s (ENTRY-20)', (message) => {
  const { message: said } = explainMissingFile(new TypeError(message)) as Error;
  expect(said).toMatch(/needs a network/);
});

it('leaves other errors as they are', () => {
  const error = new Error('hole is undefined');
  expect(explainMissingFile(error)).toBe(error);
});
