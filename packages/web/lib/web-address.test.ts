import { expect, it } from 'vitest';
import { withScheme } from './web-address.ts';

it.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b=c#d ', 'https://www.example.com/a?b=c#d'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
])('an address without its beginning gets it: %j', (text, address) => expect(withScheme(text)).toBe(address));

it.each([
  'https://example.com',
  'http://example.com/',
  'javascript:alert(1)',
  'javascript:alert(document.cookie)',
  'data:text/html,x.y',
  'mailto:a@example.com',
  'a@example.com',
  'my site',
  '',
])('any other text stays as it is, for the server to judge (HOME-23, CMP-O6): %j', (text) =>
  expect(withScheme(text)).toBe(text),
);
