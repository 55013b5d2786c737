import { calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { demo, useRealServer } from '../../../testing/real-server.ts';

const server = useRealServer({ today: calendarDay('2026-06-15') });
const { player, stranger } = demo;
const params = { accountId: player.accountId };

/** A practice round whose tee shots were all meant for where they went. */
beforeAll(async () => {
  const { call } = await server.asPlayer(player.accountId);
  const { rounds } = await call('listRounds', { params, query: { limit: 50 } });
  for (const { roundId } of rounds) {
    const { round } = await call('getRound', { params: { ...params, roundId } });
    if (!round.holes.every(({ shots = [] }) => shots[0]?.end?.position !== undefined)) continue;
    const { tournament: _tournament, roundNumber: _number, ...kept } = round as RoundDocument;
    const aimed: RoundDocument = {
      ...kept,
      ...{ roundId: 'aimed', type: 'practice' },
      holes: kept.holes.map((hole) => ({
        ...hole,
        shots: (hole.shots ?? []).map((shot, at) => (at === 0 ? { ...shot, target: shot.end?.position } : shot)),
      })),
    };
    await call('putRound', { params: { ...params, roundId: 'aimed' }, body: aimed });
    return;
  }
  throw new Error('no round with positions');
}, 60_000);

it('AIM-12: shows both sums with their counts, and no word larger than the sample', async () => {
  await server.open('/dashboard', { as: player.accountId });
  const card = within(await screen.findByRole('region', { name: 'Decision and execution' }, { timeout: 20_000 }));
  expect(card.getByText(/^\d+ shots with a target, in 1 round$/)).toBeTruthy();
  expect(card.getByText(/too few to tell\. It takes 20 shots in 5 rounds\.$/)).toBeTruthy();
  const [, ...rows] = within(card.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Decision, where you aimed.*Could be chance$/),
    expect.stringMatching(/^Execution, what the stroke did.*Could be chance$/),
  ]);
});

it('AIM-13: shows nothing of targets to others', async () => {
  await server.open(`/player/${player.username}/data-analysis`, { as: stranger.accountId });
  await screen.findByRole('region', { name: 'Strokes Gained by Distance' }, { timeout: 20_000 });
  expect(screen.queryByRole('region', { name: 'Decision and execution' })).toBeNull();
});
