import type { RoundDocument } from '@strokebook/golf/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demo, type TestPlayer, useRealServer } from '../../testing/real-server.ts';
import { makeCareer, TODAY } from '../../testing/rounds.ts';
import { LIVE_INTERVAL_MS } from './use-live-round.ts';

afterEach(() => {
  vi.useRealTimers();
  setVisibility('visible');
});

const server = useRealServer({ today: TODAY });
const COACH = demo.coach.accountId;
const ADDRESS = '/player/ingrid/my-rounds/live/running';
/** The product promises ten seconds (TEAM-30). */
const PROMISED_MS = 10_000;

const [whole] = makeCareer(1) as [RoundDocument];
const playedTo = (holes: number): RoundDocument => ({
  ...{ ...whole, roundId: 'running', playedOn: TODAY, status: 'inProgress', type: 'practice' },
  ...{ course: { name: 'Elmwood Heath' }, tournament: undefined },
  // One under on each hole.
  holes: whole.holes.map(({ hole, par }, index) => (index < holes ? { hole, par, score: par - 1 } : { hole, par })),
});

const store = ({ accountId, call }: TestPlayer, round: RoundDocument) =>
  call('putRound', { params: { accountId, roundId: round.roundId }, body: round as never });
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A coach who watches a round of a player. */
async function watch(level: 'seeingIds' | 'enteringIds' = 'seeingIds') {
  const player = await server.withRounds([playedTo(11)], { [level]: [COACH] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const opened = await server.open(ADDRESS, { as: COACH });
  await waitFor(() => expect(status()).toContain('−11 thru 11'));
  return { player, ...opened };
}

describe('a round that is watched', () => {
  it('moves within ten seconds after a hole was stored, and asks for the card only once it is another (TEAM-30)', async () => {
    const { player, requestsTo } = await watch();
    await pass(LIVE_INTERVAL_MS);
    await store(player, playedTo(12));
    await pass(PROMISED_MS);
    await waitFor(() => expect(status()).toContain('−12 thru 12'));
    const card = within(screen.getByRole('region', { name: 'Scorecard' }));
    expect(card.getByText('Hole 13, par', { exact: false }).textContent).toContain('playing now');
    expect(requestsTo('getLiveCard').map(({ query }) => query.get('after'))).toEqual([null, '1', '1']);
    expect(requestsTo('getRound')).toEqual([]);
  });

  it('is not asked for while the page is hidden, and at once when it is seen again (TEAM-30)', async () => {
    const { player, requestsTo } = await watch();
    act(() => setVisibility('hidden'));
    await store(player, playedTo(14));
    await pass(60_000);
    expect(requestsTo('getLiveCard')).toHaveLength(1);
    act(() => setVisibility('visible'));
    await waitFor(() => expect(status()).toContain('−14 thru 14'));
  });

  it('is asked for less often while that fails, says so, and goes on by itself (TEAM-30)', async () => {
    const { player, requestsTo, failAll } = await watch();
    const mend = failAll('getLiveCard', 'UNEXPECTED');
    await pass(60_000);
    expect(requestsTo('getLiveCard').length).toBeLessThanOrEqual(4);
    expect(screen.getByRole('alert').textContent).toContain('tries again by itself');
    expect(status()).toContain('−11 thru 11');
    mend();
    await store(player, playedTo(12));
    await pass(30_000);
    await waitFor(() => expect(status()).toContain('−12 thru 12'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is followed no longer once it is finished, and leads to its scorecard (TEAM-30)', async () => {
    const { player, requestsTo } = await watch();
    await store(player, { ...playedTo(18), status: 'completed' });
    await pass(PROMISED_MS);
    await screen.findByRole('heading', { name: 'The round is finished.' });
    const link = screen.getByRole('link', { name: 'Scorecard and shots of this round' });
    expect(link.getAttribute('href')).toContain('/player/ingrid/my-rounds?');
    const asked = requestsTo('getLiveCard').length;
    await pass(60_000);
    expect(requestsTo('getLiveCard')).toHaveLength(asked);
  });

  it('is followed no longer once it is deleted (TEAM-30)', async () => {
    const { player, requestsTo } = await watch();
    await player.call('deleteRound', { params: { accountId: player.accountId, roundId: 'running' } });
    await pass(PROMISED_MS);
    await screen.findByRole('heading', { name: 'This round is not there any more.' });
    const asked = requestsTo('getLiveCard').length;
    await pass(60_000);
    expect(requestsTo('getLiveCard')).toHaveLength(asked);
  });

  it('leads into the editor by a choice of its own, only for those who may enter rounds (TEAM-30, TEAM-27)', async () => {
    await watch('enteringIds');
    const link = screen.getByRole('link', { name: 'Enter strokes for Ingrid' });
    expect(link.getAttribute('href')).toBe('/log/running?player=ingrid');
  });

  it('has no way into the editor for those who may only see, and names the strokes of the hole that is played (TEAM-30, TEAM-27)', async () => {
    const { player } = await watch();
    expect(screen.queryByRole('link', { name: /^Enter strokes/ })).toBeNull();
    const at = playedTo(11);
    const shots = [
      { lie: 'tee', toPin: 400 },
      { lie: 'fairway', toPin: 150 },
    ] as never;
    await store(player, { ...at, holes: at.holes.map((hole, index) => (index === 11 ? { ...hole, shots } : hole)) });
    await pass(PROMISED_MS);
    const hole = within(await screen.findByRole('region', { name: /^Hole \d+ now$/ }));
    await waitFor(() =>
      expect(hole.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '1 250 yd. Fairway. 150 yd left.',
        '2 To play: fairway, 150 yd',
      ]),
    );
  });
});
