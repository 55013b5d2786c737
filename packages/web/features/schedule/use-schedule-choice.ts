import { type AccountId, accountIdOf } from '@strokebook/golf/access';
import {
  defaultScheduleOptions,
  eventFilters,
  eventLocales,
  eventTypes,
  type ScheduleOptions,
  scheduleStatuses,
  scheduleViews,
} from '@strokebook/golf/schedule';
import { useState } from 'react';
import { z } from 'zod/mini';
import { keepSessionValue, readSessionValue } from '../../lib/session-value.ts';

/** Settings of a schedule, besides its player. */
export type ScheduleChoice = {
  readonly options: ScheduleOptions;
  /** Additional players whose events are shown. */
  readonly extraAccountIds: readonly AccountId[];
};

const KEY = 'schedule';
const KeptChoice = z.object({
  options: z.object({
    statuses: z.array(z.enum(scheduleStatuses.map(({ status }) => status))),
    eventTypes: z.array(z.enum(eventTypes.map(({ eventType }) => eventType))),
    locales: z.array(z.enum(eventLocales.map(({ locale }) => locale))),
    eventFilter: z.enum(eventFilters),
    isMerged: z.boolean(),
    viewBy: z.enum(scheduleViews),
  }),
  extraAccountIds: z.array(z.pipe(z.int().check(z.positive()), z.transform(accountIdOf))),
}) satisfies z.ZodMiniType<ScheduleChoice>;

const defaults: ScheduleChoice = { options: defaultScheduleOptions, extraAccountIds: [] };

/** The choice of this session (TOUR-24), or the default. */
export const readScheduleChoice = (): ScheduleChoice => readSessionValue(KEY, KeptChoice) ?? defaults;

/** Additional players besides the player of the page. */
export const extrasOf = ({ extraAccountIds }: ScheduleChoice, accountId: AccountId): readonly AccountId[] =>
  extraAccountIds.filter((id) => id !== accountId);

/** The choice, stored for the session (TOUR-24). */
export function useScheduleChoice(): readonly [ScheduleChoice, (choice: ScheduleChoice) => void] {
  const [choice, setChoice] = useState(readScheduleChoice);
  const change = (next: ScheduleChoice) => {
    setChoice(next);
    keepSessionValue(KEY, next);
  };
  return [choice, change];
}
