import { type CalendarDay, yearOf } from '../calendar/index.ts';

type Named = { readonly firstName: string; readonly lastName: string };

/** The file name of a downloaded report: '{first}-{last}-{report}'. */
export const reportFileName = ({ firstName, lastName }: Named, report: string): string =>
  hyphenated([firstName, lastName, report]);

/** The file name of a resume or a comparison: '{first}-{last}-{year+1}-{report}' (PDF-03, CMP-26). */
export const datedFileName = ({ firstName, lastName }: Named, report: string, today: CalendarDay): string =>
  hyphenated([firstName, lastName, String(yearOf(today) + 1), report]);

/** The file name of a schedule report without extension: '{owner}-{sections}-{first day}-{last day}' (API-O5). */
export const scheduleFileName = (
  whose: readonly string[],
  sections: readonly string[],
  days: { readonly start: CalendarDay; readonly end: CalendarDay },
): string => hyphenated([...whose, ...sections, days.start, days.end]);

/** The file name of a team's page: '{team}-{day}'. */
export const teamFileName = (team: string, today: CalendarDay): string => hyphenated([team, today]);

/** Characters that some file systems reject are removed, and empty parts are skipped with their hyphen (PDF-O2). */
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
