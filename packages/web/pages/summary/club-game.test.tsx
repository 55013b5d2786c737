import { features } from '@strokebook/golf/access';
import { addDays } from '@strokebook/golf/calendar';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demo } from '../../testing/real-server.ts';
import { makeRound, TODAY } from '../../testing/rounds.ts';
import { card, useSummary } from '../../testing/summary-screen.ts';

const { server, openSummary } = useSummary();

const tee = { name: 'White', rating: 71.5, slope: 126 };
const rounds = Array.from({ length: 12 }, (_unused, index) => {
  const round = makeRound({ id: index + 1, playedOn: addDays(TODAY, -2 * index - 1) });
  return { ...round, course: { ...round.course, tee } };
});
const main = () => screen.getByRole('main').textContent ?? '';

describe('the public page of a golfer without tournaments', { timeout: 60_000 }, () => {
  it('shows visitors scoring, the last rounds and the courses, and nothing that is empty (ABOUT-O22)', async () => {
    await openSummary({ rounds });
    expect(main()).toMatch(/Scoring average, last 12 rounds|Scoring average, 2026\/27 season/);
    expect(within(card('Every round, to par')).getAllByRole('listitem')).toHaveLength(12);
    const recent = within(card('Recent rounds'));
    expect(recent.getByText('last 6 of 12')).toBeTruthy();
    expect(recent.getAllByRole('listitem')).toHaveLength(6);
    expect(recent.getByRole('link', { name: 'All rounds' }).getAttribute('href')).toBe('/player/ingrid/my-rounds');
    const courses = within(card('Courses played')).getAllByRole('listitem');
    expect(courses.map((row) => row.textContent)).toHaveLength(3);
    expect(courses[0]?.textContent).toMatch(/Best of 4 rounds\d+ /);
    for (const name of ['Performance Trends', 'Upcoming Events', 'Results', 'Estimated index']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });

  it('shows no round and no figure of rounds where My Rounds is closed, which the server decides (ABOUT-O22, ACCESS-10)', async () => {
    const { accountId } = await openSummary({
      rounds,
      prepare: () => server.hideFeatures('ingrid', [features.myRounds]),
    });
    expect(main()).not.toMatch(/Scoring average|Recent rounds|Courses played|Pine Hollow/);
    const stranger = await server.asPlayer(demo.stranger.accountId);
    expect((await stranger.call('getPastTournaments', { params: { accountId } })).game).toBeNull();
    const own = await server.asPlayer(accountId);
    expect((await own.call('getPastTournaments', { params: { accountId } })).game?.roundCount).toBe(12);
  });

  it('has the estimated index for signed-in golfers once the player has opened it, for nobody before (INDEX-07)', async () => {
    const open = async (isOpen: boolean, as?: number) => {
      const player = await server.withRounds(rounds);
      if (isOpen) await server.showFeatures('ingrid', [features.index]);
      await server.open('/player/ingrid/summary', as === undefined ? {} : { as: as === 0 ? player.accountId : as });
      await screen.findByRole('region', { name: 'Recent rounds' });
    };
    const { accountId } = demo.stranger;
    await open(true, accountId);
    expect((await screen.findByRole('region', { name: 'Estimated index' })).textContent).toMatch(/\d\.\d/);
    cleanup();
    for (const [isOpen, as] of [
      [false, accountId],
      [false, 0],
      [true, undefined],
    ] as const) {
      localStorage.clear();
      await open(isOpen, as);
      expect(screen.queryByRole('region', { name: 'Estimated index' })).toBeNull();
      cleanup();
    }
  });

  it('has no band of figures before the first round: the player is told what will stand there, visitors nothing (ABOUT-O22)', async () => {
    await openSummary({ rounds: [], isOwn: true });
    expect(main()).toContain('show up here after the first round');
    cleanup();
    localStorage.clear();
    await openSummary({ rounds: [] });
    expect(main()).not.toContain('show up here');
  });
});
