import { expect, it } from 'vitest';
import { requestKind } from './request-kind.ts';

const origin = 'https://golf.example';
const kindOf = (path: string, mode = 'cors', method = 'GET') =>
  requestKind({ method, mode, url: new URL(path, origin).href }, origin);

it('never answers the API, uploads and other hosts from a cache (ENTRY-20)', () => {
  expect(kindOf('/api/me')).toBe('other');
  expect(kindOf('/api', 'navigate')).toBe('other');
  expect(kindOf('/api/accounts/1/calendar.ics', 'navigate')).toBe('other');
  expect(kindOf('/assets/app-1.js', 'cors', 'POST')).toBe('other');
  expect(kindOf('https://tiles.example/assets/1.js')).toBe('other');
});

it('answers pages and built files, and no files of the server (ENTRY-20)', () => {
  expect(kindOf('/log/r1?hole=3', 'navigate')).toBe('page');
  expect(kindOf('/player/ingrid', 'navigate')).toBe('page');
  expect(kindOf('/assets/app-1.js')).toBe('asset');
  expect(kindOf('/robots.txt', 'navigate')).toBe('other');
  expect(kindOf('/manifest.webmanifest')).toBe('other');
});
