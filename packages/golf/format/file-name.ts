import { type CalendarDay, yearOf } from '../calendar/index.ts';

type Named = { readonly firstName: string; readonly lastName: string };

/**
 * What a downloaded report is called: '{first}-{last}-{year+1}-{report}', the current year plus one (CMP-26, PDF-03).
 * What no file system takes, and spaces, become hyphens.
 */
export const reportFileName = ({ firstName, lastName }: Named, today: CalendarDay, report: string): string =>
  [firstName, lastName, String(yearOf(today) + 1), report]
    .map((part) => part.trim().replaceAll(/[\s/\\:*?"<>|\p{Cc}]+/gu, '-'))
    .filter((part) => part !== '')
    .join('-');
