import type { RoundDocument } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';

/** A finished round of 18 par 4s with nothing but scores. */
export function scoreOnlyRound(roundId: string, changes: Partial<RoundDocument> = {}): RoundDocument {
  return {
    format: 'strokebook.round/1',
    roundId,
    playedOn: '2026-05-01' as CalendarDay,
    type: 'practice',
    status: 'completed',
    holeCount: 18,
    course: { name: 'Alder Creek' },
    holes: Array.from({ length: 18 }, (_, index) => ({ hole: index + 1, par: 4, score: 4 + (index % 3) })),
    ...changes,
  };
}
