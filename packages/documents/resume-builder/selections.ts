import type { DayRange } from '@strokebook/golf/calendar';
import type { ChartField, ListField, PersonalField, ResumeOption, ResumeSettings, SchoolField } from './settings.ts';

/** Flags of the overlay and their names in the settings (RESUME-O4). */
export const personalNames = {
  picture: 'picture',
  aboutMe: 'aboutMe',
  height: 'height',
  weight: 'weight',
  ghin: 'ghin',
  ncaa: 'ncaa',
  websiteLink: 'websiteLink',
  customLogo: 'customLogo',
} as const satisfies Record<string, PersonalField>;

/** The start of college has no control and is passed through unchanged (RESUME-O4). */
export const schoolNames = {
  highSchoolName: 'highSchoolName',
  highSchoolGradYear: 'highSchoolGraduationDate',
  highSchoolGPA: 'highSchoolGPA',
  collegeName: 'collegeName',
  collegeGradYear: 'collegeGraduationDate',
  collegeGPA: 'collegeGPA',
} as const satisfies Record<string, SchoolField>;

export const listNames = {
  events: 'upcomingEvents',
  tournaments: 'pastTournaments',
  rounds: 'pastRounds',
  newsItems: 'newsfeedItems',
} as const satisfies Record<string, ListField>;

export const chartNames = {
  includeBestTen: 'bestRoundsChart',
  includeBestTenConsecutive: 'bestConsecutiveRoundsChart',
  includeLastTen: 'lastRoundsChart',
  includePriorTen: 'priorRoundsChart',
} as const satisfies Record<string, ChartField>;

export type PersonalFlag = keyof typeof personalNames;
export type SchoolFlag = keyof typeof schoolNames;
export type SelectionList = keyof typeof listNames;
export type ChartFlag = keyof typeof chartNames;
export const personalFlags = Object.keys(personalNames) as readonly PersonalFlag[];
export const schoolFlags = Object.keys(schoolNames) as readonly SchoolFlag[];
export const selectionLists = Object.keys(listNames) as readonly SelectionList[];
export const chartFlags = Object.keys(chartNames) as readonly ChartFlag[];

/** The ticks of the overlay (DATA-12 to DATA-14). A group is on while one of its items is on (RESUME-20). */
export type ResumeSelections = Readonly<Record<PersonalFlag | SchoolFlag | ChartFlag, boolean>> &
  Readonly<Record<SelectionList, readonly ResumeOption[]>> & {
    /** Lists with all items selected, including items added later (RESUME-O11). */
    readonly includesNew: Readonly<Record<SelectionList, boolean>>;
    readonly coverPage: boolean;
    readonly performanceCharts: boolean;
    readonly barChartsDateRange: DayRange;
    readonly includedTournamentsDateRange: DayRange;
    readonly showAllFavorites: boolean;
    readonly showNotes: boolean;
  };

const entriesOf = <Key extends string, Value>(names: Readonly<Record<Key, Value>>) =>
  Object.entries(names) as [Key, Value][];

/** Converts settings to ticks: items of a list that is off are unticked. */
export function toSelections({ coverPage, performanceChartsPage: charts }: ResumeSettings): ResumeSelections {
  const flags = Object.fromEntries([
    ...entriesOf(personalNames).map(([flag, field]) => [flag, coverPage.personalInformation[field]]),
    ...entriesOf(schoolNames).map(([flag, field]) => [flag, coverPage.schoolInformation[field]]),
    ...entriesOf(chartNames).map(([flag, field]) => [flag, charts[field]]),
  ]) as Record<PersonalFlag | SchoolFlag | ChartFlag, boolean>;
  const optionsOf = (list: SelectionList): readonly ResumeOption[] => {
    const { isSelected, options } = coverPage[listNames[list]];
    return options.map((option) => ({ ...option, isSelected: isSelected && option.isSelected }));
  };
  const includesNew = Object.fromEntries(
    entriesOf(listNames).map(([list, field]) => [list, coverPage[field].isSelected && coverPage[field].includesNew]),
  ) as Record<SelectionList, boolean>;
  return {
    ...flags,
    includesNew,
    events: optionsOf('events'),
    tournaments: optionsOf('tournaments'),
    rounds: optionsOf('rounds'),
    newsItems: optionsOf('newsItems'),
    coverPage: coverPage.isSelected,
    performanceCharts: charts.isSelected,
    barChartsDateRange: charts.barChartsDateRange,
    includedTournamentsDateRange: charts.includedTournamentsDateRange,
    showAllFavorites: charts.showAllFavoriteTournaments,
    showNotes: charts.showTournamentNotes,
  };
}

/** Converts ticks to settings; `before` contains what has no control (RESUME-O4). */
export function toSettings(selections: ResumeSelections, before: ResumeSettings): ResumeSettings {
  const flagsOf = <Flag extends PersonalFlag | SchoolFlag | ChartFlag, Field extends string>(
    names: Readonly<Record<Flag, Field>>,
  ) => Object.fromEntries(entriesOf(names).map(([flag, field]) => [field, selections[flag]])) as Record<Field, boolean>;
  const lists = Object.fromEntries(
    entriesOf(listNames).map(([list, field]) => [
      field,
      {
        isSelected: isListOn(selections, list),
        includesNew: selections.includesNew[list],
        options: selections[list],
      },
    ]),
  ) as Pick<ResumeSettings['coverPage'], ListField>;
  return {
    accountId: before.accountId,
    coverPage: {
      ...lists,
      isSelected: selections.coverPage,
      personalInformation: { isSelected: true, ...flagsOf(personalNames) },
      schoolInformation: {
        isSelected: true,
        collegeStartDate: before.coverPage.schoolInformation.collegeStartDate,
        ...flagsOf(schoolNames),
      },
    },
    performanceChartsPage: {
      ...flagsOf(chartNames),
      isSelected: selections.performanceCharts,
      barChartsDateRange: selections.barChartsDateRange,
      includedTournamentsDateRange: selections.includedTournamentsDateRange,
      showAllFavoriteTournaments: selections.showAllFavorites,
      showTournamentNotes: selections.showNotes,
    },
  };
}

/** A list is on while one of its items is on (RESUME-20), or if it includes new items and has none yet. */
const isListOn = (selections: ResumeSelections, list: SelectionList): boolean =>
  selections.includesNew[list] || selections[list].some(({ isSelected }) => isSelected);

/** Ticks or unticks all items of a list, including new ones; its notes stay (RESUME-07, RESUME-O11). */
export const withAllOf = (
  selections: ResumeSelections,
  list: SelectionList,
  isSelected: boolean,
): ResumeSelections => ({
  ...selections,
  includesNew: { ...selections.includesNew, [list]: isSelected },
  [list]: selections[list].map((option) => ({ ...option, isSelected })),
});

/** Keeps the ticked items and excludes new ones. */
export const withoutNew = (selections: ResumeSelections, list: SelectionList): ResumeSelections => ({
  ...selections,
  includesNew: { ...selections.includesNew, [list]: false },
});

/** Changes one item of a list (RESUME-07, RESUME-08). */
export const withOption = (
  selections: ResumeSelections,
  list: SelectionList,
  id: string,
  change: Partial<Pick<ResumeOption, 'isSelected' | 'includeNotes'>>,
): ResumeSelections => ({
  ...selections,
  // A list without one of its items does not include all of them.
  includesNew: {
    ...selections.includesNew,
    [list]: selections.includesNew[list] && change.isSelected !== false,
  },
  [list]: selections[list].map((option) => (option.id === id ? { ...option, ...change } : option)),
});

/** Whether the document would have a page (RESUME-O10). */
export const hasPages = ({ coverPage, performanceCharts }: ResumeSelections): boolean => coverPage || performanceCharts;
