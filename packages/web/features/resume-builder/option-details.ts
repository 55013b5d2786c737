import { formatDay, formatDays } from '@strokebook/golf/format';
import type { ResumeData, SelectionList } from '@strokebook/documents/resume-builder';

/** What tells an item of a list from others of its name, and whether there is a note to include. */
export type OptionDetail = { readonly hint: string; readonly hasNote: boolean };

export function optionDetails(data: ResumeData, list: SelectionList): ReadonlyMap<string, OptionDetail> {
  switch (list) {
    case 'events':
      return new Map(
        data.upcomingEvents.map(({ id, startDate, endDate }) => [
          id,
          { hint: formatDays(startDate, endDate ?? startDate, true), hasNote: false },
        ]),
      );
    case 'tournaments':
      return new Map(
        data.selectedTournaments.map(({ id, notes, result }) => [
          id,
          { hint: formatDays(result.dateStarted, result.dateEnded, true), hasNote: isSaid(notes) },
        ]),
      );
    case 'rounds':
      return new Map(
        data.selectedRounds.map(({ id, notes, result: { playedOn, performance } }) => [
          id,
          {
            hint: [playedOn === null ? null : formatDay(playedOn, true), performance.formatted]
              .filter((part) => part !== null)
              .join(' · '),
            hasNote: isSaid(notes),
          },
        ]),
      );
    case 'newsItems':
      return new Map();
  }
}

const isSaid = (notes: string | null): boolean => notes !== null && notes.trim() !== '';
