import { accountIdOf } from '@strokebook/golf/access';
import { expect, it } from 'vitest';
import { addressOf, callerOf } from './caller.ts';

it('counts a signed-in account as itself wherever it calls from, and a visitor by their network', () => {
  const holder = { accountId: accountIdOf(7), sessionId: 's' };
  expect(callerOf(holder, '203.0.113.9')).toBe(callerOf({ ...holder, sessionId: 't' }, '198.51.100.1'));
  expect(callerOf(null, '2001:db8::1')).toBe(callerOf(null, '2001:db8::2'));
  const callers = [callerOf(holder, '203.0.113.9'), callerOf(null, '203.0.113.9'), callerOf(null, '203.0.113.10')];
  expect(new Set(callers).size).toBe(3);
});

it('counts a request whose connection is closed already by no address, and does not fail', () => {
  expect(callerOf(null, addressOf({ ip: undefined }))).toBe(callerOf(null, ''));
});
