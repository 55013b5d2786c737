import { describe, expect, it } from 'vitest';
import { WebLink } from './web-link.ts';

describe('a link that a player writes', () => {
  it.each([
    'https://example.com',
    'http://example.com:8080/a?b=c#d',
    ' https://example.com/Zoë ',
    'HTTPS://EXAMPLE.COM/',
  ])('may be %s (HOME-23)', (link) => expect(WebLink.parse(link)).toBe(link.trim()));

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//example.com',
    '/account',
    'example.com',
    'https:example.com',
    'https://',
    'https://user:secret@example.com/',
    'https://example.com\\@evil.example/',
    'https://example.com/a b',
    'https://example.com/\u202Efdp.exe',
    'https://exam\u200Bple.com/',
    `https://example.com/${'a'.repeat(2_000)}`,
    '',
  ])('may not be %s (HOME-23)', (link) => {
    expect(WebLink.safeParse(link).success).toBe(false);
  });
});
