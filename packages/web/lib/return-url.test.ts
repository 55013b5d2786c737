import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath, saveReturnUrl, takeReturnUrl } from './return-url.ts';

describe('the return URL', () => {
  it('is where a verification leads, once (AUTH-06, AUTH-O2)', () => {
    saveReturnUrl(sessionStorage, '/player/ana/data-analysis?group=Recent');
    expect(takeReturnUrl(sessionStorage)).toBe('/player/ana/data-analysis?group=Recent');
    expect(takeReturnUrl(sessionStorage)).toBe('/dashboard');
  });

  it.each(['/auth', '/auth/verify', '/auth?returnUrl=/x'])('is /dashboard instead of %s (AUTH-07)', (url) => {
    saveReturnUrl(sessionStorage, url);
    expect(takeReturnUrl(sessionStorage)).toBe('/dashboard');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'dashboard',
    '/\t/evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/a/..//evil.example',
    '/.\n.//evil.example',
  ])('never leaves this site: %j (AUTH-O2)', (url) => {
    expect(ownPath(url)).toBeNull();
  });

  it('stays on this site however it is spelt, and once more as it was stored (AUTH-O2)', () => {
    const parts = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2E',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\r',
      ' ',
      '\u0000',
      '@',
      ':',
      '?',
      '#',
    ];
    const spelling = fc.array(fc.oneof(fc.constantFrom(...parts), fc.constantFrom('evil.example', 'a', 'http:')));
    fc.assert(
      fc.property(spelling, (rest) => {
        const path = ownPath(`/${rest.join('')}`);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, 'https://strokebook.example/dashboard').origin).toBe('https://strokebook.example');
        expect(ownPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });

  it('does not trust what another script left in storage (AUTH-O2)', () => {
    sessionStorage.setItem('returnUrl', '//evil.example');
    expect(takeReturnUrl(sessionStorage)).toBe('/dashboard');
  });
});
