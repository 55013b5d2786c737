import type { AccountId } from '@strokebook/golf/access';
import type { DayRange } from '@strokebook/golf/calendar';
import { type ResumeSelections, schoolFlags, toSelections, toSettings, withAllOf } from './selections.ts';
import { defaultResumeSettings, type ResumeSettings } from './settings.ts';

/**
 * The ready-made choice 'For recruiters' (RESUME-O16): class, school, GPA and every tournament with its finish, beside
 * what the defaults show of the player. The weight stays a choice of its own.
 */
export function forRecruiters(selections: ResumeSelections): ResumeSelections {
  const school = Object.fromEntries(schoolFlags.map((flag) => [flag, true]));
  const shown = {
    ...selections,
    ...school,
    coverPage: true,
    performanceCharts: true,
    picture: true,
    aboutMe: true,
    height: true,
    ghin: true,
    ncaa: true,
    websiteLink: true,
    includeBestTen: true,
  };
  return withAllOf(withAllOf(shown, 'events', true), 'tournaments', true);
}

/** Whether the selections have what recruiters ask for first, of what there is. */
export const isForRecruiters = (selections: ResumeSelections): boolean =>
  selections.coverPage && selections.includesNew.tournaments && schoolFlags.some((flag) => selections[flag]);

/** Settings of that choice for a player with no items yet: its lists include everything that is added. */
export function recruiterSettings(accountId: AccountId, range: DayRange): ResumeSettings {
  const noOptions = { newsfeedItems: [], pastRounds: [], pastTournaments: [], upcomingEvents: [] };
  const defaults = defaultResumeSettings(accountId, noOptions, range);
  return toSettings(forRecruiters(toSelections(defaults)), defaults);
}
