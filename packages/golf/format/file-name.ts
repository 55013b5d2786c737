import type { CalendarDay } from '../calendar/index.ts';

type Named = { readonly firstName: string; readonly lastName: string };

/**
 * The file name of a downloaded report: '{first}-{last}-{class}-{report}', by which coaches file it, or without a year
 * where the report does not show the player's class (CMP-26, PDF-03, PDF-O5).
 */
export const reportFileName = ({ firstName, lastName }: Named, report: string, classYear: string | null = null) =>
  hyphenated([firstName, lastName, classYear ?? '', report]);

/** The file name of a schedule report without extension: '{owner}-{sections}-{first day}-{last day}' (API-O5). */
export const scheduleFileName = (
  whose: readonly string[],
  sections: readonly string[],
  days: { readonly start: CalendarDay; readonly end: CalendarDay },
): string => hyphenated([...whose, ...sections, days.start, days.end]);

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
