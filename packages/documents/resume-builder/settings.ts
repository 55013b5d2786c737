import type { AccountId } from '@strokebook/golf/access';
import type { DayRange } from '@strokebook/golf/calendar';

/** An item of a list in a resume (DATA-10). */
export type ResumeOption = {
  readonly id: string;
  readonly name: string;
  readonly isSelected: boolean;
  readonly includeNotes: boolean;
};
export type ResumeList = {
  readonly isSelected: boolean;
  /** Whether items that are added later are selected as well (RESUME-O11); then all items are. */
  readonly includesNew: boolean;
  readonly options: readonly ResumeOption[];
};

export const personalFields = [
  'aboutMe',
  'height',
  'ncaa',
  'ghin',
  'picture',
  'websiteLink',
  'weight',
  'customLogo',
] as const;
export type PersonalField = (typeof personalFields)[number];

export const schoolFields = [
  'highSchoolName',
  'highSchoolGraduationDate',
  'highSchoolGPA',
  'collegeName',
  'collegeGraduationDate',
  'collegeGPA',
  'collegeStartDate',
] as const;
export type SchoolField = (typeof schoolFields)[number];

export const chartFields = [
  'bestRoundsChart',
  'bestConsecutiveRoundsChart',
  'lastRoundsChart',
  'priorRoundsChart',
] as const;
export type ChartField = (typeof chartFields)[number];

const listFields = ['newsfeedItems', 'pastRounds', 'pastTournaments', 'upcomingEvents'] as const;
export type ListField = (typeof listFields)[number];

type Flags<Field extends string> = Readonly<Record<Field, boolean>>;

/** Settings of the cover page (DATA-08 to DATA-10). The two inner groups are always on (RESUME-O3). */
type CoverPage = { readonly isSelected: boolean } & Readonly<Record<ListField, ResumeList>> & {
    readonly personalInformation: { readonly isSelected: true } & Flags<PersonalField>;
    readonly schoolInformation: { readonly isSelected: true } & Flags<SchoolField>;
  };

/** Settings of the performance charts page (DATA-11). */
type PerformanceChartsPage = { readonly isSelected: boolean } & Flags<ChartField> & {
    readonly barChartsDateRange: DayRange;
    readonly includedTournamentsDateRange: DayRange;
    readonly showAllFavoriteTournaments: boolean;
    readonly showTournamentNotes: boolean;
  };

/** The saved settings of an account's resume (DATA-08 to DATA-11). */
export type ResumeSettings = {
  readonly accountId: AccountId;
  readonly coverPage: CoverPage;
  readonly performanceChartsPage: PerformanceChartsPage;
};

/** What there is to choose from, newest first, soonest first for events. */
export type ResumeOptions = Readonly<Record<ListField, readonly { readonly id: string; readonly name: string }[]>>;

const flags = <Field extends string>(fields: readonly Field[], on: readonly Field[]): Flags<Field> =>
  Object.fromEntries(fields.map((field) => [field, on.includes(field)])) as Flags<Field>;

/** RESUME-12, RESUME-O5. */
const listsOn: ReadonlySet<ListField> = new Set(['upcomingEvents', 'newsfeedItems']);

/** Default settings (RESUME-11 to RESUME-13, RESUME-O2, RESUME-O5). */
export function defaultResumeSettings(accountId: AccountId, options: ResumeOptions, range: DayRange): ResumeSettings {
  const listOf = (field: ListField): ResumeList => {
    const isSelected = listsOn.has(field);
    const all = options[field].map((one) => ({ ...one, isSelected, includeNotes: false }));
    return { isSelected, includesNew: isSelected, options: all };
  };
  return {
    accountId,
    coverPage: {
      isSelected: true,
      personalInformation: {
        isSelected: true,
        ...flags(personalFields, ['picture', 'aboutMe', 'ncaa', 'ghin', 'websiteLink']),
      },
      schoolInformation: { isSelected: true, ...flags(schoolFields, []) },
      newsfeedItems: listOf('newsfeedItems'),
      pastRounds: listOf('pastRounds'),
      pastTournaments: listOf('pastTournaments'),
      upcomingEvents: listOf('upcomingEvents'),
    },
    performanceChartsPage: {
      isSelected: true,
      ...flags(chartFields, ['bestRoundsChart', 'bestConsecutiveRoundsChart']),
      barChartsDateRange: range,
      includedTournamentsDateRange: range,
      showAllFavoriteTournaments: false,
      showTournamentNotes: false,
    },
  };
}

/** Partial settings, saved by this or an earlier version. */
export type SavedResumeSettings = {
  readonly coverPage?: { readonly isSelected?: boolean | undefined } & {
    readonly personalInformation?: Partial<Flags<PersonalField>> | undefined;
    readonly schoolInformation?: Partial<Flags<SchoolField>> | undefined;
  } & {
    readonly [Field in ListField]?:
      | {
          readonly isSelected?: boolean | undefined;
          readonly includesNew?: boolean | undefined;
          readonly options?: readonly Partial<ResumeOption>[] | undefined;
        }
      | undefined;
  };
  readonly performanceChartsPage?: Partial<PerformanceChartsPage> | undefined;
};

/**
 * Saved settings over what there is to choose from today: a flag that is missing is false (RESUME-14, RESUME-O2), what
 * is gone is left out, and what is new since is chosen only in lists that include new items (RESUME-O11).
 */
export function readResumeSettings(
  accountId: AccountId,
  saved: SavedResumeSettings,
  options: ResumeOptions,
  range: DayRange,
): ResumeSettings {
  const { coverPage: cover = {}, performanceChartsPage: charts = {} } = saved;
  const listOf = (field: ListField): ResumeList => {
    const known = new Map((cover[field]?.options ?? []).map((option) => [option.id, option]));
    const includesNew = cover[field]?.includesNew ?? false;
    return {
      isSelected: cover[field]?.isSelected ?? false,
      includesNew,
      options: options[field].map(({ id, name }) => {
        // A caller that knows an item by its name alone sends it as the id (DATA-13).
        const chosen = known.get(id) ?? known.get(name);
        return {
          id,
          name,
          isSelected: includesNew || (chosen?.isSelected ?? false),
          includeNotes: chosen?.includeNotes ?? false,
        };
      }),
    };
  };
  const flagsOf = <Field extends string>(fields: readonly Field[], given: Partial<Flags<Field>> = {}) =>
    flags(
      fields,
      fields.filter((field) => given[field] === true),
    );
  return {
    accountId,
    coverPage: {
      isSelected: cover.isSelected ?? false,
      personalInformation: { isSelected: true, ...flagsOf(personalFields, cover.personalInformation) },
      schoolInformation: { isSelected: true, ...flagsOf(schoolFields, cover.schoolInformation) },
      newsfeedItems: listOf('newsfeedItems'),
      pastRounds: listOf('pastRounds'),
      pastTournaments: listOf('pastTournaments'),
      upcomingEvents: listOf('upcomingEvents'),
    },
    performanceChartsPage: {
      isSelected: charts.isSelected ?? false,
      ...flagsOf(chartFields, charts),
      barChartsDateRange: charts.barChartsDateRange ?? range,
      includedTournamentsDateRange: charts.includedTournamentsDateRange ?? range,
      showAllFavoriteTournaments: charts.showAllFavoriteTournaments ?? false,
      showTournamentNotes: charts.showTournamentNotes ?? false,
    },
  };
}
