import { render, screen, within } from '@testing-library/react';
import { calendarDay } from '@strokebook/golf/calendar';
import type { RoundDocument } from '@strokebook/golf/model';
import { describe, expect, it } from 'vitest';
import { addEvent } from '../../testing/player-content.ts';
import { makeRound } from '../../testing/rounds.ts';
import { card, logged, useSummary } from '../../testing/summary-screen.ts';
import { Featured } from './featured.tsx';

const { openSummary } = useSummary();

const cards = () => within(card('Featured Tournaments')).getAllByRole('listitem');
const cardOf = (name: string) =>
  cards().find((one) => within(one).queryByRole('heading', { name: new RegExp(`^${name}`) })) as HTMLElement;
const placed = { fieldSize: 78, place: 3, isTied: true, ending: null, rounds: [] };

/** A round of 18 par 4s at Pine Hollow with scores only. */
function scoredRound(roundId: string, score: number, tournament: RoundDocument['tournament']) {
  const holes = Array.from({ length: 18 }, (_, index) => ({
    hole: index + 1,
    par: 4,
    score: index === 0 ? score - 68 : 4,
  }));
  const round = { ...makeRound({ id: 1, playedOn: calendarDay('2026-05-01'), type: 'tournament' }), roundId, holes };
  return { ...round, course: { name: 'Pine Hollow' }, ...(tournament === undefined ? {} : { tournament }) };
}

describe('featured tournaments', () => {
  it('are 8 at a time; View More adds 8 (ABOUT-10)', async () => {
    const { user } = await openSummary({
      prepare: async (player) => {
        for (let index = 0; index < 18; index += 1) await addEvent(player, `Cup ${index}`, { isFavorite: true });
      },
    });
    expect(cards()).toHaveLength(8);
    await user.click(within(card('Featured Tournaments')).getByRole('button', { name: 'View More' }));
    expect(cards()).toHaveLength(16);
    await user.click(within(card('Featured Tournaments')).getByRole('button', { name: 'View More' }));
    expect([cards().length, within(card('Featured Tournaments')).queryByRole('button')]).toEqual([18, null]);
  });

  it('say what was played, and which was best (ABOUT-12, DATA-49)', async () => {
    const others = Array.from({ length: 10 }, (_, index) =>
      makeRound({
        id: index + 1,
        playedOn: calendarDay('2026-08-01'),
        type: 'tournament',
        tournament: `Open ${index}`,
      }),
    );
    await openSummary({
      rounds: others,
      prepare: async (player) => {
        const days = { startDate: calendarDay('2026-05-01'), endDate: calendarDay('2026-05-02') };
        const { tournament } = await addEvent(player, 'Cup', {
          ...{ isFavorite: true, note: '<b>Windy</b>', isNoteShared: true, tournament: days },
          result: { ...placed, fieldSize: 60, place: 2 },
        });
        const { accountId, call } = player;
        for (const score of [71, 73]) {
          const body = scoredRound(`cup-${score}`, score, { tournamentId: tournament.tournamentId, name: 'Cup' });
          await call('putRound', { params: { accountId, roundId: body.roundId }, body });
        }
      },
    });
    expect(cards()).toHaveLength(1);
    const cup = within(cardOf('Cup'));
    for (const text of ['Best', '144 (E)', '71 · 73', '72.0', 'Pine Hollow, Amity, CA', '<b>Windy</b>', 'T2 of 60']) {
      expect(cup.getByText(text)).toBeTruthy();
    }
  });

  it('have no link to an address that is none of the web (ABOUT-12)', () => {
    const [startDate, endDate] = [calendarDay('2026-05-01'), calendarDay('2026-05-02')];
    const unplayed = {
      ...{ yards: null, score: null, avgScore: null, rawScore: null, rawScoreToPar: null, note: null },
      ...{ roundScores: [], roundScoresVsPar: [], bestRoundScore: null, bestRoundScoreToPar: null, isBest: false },
    };
    const common = { ...unplayed, startDate, endDate, courseName: null, location: '', placing: null };
    const addresses = { Cup: 'javascript:alert(1)', Open: 'https://example.com/open' };
    render(
      <Featured
        tournaments={Object.entries(addresses).map(([tournamentName, tournamentUrl]) => ({
          ...common,
          tournamentId: tournamentName,
          tournamentName,
          tournamentUrl,
        }))}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Cup' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://example.com/open']);
  });

  it('without a round say how it ended, or that no round was logged', async () => {
    await openSummary({
      prepare: async (player) => {
        await addEvent(player, 'Cup', { isFavorite: true, result: placed });
        await addEvent(player, 'Future', { isFavorite: true });
      },
    });
    expect(within(cardOf('Cup')).getByText('T3 of 78')).toBeTruthy();
    expect(within(cardOf('Cup')).queryByText('No rounds logged.')).toBeNull();
    expect(within(cardOf('Future')).getByText('No rounds logged.')).toBeTruthy();
  });

  it('that cannot be loaded are none (ABOUT-11)', async () => {
    const errors = logged();
    await openSummary({
      prepare: async (player, { failAll }) => {
        await addEvent(player, 'Cup', { isFavorite: true });
        failAll('getFeaturedTournaments', 'NOT_FOUND');
      },
    });
    expect(screen.queryByRole('region', { name: 'Featured Tournaments' })).toBeNull();
    expect(errors).toHaveBeenCalledWith('Error fetching featured tournaments:', expect.anything());
  });
});
