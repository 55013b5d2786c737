import { describe, expect, it } from 'vitest';
import { OwnTournament } from './schedule-event.ts';

describe("a tournament of one's own", () => {
  const problemsOf = (startDate: string, endDate: string) => {
    const { error } = OwnTournament.safeParse({
      ...{ name: 'Cup', url: null, city: null, state: null, startDate, endDate },
      ...{ numberOfRounds: 1, eventType: 'tournament', locale: 'local', isTeamEvent: false },
    });
    return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  };

  it('ends on its first day or later, at most 31 days after it: more is a mistyped year (DATA-46)', () => {
    expect(problemsOf('2026-06-01', '2026-06-01')).toEqual([]);
    expect(problemsOf('2026-06-01', '2026-05-31')).toEqual([['endDate', 'is before the first day']]);
    expect(problemsOf('2026-12-15', '2027-01-15')).toEqual([]);
    const tooLong = [['endDate', 'is more than a month after the first day']];
    expect(problemsOf('2026-12-15', '2027-01-16')).toEqual(tooLong);
    expect(problemsOf('2026-06-01', '2036-06-01')).toEqual(tooLong);
  });
});
