import type { CoverPageData, ResumeData } from './resume-data.ts';
import {
  type ChartFlag,
  chartFlags,
  type PersonalFlag,
  personalFlags,
  type ResumeSelections,
  type SchoolFlag,
  schoolFlags,
  type SelectionList,
  selectionLists,
  withAllOf,
} from './selections.ts';

/** What can be selected; everything else is unticked and disabled. */
export type Availability = Readonly<Record<PersonalFlag | SchoolFlag | ChartFlag | SelectionList, boolean>> & {
  readonly personal: boolean;
  readonly charts: boolean;
};

const isSaid = (value: string | null): boolean => value !== null && value.trim() !== '';

/** Fields with a value, lists with an item, charts with data (RESUME-15 to RESUME-19). */
export function availability(data: ResumeData): Availability {
  const { coverPageData: cover } = data;
  const field = (flag: keyof CoverPageData): boolean => cover !== null && isSaid(cover[flag]);
  const fields = Object.fromEntries([...personalFlags, ...schoolFlags].map((flag) => [flag, field(flag)])) as Record<
    PersonalFlag | SchoolFlag,
    boolean
  >;
  const charts = Object.fromEntries(chartFlags.map((flag) => [flag, data.charts[flag] !== null])) as Record<
    ChartFlag,
    boolean
  >;
  return {
    ...fields,
    ...charts,
    events: data.upcomingEvents.length > 0,
    tournaments: data.selectedTournaments.length > 0,
    rounds: data.selectedRounds.length > 0,
    newsItems: data.selectedNewsfeedItems.length > 0,
    personal: cover !== null,
    charts: chartFlags.some((flag) => charts[flag]),
  };
}

/** The selections without what is not available (RESUME-15 to RESUME-19). */
export function withoutMissing(selections: ResumeSelections, can: Availability): ResumeSelections {
  const flags = Object.fromEntries(
    [...personalFlags, ...schoolFlags, ...chartFlags].map((flag) => [flag, selections[flag] && can[flag]]),
  ) as Record<PersonalFlag | SchoolFlag | ChartFlag, boolean>;
  const listOf = (list: SelectionList) =>
    can[list] ? selections[list] : selections[list].map((option) => ({ ...option, isSelected: false }));
  return {
    ...selections,
    ...flags,
    events: listOf('events'),
    tournaments: listOf('tournaments'),
    rounds: listOf('rounds'),
    newsItems: listOf('newsItems'),
    performanceCharts: selections.performanceCharts && can.charts,
  };
}

/** Groups of the overlay whose toggle follows their items. */
const selectionGroups = ['personal', 'school', 'charts', ...selectionLists] as const;
export type SelectionGroup = (typeof selectionGroups)[number];

/** A group is on while any of its items is on (RESUME-20). */
export function isGroupOn(selections: ResumeSelections, group: SelectionGroup): boolean {
  switch (group) {
    case 'personal':
      return personalFlags.some((flag) => selections[flag]);
    case 'school':
      return schoolFlags.some((flag) => selections[flag]);
    case 'charts':
      return chartFlags.some((flag) => selections[flag]);
    default:
      return selections[group].some(({ isSelected }) => isSelected);
  }
}

/** Whether a group has an available item; otherwise its toggle is disabled (RESUME-16, RESUME-18, RESUME-19). */
export function isGroupAvailable(can: Availability, group: SelectionGroup): boolean {
  switch (group) {
    case 'personal':
      return can.personal && personalFlags.some((flag) => can[flag]);
    case 'school':
      return schoolFlags.some((flag) => can[flag]);
    default:
      return can[group];
  }
}

/** Ticks or unticks all available items of a group (RESUME-07). */
export function withGroup(
  selections: ResumeSelections,
  group: SelectionGroup,
  isSelected: boolean,
  can: Availability,
): ResumeSelections {
  const flags = (names: readonly (PersonalFlag | SchoolFlag | ChartFlag)[]) => ({
    ...selections,
    ...Object.fromEntries(names.map((flag) => [flag, isSelected && can[flag]])),
  });
  switch (group) {
    case 'personal':
      return flags(personalFlags);
    case 'school':
      return flags(schoolFlags);
    case 'charts':
      return flags(chartFlags);
    default:
      return withAllOf(selections, group, isSelected && can[group]);
  }
}
