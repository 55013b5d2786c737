import { expect, it } from 'vitest';
import { calendarDay } from '../calendar/index.ts';
import type { RoundSummary } from '../model/index.ts';
import { summaryOf } from '../testing/builders.ts';
import { bestForm, recentForm } from './form.ts';

/** A round of two over par on the given day of a month. */
const round = (day: number, changes: Partial<RoundSummary> = {}): RoundSummary =>
  summaryOf({ playedOn: calendarDay(`2026-05-${String(day).padStart(2, '0')}`), score: 74, par: 72, ...changes });

it('is the score to par over the last six finished rounds (DATA-28, ORG-O6)', () => {
  const old = Array.from({ length: 5 }, (_, i) => round(i + 1, { score: 100 }));
  const recent = Array.from({ length: 6 }, (_, i) => round(i + 6, { score: 72 + (i % 2) * 2 }));
  expect(recentForm([...old, ...recent])).toEqual({ toPar: 1, roundCount: 6 });
});

it('takes the best ten rounds, or the better half of fewer than 20, so that the best is never worse than the recent (DATA-28, ORG-O6)', () => {
  const rounds = (count: number) => Array.from({ length: count }, (_, i) => round(i + 1, { score: 72 + i }));
  expect(bestForm(rounds(24))).toEqual({ toPar: 4.5, roundCount: 10 });
  expect(bestForm(rounds(20))).toEqual({ toPar: 4.5, roundCount: 10 });
  expect(bestForm(rounds(11))).toEqual({ toPar: 2, roundCount: 5 });
  expect(bestForm(rounds(2))).toEqual({ toPar: 0, roundCount: 1 });
  expect(bestForm(rounds(1))).toBeNull();
});

it('counts a nine-hole round by half, per 18 holes', () => {
  expect(recentForm([round(1), round(2, { holeCount: 9, score: 40, par: 36 })])).toEqual({ toPar: 4, roundCount: 2 });
});

it('leaves out unfinished rounds and rounds without a score, and is null without any', () => {
  expect(recentForm([round(1, { status: 'inProgress' }), round(2, { score: null, par: null })])).toBeNull();
  expect(recentForm([])).toBeNull();
});
