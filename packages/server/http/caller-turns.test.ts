import { expect, it } from 'vitest';
import { createCallerTurns } from './caller-turns.ts';

const nothing = async () => undefined;

it('runs the work of one caller in order, one at a time, and that of another beside it', async () => {
  const { run } = createCallerTurns();
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = run('ann', async () => {
    await gate.promise;
    order.push('first of ann');
  });
  const second = run('ann', async () => void order.push('second of ann'));
  await run('ben', async () => void order.push('ben'));
  gate.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['ben', 'first of ann', 'second of ann']);
});

it('goes on after work that failed', async () => {
  const { run } = createCallerTurns();
  const failed = run('ann', () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await run('ann', async () => 'done')).toBe('done');
});

it('refuses a caller of whom a hundred wait, and nobody else', async () => {
  const { run } = createCallerTurns();
  const gate = Promise.withResolvers<undefined>();
  const waiting = Array.from({ length: 100 }, () => run('ann', () => gate.promise));
  await expect(run('ann', nothing)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await run('ben', nothing);
  gate.resolve(undefined);
  await Promise.all(waiting);
  await run('ann', nothing);
});
