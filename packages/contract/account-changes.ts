import type { RouteId } from './routes.ts';

/**
 * What the trail of an account says of each change that somebody else makes to it, a member of the circle or a product
 * manager: every route with full access that changes something.
 */
export const accountChanges = {
  uploadPicture: 'added a picture',
  uploadClip: 'added a video',
  uploadPoster: 'changed the cover of a video',
  addVideoLink: 'added a link to a video',
  updateMedia: 'changed a picture or video',
  orderMedia: 'put pictures or videos in another order',
  deleteMedia: 'deleted a picture or video',
  createNews: 'added a story',
  updateNews: 'changed a story',
  deleteNews: 'deleted a story',
  updateProfileDetails: 'changed the profile',
  createScheduleEvent: 'added to the schedule',
  updateScheduleEvent: 'changed the schedule',
  deleteScheduleEvent: 'deleted from the schedule',
  importSchedule: 'added events to the schedule from a file',
  createCalendarFeed: 'made an address at which a calendar app reads the schedule',
  deleteCalendarFeed: 'withdrew an address of the schedule for calendar apps',
  putRound: 'entered or changed a round',
  deleteRound: 'deleted a round',
  restoreRound: 'brought back a deleted round',
  restoreRoundRevision: 'brought back an earlier version of a round',
  importRounds: 'imported rounds from files',
  takeBackImport: 'took back an import of rounds',
  restoreImport: 'brought back an import of rounds',
  setFavoriteRound: 'changed the star or note of a round',
  putOwnCourse: 'stored a course',
  deleteOwnCourse: 'deleted a course',
  putPlanSettings: 'changed carries or handedness of the plan',
  putCoursePlan: 'changed the plan of a course',
  suggestTarget: 'suggested a target',
  answerSuggestion: 'answered a suggested target',
  takeBackSuggestion: 'took back a suggested target',
  saveResumeSettings: 'changed the choices of the resume',
  keepResumeReport: 'made a link to the resume',
  withdrawResumeReport: 'withdrew a link to the resume',
} as const satisfies Partial<Record<RouteId, string>>;
