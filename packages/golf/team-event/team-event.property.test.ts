import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountIdOf } from '../access/index.ts';
import { calendarDay } from '../calendar/index.ts';
import { changeEvent, type EventChange, openEvent } from './change-event.ts';
import { countedRound, withoutPlayer } from './count-round.ts';
import { teamFormats } from './lineup-view.ts';
import { seasonOf } from './season.ts';
import type { EventScore, TeamEvent } from './team-event.ts';

const done = { by: accountIdOf(900), at: '2026-10-05T12:00:00.000Z' };
const course = { courseId: null, name: 'Millbrook', tee: 'Blue', par: 72, rating: 73.4 };
const ids = Array.from({ length: 8 }, (_, index) => `p${index + 1}`);
const players = ids.map((playerId, index) => ({ playerId, accountId: accountIdOf(index + 1), guestName: null }));
const days = ['2026-10-05', '2026-10-06', '2026-10-07'].map(calendarDay);

const scores: fc.Arbitrary<EventScore | null> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 66, max: 84 }).map((strokes) => ({ kind: 'score' as const, strokes })) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'withdrawn' } as const, { kind: 'disqualified' } as const) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const events = fc
  .record({
    format: fc.constantFrom(...teamFormats),
    atEvent: fc.integer({ min: 3, max: 8 }),
    rounds: fc.integer({ min: 1, max: 3 }),
    typed: fc.array(fc.array(scores, { minLength: 8, maxLength: 8 }), { minLength: 3, maxLength: 3 }),
    order: fc.shuffledSubarray(ids, { minLength: 3, maxLength: 4 }),
    from: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ format, atEvent, rounds, typed, order, from }) => {
    const answers = {
      ...{ name: 'Prairie Classic', tournamentId: 't', format: format.id, url: null },
      rounds: days.slice(0, rounds).map((playedOn) => ({ playedOn, course })),
      players: players.slice(0, atEvent),
    };
    const here = ids.slice(0, atEvent);
    const changes: readonly EventChange[] = [
      {
        kind: 'lineup',
        round: Math.min(from, rounds - 1),
        playerIds: order.filter((id) => here.includes(id)),
        ...done,
      },
      {
        kind: 'scores',
        scores: answers.rounds.flatMap((_, round) =>
          here.map((playerId, index) => ({ playerId, round, score: typed[round]?.[index] ?? null })),
        ),
        ...done,
      },
    ];
    return changes.reduce<TeamEvent>(
      (event, change) => changeEvent(event, change).event ?? event,
      openEvent(answers, done).event as TeamEvent,
    );
  });

/** Every choice of as many scores as count: the lowest sum of them, slow and obvious. */
function lowestSum(toPars: readonly number[], count: number): number | null {
  if (toPars.length < count) return null;
  const sums = Array.from({ length: 1 << toPars.length }, (_, bits) =>
    toPars.filter((_score, index) => (bits >> index) & 1),
  )
    .filter((chosen) => chosen.length === count)
    .map((chosen) => chosen.reduce((sum, one) => sum + one, 0));
  return Math.min(...sums);
}

const toParsOf = ({ lineups, cells }: TeamEvent, round: number, without: string | null = null) =>
  (lineups[round] ?? [])
    .filter((id) => id !== without)
    .flatMap((id) => {
      const score = cells.find((cell) => cell.playerId === id && cell.round === round)?.typed?.score;
      return score?.kind === 'score' ? [score.strokes - course.par] : [];
    });

it('counts the lowest scores of the lineup alone, as every choice of them confirms on 1,000 events (TEAM-13)', () => {
  fc.assert(
    fc.property(events, (event) => {
      const { count } = teamFormats.find(({ id }) => id === event.answers.format) ?? teamFormats[0];
      for (const round of event.answers.rounds.keys()) {
        const counted = countedRound(event, round);
        expect(counted.toPar).toBe(lowestSum(toParsOf(event, round), count));
        expect(counted.counting.length + counted.dropped.length).toBe(toParsOf(event, round).length);
        for (const playerId of event.lineups[round] ?? []) {
          const without = lowestSum(toParsOf(event, round, playerId), count);
          expect(withoutPlayer(event, round, playerId)?.toPar ?? null).toBe(counted.toPar === null ? null : without);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

it('counts each player in a season as often as the rounds of its events did (TEAM-14)', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 4 }), (list) => {
      const season = seasonOf(list);
      const finished = list.flatMap((event) =>
        [...event.answers.rounds.keys()]
          .map((round) => countedRound(event, round))
          .filter(({ toPar, isRunning }) => toPar !== null && !isRunning),
      );
      expect(season.rounds).toBe(finished.length);
      expect(season.rows.reduce((sum, { counted }) => sum + counted, 0)).toBe(season.counted);
      for (const { accountId, counted, of } of season.rows) {
        const playerId = `p${accountId}`;
        expect(counted).toBe(
          finished.filter((one) => one.counting.some((score) => score.playerId === playerId)).length,
        );
        expect(counted).toBeLessThanOrEqual(of);
      }
    }),
  );
});

it('changes nothing while its results are in the schedules, whatever is asked (TEAM-14)', () => {
  const changes = fc.constantFrom<EventChange>(
    { kind: 'lineup', round: 0, playerIds: ['p1'], ...done },
    { kind: 'scores', scores: [{ playerId: 'p1', round: 0, score: null }], ...done },
    { kind: 'place', place: { place: 1, isTied: false, teams: 14 }, ...done },
    { kind: 'finish', written: [], ...done },
    { kind: 'takeBack', ...done },
  );
  fc.assert(
    fc.property(events, fc.array(changes, { maxLength: 12 }), (begun, sequence) => {
      let event = begun;
      for (const change of sequence) {
        const { event: after = event } = changeEvent(event, change);
        if (event.finished !== null && change.kind !== 'takeBack') expect(after).toEqual(event);
        event = after;
      }
    }),
  );
});
