import { calendarDay } from '@strokebook/golf/calendar';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createSystemClock } from '../../ports/clock.ts';
import { createSettings } from './handlers.ts';

it('names the day where it is pinned, and leaves it to where the browser is elsewhere', async () => {
  const dayOf = async (pinned: string | null) =>
    (
      await createSettings(
        readConfig({ WEB_DIR: '/nowhere' }),
        createSystemClock(pinned === null ? null : calendarDay(pinned)),
        async () => null,
      )('golf.example')
    ).today;
  expect(await dayOf('2026-09-20')).toBe('2026-09-20');
  expect(await dayOf(null)).toBe('');
});
