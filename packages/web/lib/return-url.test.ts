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
  ])('never leaves this site: %j (AUTH-O2)', (url) => {
    expect(ownPath(url)).toBeNull();
  });

  it('does not trust what another script left in storage (AUTH-O2)', () => {
    sessionStorage.setItem('returnUrl', '//evil.example');
    expect(takeReturnUrl(sessionStorage)).toBe('/dashboard');
  });
});
