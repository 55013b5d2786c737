import { describe, expect, it } from 'vitest';
import { calendarDay as day } from '../calendar/index.ts';
import type { FormRound } from '../form/index.ts';
import type { RecordedRound, ScheduleEvent } from '../schedule/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { scheduleEventOf } from '../testing/schedule.ts';
import { scoresOf } from './form-scores.ts';

const today = day('2026-06-15');
const entered = (score: number, changes: Partial<RecordedRound> = {}): RecordedRound => ({
  ...{ score, par: 72, yards: null, courseRating: 72.4, slopeRating: 130 },
  ...changes,
});
/** Two rounds of June 1 and 2, typed as 74 and 71, unless it says otherwise. */
const cup = (changes: Partial<ScheduleEvent> = {}, rounds: readonly RecordedRound[] = [entered(74), entered(71)]) =>
  scheduleEventOf('Cup', {
    result: { fieldSize: null, place: null, isTied: false, ending: null, rounds },
    ...changes,
  });
const logged = (score: number, changes: Partial<FormRound> = {}): FormRound => ({
  ...summaryOf({ type: 'tournament', playedOn: day('2026-06-01'), score, par: 72, tournamentName: 'Cup', ...changes }),
  courseRating: 72.4,
});
const left = (rounds: readonly FormRound[], ...events: readonly ScheduleEvent[]) =>
  scoresOf({ rounds, events: events.length === 0 ? [cup()] : events }, today).map(({ score }) => score);

describe('scores of a schedule', () => {
  it('are rounds of the event’s type, day and course with the typed rating (TEAM-05)', () => {
    expect(scoresOf({ rounds: [], events: [cup({ eventType: 'qualifier' })] }, today)).toMatchObject([
      {
        ...{ roundId: 'Cup/1', playedOn: '2026-06-01', type: 'qualifier', status: 'completed', holeCount: 18 },
        ...{ score: 74, par: 72, courseRating: 72.4, courseName: 'Cup', isScoreOnly: true },
        rating: { courseRating: 72.4, slopeRating: 130, adjustedScore: 74 },
      },
      { roundId: 'Cup/2', playedOn: '2026-06-02', score: 71 },
    ]);
  });

  it('are of their own day and course where these are known, as long as the event has not moved (TEAM-05, IMPORT-15)', () => {
    const first = entered(74, { playedOn: day('2026-06-01'), courseName: 'Old Course' });
    const played = (changes: Partial<ScheduleEvent>) =>
      scoresOf({ rounds: [], events: [cup(changes, [first, { ...first, score: 71 }, entered(73)])] }, today).map(
        ({ playedOn, courseName }) => [playedOn, courseName],
      );
    expect(played({ numberOfRounds: 3 })).toEqual([
      ['2026-06-01', 'Old Course'],
      ['2026-06-01', 'Old Course'],
      ['2026-06-02', 'Cup'],
    ]);
    const moved = { startDate: day('2026-06-08'), endDate: day('2026-06-09'), numberOfRounds: 3 };
    expect(played(moved).map(([playedOn]) => playedOn)).toEqual(['2026-06-09', '2026-06-09', '2026-06-09']);
  });

  it('have a rating without a slope, which a form does not need, and no differential then (TEAM-05, INDEX-17)', () => {
    const [score] = scoresOf({ rounds: [], events: [cup({}, [entered(74, { slopeRating: null })])] }, today);
    expect(score).toMatchObject({ courseRating: 72.4, rating: null });
  });

  it('count once with the logged round of the same event and number, day or score, which wins (TEAM-05)', () => {
    expect(left([logged(70, { roundNumber: 2, playedOn: day('2026-06-02') })])).toEqual([74]);
    expect(left([logged(70, { playedOn: day('2026-06-02') })])).toEqual([74]);
    expect(left([logged(70, { roundNumber: 0, playedOn: day('2026-06-02') })])).toEqual([74]);
    const oneDay = cup({ endDate: day('2026-06-01') });
    expect(left([logged(71)], oneDay)).toEqual([74]);
    expect(left([logged(80)], oneDay)).toEqual([71]);
    expect(left([logged(74), logged(71, { roundId: 'r2', playedOn: day('2026-06-02') })])).toEqual([]);
  });

  it('count once with logged rounds that do not name their event, by a score or by type, day and course (TEAM-05)', () => {
    const nameless = { tournamentId: null, tournamentName: null };
    expect(left([logged(74, nameless)])).toEqual([71]);
    const atPine = cup({ courseName: 'Pine Hollow' });
    expect(left([logged(79, { ...nameless, courseName: 'PINE hollow' })], atPine)).toEqual([71]);
    expect(left([logged(79, { ...nameless, courseName: 'Lakeshore' })], atPine)).toEqual([74, 71]);
    expect(left([logged(79, { ...nameless, courseName: 'Pine Hollow', type: 'practice' })], atPine)).toEqual([74, 71]);
  });

  it('wait for the end of their event, and for a logged round that is not finished they stand in (TEAM-05)', () => {
    expect(left([], cup({ startDate: day('2026-06-15'), endDate: day('2026-06-16') }))).toEqual([]);
    expect(left([logged(30, { status: 'inProgress' })])).toEqual([74, 71]);
  });

  it('are of nine holes where their par says so, which no form counts (TEAM-05)', () => {
    expect(scoresOf({ rounds: [], events: [cup({}, [entered(38, { par: 36 })])] }, today)).toMatchObject([
      { holeCount: 9, rating: null },
    ]);
  });
});
