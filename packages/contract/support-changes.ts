import type { RouteId } from './routes.ts';

/**
 * What the trail of an account says of each change that a product manager makes to it: every route with full access that
 * changes something.
 */
export const supportChanges = {
  uploadPicture: 'a picture was added',
  uploadClip: 'a video was added',
  uploadPoster: 'the cover of a video was changed',
  addVideoLink: 'a link to a video was added',
  updateMedia: 'a picture or video was changed',
  orderMedia: 'pictures or videos were put in another order',
  deleteMedia: 'a picture or video was deleted',
  createNews: 'a story was added',
  updateNews: 'a story was changed',
  deleteNews: 'a story was deleted',
  updateProfileDetails: 'the profile was changed',
  createScheduleEvent: 'an event was added to the schedule',
  updateScheduleEvent: 'an event of the schedule was changed',
  deleteScheduleEvent: 'an event of the schedule was deleted',
  importSchedule: 'events were added to the schedule from a file',
  createCalendarFeed: 'an address was made at which a calendar app reads the schedule',
  deleteCalendarFeed: 'an address of the schedule for calendar apps was withdrawn',
  putRound: 'a round was stored',
  deleteRound: 'a round was deleted',
  restoreRound: 'a deleted round was brought back',
  restoreRoundRevision: 'an earlier version of a round was brought back',
  setFavoriteRound: 'the star or note of a round was changed',
  putOwnCourse: 'an own course was stored',
  deleteOwnCourse: 'an own course was deleted',
  saveResumeSettings: 'the choices of the resume were changed',
  keepResumeReport: 'a link to the resume was made',
  withdrawResumeReport: 'a link to the resume was withdrawn',
} as const satisfies Partial<Record<RouteId, string>>;
