import { calendarDay } from '@strokebook/golf/calendar';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createSystemClock } from '../../ports/clock.ts';
import { createSettings } from './handlers.ts';

it('names the day where it is pinned, and leaves it to where the browser is elsewhere', () => {
  const dayOf = (pinned: string | null) =>
    createSettings(
      readConfig({ WEB_DIR: '/nowhere' }),
      createSystemClock(pinned === null ? null : calendarDay(pinned)),
    )('golf.example').today;
  expect(dayOf('2026-09-20')).toBe('2026-09-20');
  expect(dayOf(null)).toBe('');
});
