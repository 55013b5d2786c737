import { describe, expect, it } from 'vitest';
import { calendarDay as day } from '../calendar/index.ts';
import { featuredTournaments } from '../tournaments/index.ts';
import type { ScheduleEvent } from '../schedule/index.ts';
import { tallyRound } from '../stats/index.ts';
import { roundOf, summaryOf } from '../testing/builders.ts';
import { scheduleEventOf } from '../testing/schedule.ts';
import { pastTournaments } from './past-tournaments.ts';
import { results } from './results.ts';
import { featuredResults } from './results-choice.ts';

const today = day('2026-06-15');
const cup = scheduleEventOf('Cup 2026', {
  isFavorite: true,
  result: {
    ...{ fieldSize: 80, place: 3, isTied: true, ending: null },
    rounds: [71, 70].map((score) => ({ score, par: 72, yards: null, courseRating: null, slopeRating: null })),
  },
});
/** A round of 74 in the cup, with a tournament id of the device that logged it. */
const logged = {
  summary: summaryOf({ type: 'tournament', tournamentId: 'device', tournamentName: 'Cup', score: 74 }),
  tally: tallyRound(roundOf()),
};

describe('past and featured tournaments', () => {
  /** The tournament as it appears among past tournaments, featured cards and featured results. */
  const shownOf = (change: Partial<ScheduleEvent> = {}, career: readonly (typeof logged)[] = []) => {
    const event = { ...cup, ...change, note: null };
    const [past, ...others] = pastTournaments({ career, events: [event] }, today);
    const [card] = featuredTournaments(past === undefined ? [] : [past], [{ ...event, location: '', placing: null }]);
    const source = { career, events: [event], ratings: new Map(), favoriteRounds: new Map() };
    const [result] = results(source, featuredResults, today).tournaments;
    expect(others).toEqual([]);
    return { past, card, result };
  };

  it.each([
    ['entered', [], '141 (−3)', [71, 70], [null, null]],
    ['logged', [logged], '74 (+2)', [74], [logged.summary.roundId]],
  ] as const)(
    'are the rounds %s, as among the results (DATA-49, DATA-50, PROFILE-14)',
    (_how, career, total, scores, ids) => {
      const { past, card, result } = shownOf({}, career);
      expect([past?.totalScoreWithPar.formatted, card?.score, result?.totalScoreWithPar?.formatted]).toEqual(
        Array.from({ length: 3 }, () => total),
      );
      expect(past?.includedRounds.map(({ golfRoundId }) => golfRoundId)).toEqual(ids);
      expect(card).toMatchObject({ roundScores: scores, bestRoundScore: Math.min(...scores) });
      expect(past).toMatchObject({ name: 'Cup 2026', location: 'Amity, CA', dateStarted: '2026-06-01' });
    },
  );

  it('are of the days of their event, and their rounds of no day, where only scores are known (DATA-50)', () => {
    const { past } = shownOf({ endDate: day('2026-06-03') });
    expect([past?.dateStarted, past?.dateEnded]).toEqual(['2026-06-01', '2026-06-03']);
    expect(past?.includedRounds.map(({ playedOn, courseName }) => playedOn ?? courseName)).toEqual([null, null]);
  });

  it('have no scores before they are over, nor as qualifiers and matches (DATA-49)', () => {
    for (const change of [{ endDate: day('2026-06-16') }, { eventType: 'qualifier' }, { eventType: 'match' }]) {
      const { past, card } = shownOf(change);
      expect(past).toBeUndefined();
      expect(card).toMatchObject({ score: null, avgScore: null, roundScores: [], bestRoundScore: null });
    }
  });
});
