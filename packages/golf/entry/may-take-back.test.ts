import { expect, it } from 'vitest';
import { accountIdOf } from '../access/index.ts';
import { mayTakeBack } from './may-take-back.ts';

it('lets the player take back every import of their rounds, and everybody else only what they imported themselves (IMPORT-25)', () => {
  const [player, coach, other] = [1, 2, 3].map(accountIdOf) as [never, never, never];
  const may = (viewerId: never) =>
    [player, coach, null].map((importedBy) => mayTakeBack(viewerId, { playerId: player, importedBy }));
  expect(may(player)).toEqual([true, true, true]);
  expect(may(coach)).toEqual([false, true, false]);
  expect(may(other)).toEqual([false, false, false]);
});
