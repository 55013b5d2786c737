import { accountIdOf } from '@strokebook/golf/access';
import { describe, expect, it } from 'vitest';
import { linkNumber } from './link-number.ts';

describe('the number of a link to a state', () => {
  it('is the same for the same state of the same account, and another on a server with another secret (API-14)', () => {
    const [here, there] = [Buffer.from('here'), Buffer.from('there')];
    const number = linkNumber(here, accountIdOf(1), { page: 'putts' });
    expect(Number.isSafeInteger(number)).toBe(true);
    expect(linkNumber(here, accountIdOf(1), { page: 'putts' })).toBe(number);
    for (const other of [
      linkNumber(there, accountIdOf(1), { page: 'putts' }),
      linkNumber(here, accountIdOf(2), { page: 'putts' }),
      linkNumber(here, accountIdOf(1), { page: 'rounds' }),
    ]) {
      expect(other).not.toBe(number);
    }
  });
});
