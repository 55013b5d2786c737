import type { ResumeSettings } from '@strokebook/contract';
import { type DayRange, isSameRange } from '@strokebook/golf/calendar';
import {
  availability,
  type ResumeData,
  type ResumeSelections,
  toSelections,
  toSettings,
  withoutMissing,
} from '@strokebook/documents/resume-builder';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { loadResumeData } from './queries.ts';

/** In milliseconds (RESUME-30). */
const REVALIDATION_DELAY = 200;

type Start = { readonly settings: ResumeSettings; readonly data: ResumeData };
type Chosen = { readonly ticked: ResumeSelections; readonly data: ResumeData };

export type ChangeSelections = (next: (selections: ResumeSelections) => ResumeSelections) => void;

/**
 * What is ticked of what there is, from the settings as they were loaded first. What there is nothing of is not ticked;
 * it is again once there is something of it, as with the charts of other days.
 *
 * @param start undefined while it is loading
 * @param onRefused the days that were asked for have nothing to show, or could not be had; those before stay (RESUME-31)
 */
export function useResumeChoice(start: Start | undefined, onRefused: () => void) {
  const { api } = useApi();
  const [changed, setChanged] = useState<Chosen | null>(null);
  const [askedRange, setAskedRange] = useState<DayRange | null>(null);

  const update = (next: (chosen: Chosen) => Chosen) =>
    setChanged((before) => {
      const chosen = before ?? (start === undefined ? null : firstOf(start));
      return chosen === null ? null : next(chosen);
    });
  const change: ChangeSelections = (next) => update(({ ticked, data }) => ({ ticked: next(ticked), data }));
  const restore = () => {
    setChanged(null);
    setAskedRange(null);
  };

  const refuse = useEffectEvent(onRefused);
  const accept = useEffectEvent((barChartsDateRange: DayRange, data: ResumeData) =>
    update(({ ticked }) => ({ ticked: { ...ticked, barChartsDateRange }, data })),
  );
  useEffect(() => {
    if (askedRange === null || start === undefined) return;
    const replaced = new AbortController();
    const reload = async () => {
      try {
        const data = await loadResumeData(api, withChartRange(start.settings, askedRange), replaced.signal);
        if (replaced.signal.aborted) return;
        if (availability(data).charts) {
          accept(askedRange, data);
        } else refuse();
      } catch {
        if (replaced.signal.aborted) return;
        refuse();
      }
      setAskedRange(null);
    };
    const timer = setTimeout(() => void reload(), REVALIDATION_DELAY);
    return () => {
      clearTimeout(timer);
      replaced.abort();
    };
  }, [api, askedRange, start]);

  // The preview compares the settings by identity to tell what is drawn from what is asked for.
  const choice = useMemo(() => {
    if (start === undefined) return null;
    const chosen = changed ?? firstOf(start);
    const can = availability(chosen.data);
    const selections = withoutMissing(chosen.ticked, can);
    return { data: chosen.data, can, selections, settings: toSettings(selections, start.settings) };
  }, [changed, start]);
  const shownRange = choice?.selections.barChartsDateRange;
  const askRange = (range: DayRange) =>
    setAskedRange(shownRange !== undefined && isSameRange(shownRange, range) ? null : range);
  return { choice, change, restore, askedRange, askRange };
}

const firstOf = ({ settings, data }: Start): Chosen => ({ ticked: toSelections(settings), data });

const withChartRange = (settings: ResumeSettings, barChartsDateRange: DayRange): ResumeSettings => ({
  ...settings,
  performanceChartsPage: { ...settings.performanceChartsPage, barChartsDateRange },
});

export type ResumeChoice = NonNullable<ReturnType<typeof useResumeChoice>['choice']>;
