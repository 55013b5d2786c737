import type { SelectionGroup } from './availability.ts';
import type { ResumeSettings } from './settings.ts';

/** A part of the overlay that opens separately: a group of ticks, or the favorites. */
export type ResumeSection = SelectionGroup | 'featured';
export type ResumePage = 'coverPage' | 'performanceCharts';

/** Settings in which some sections may be missing. */
type SomeSettings = {
  readonly [Page in 'coverPage' | 'performanceChartsPage']?: Partial<ResumeSettings[Page]>;
};

const sections: readonly {
  readonly id: ResumeSection;
  readonly page: ResumePage;
  readonly isIn: (settings: SomeSettings) => boolean;
}[] = [
  { id: 'personal', page: 'coverPage', isIn: ({ coverPage }) => coverPage?.personalInformation !== undefined },
  { id: 'school', page: 'coverPage', isIn: ({ coverPage }) => coverPage?.schoolInformation !== undefined },
  { id: 'events', page: 'coverPage', isIn: ({ coverPage }) => coverPage?.upcomingEvents !== undefined },
  { id: 'tournaments', page: 'coverPage', isIn: ({ coverPage }) => coverPage?.pastTournaments !== undefined },
  { id: 'rounds', page: 'coverPage', isIn: ({ coverPage }) => coverPage?.pastRounds !== undefined },
  { id: 'newsItems', page: 'coverPage', isIn: ({ coverPage }) => coverPage?.newsfeedItems !== undefined },
  {
    id: 'charts',
    page: 'performanceCharts',
    isIn: ({ performanceChartsPage }) => performanceChartsPage?.barChartsDateRange !== undefined,
  },
  {
    id: 'featured',
    page: 'performanceCharts',
    isIn: ({ performanceChartsPage }) => performanceChartsPage?.includedTournamentsDateRange !== undefined,
  },
];

/** Sections of a page that the settings contain, whether they are on or off (RESUME-06, RESUME-O1). */
export const sectionsOf = (settings: SomeSettings, page: ResumePage): readonly ResumeSection[] =>
  sections.filter((section) => section.page === page && section.isIn(settings)).map(({ id }) => id);
