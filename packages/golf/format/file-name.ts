import { type CalendarDay, yearOf } from '../calendar/index.ts';

type Named = { readonly firstName: string; readonly lastName: string };

/** What a downloaded report is called: '{first}-{last}-{year+1}-{report}', the current year plus one (CMP-26, PDF-03). */
export const reportFileName = ({ firstName, lastName }: Named, today: CalendarDay, report: string): string =>
  hyphenated([firstName, lastName, String(yearOf(today) + 1), report]);

/** What a schedule's report is called, without its ending: '{whose}-{sections}-{first day}-{last day}' (API-O5). */
export const scheduleFileName = (
  whose: readonly string[],
  sections: readonly string[],
  days: { readonly start: CalendarDay; readonly end: CalendarDay },
): string => hyphenated([...whose, ...sections, days.start, days.end]);

/** What not every file system takes is dropped, and a part that is empty goes with its hyphen (PDF-O2). */
const hyphenated = (parts: readonly string[]): string =>
  parts
    .map((part) =>
      part
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, '')
        .trim()
        .replaceAll(/ +/g, '-'),
    )
    .filter((part) => part !== '')
    .join('-');
