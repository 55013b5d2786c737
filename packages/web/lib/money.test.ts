import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it('knows how many decimals a currency has (PAY-O1)', () => {
  expect([formatMoney(4_900, 'usd'), formatMoney(4_900, 'jpy')]).toEqual(['$49.00', '¥4,900']);
});
