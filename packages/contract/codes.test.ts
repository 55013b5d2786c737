import { expect, it } from 'vitest';
import { eventLocaleCodes, eventTypeCodes, scheduleStatusCodes } from './codes.ts';

it('has the codes of statuses, types and locales of events (TOUR-15, TOUR-33, TOUR-34)', () => {
  const { inField, considering, qualifying, applied, conflict, invited } = scheduleStatusCodes;
  expect([inField, considering, qualifying, applied, conflict, invited]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(eventTypeCodes).toEqual({ tournament: 3, qualifier: 10, match: 11 });
  expect(eventLocaleCodes).toEqual({ local: 1, national: 3, highSchool: 4 });
});
