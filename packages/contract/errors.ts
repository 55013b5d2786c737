import { grouped } from '@strokebook/golf/format';
import { ADULT_AGE } from '@strokebook/golf/access';
import * as limits from './limits.ts';

/**
 * All errors that the server returns: code, status and message. Codes of the sign-in service have the names of the
 * specification's catalogue; their messages differ by screen and are in `sign-in-texts.ts`.
 */
export const errors = {
  NotAuthorizedException: { status: 401, message: 'Please sign in.' },
  TOKEN_EXPIRED: { status: 401, message: 'The session has expired.' },
  NOT_FOUND: { status: 404, message: 'Not found, or not open to you.' },
  REQUEST_INVALID: { status: 400, message: 'The request cannot be read.' },
  ROUND_INVALID: { status: 422, message: 'The round document has problems.' },
  ROUND_REVISION_CONFLICT: {
    status: 409,
    message: 'The round was changed in the meantime. Load it again and repeat the change.',
  },
  ROUNDS_FULL: {
    status: 409,
    message: `There is room for ${grouped(limits.MAX_ROUNDS_PER_ACCOUNT)} rounds, and this would be one more. Please delete some first.`,
  },
  IMPORTS_FULL: {
    status: 409,
    message: `There is room for ${limits.MAX_IMPORTS} imports. Please put more rounds into one import.`,
  },
  DELETED_ROUNDS_FULL: {
    status: 409,
    message: `${limits.MAX_DELETED_ROUNDS} rounds were deleted within a day and can still be brought back. Please delete this one tomorrow.`,
  },
  IMPORTS_TAKEN_BACK_FULL: {
    status: 409,
    message: `Imports with ${grouped(limits.MAX_ROUNDS_PER_ACCOUNT)} rounds were taken back within a day and can still be brought back. Please take this one back tomorrow.`,
  },
  OWN_COURSES_FULL: {
    status: 409,
    message: `You have typed ${limits.MAX_OWN_COURSES} courses already. Please delete one that you no longer play first.`,
  },
  ENCODING_UNSUPPORTED: { status: 415, message: 'Requests cannot be compressed: please send the body as it is.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please try again later.' },
  ISSUER_UNREACHABLE: {
    status: 503,
    message: 'The sign-in service cannot be reached at the moment. Please try again later.',
  },
  NOT_READY: { status: 503, message: 'The server is starting.' },
  STOPPING: { status: 503, message: 'The server is stopping.' },
  DATABASE_AWAY: {
    status: 503,
    message: 'The database cannot be reached at the moment. Please try again in a few seconds.',
  },
  FILES_AWAY: {
    status: 503,
    message: 'Pictures and videos cannot be reached at the moment. Please try again in a few seconds.',
  },
  STORAGE_FULL: {
    status: 507,
    message: 'There is no room left on the server, so nothing was stored. Please try again later.',
  },
  UNEXPECTED: { status: 500, message: 'Something went wrong on our side.' },
  /** Errors of actions on one's own account; screens show their messages unchanged. */
  CONFIRMATION_REQUIRED: { status: 403, message: 'Please confirm first that it is you, by a code sent to your phone.' },
  PHONE_NUMBER_OWN: { status: 422, message: 'This is your number already.' },
  PHONE_NUMBER_TAKEN: {
    status: 409,
    message: 'Another account has this number. Sign in with it, or delete that account first.',
  },
  USERNAME_TAKEN: { status: 409, message: 'This username is taken. Please choose another one.' },
  MEMBER_NOT_FOUND: { status: 404, message: 'This person is not in the circle, or has left it.' },
  INVITED_NOT_FOUND: {
    status: 404,
    message: 'There is no open profile of an adult with this username. Anybody else is invited by a link.',
  },
  PAYMENT_UNAVAILABLE: { status: 503, message: 'Payments cannot be taken at the moment. Please try again later.' },
  EMAIL_NOT_CONFIRMED: { status: 422, message: 'Confirm your email first: mail goes to a confirmed address only.' },
  CONTACT_FOR_ADULTS: {
    status: 422,
    message: `You can receive messages yourself from the age of ${ADULT_AGE}. Until then, choose a guardian, such as a parent.`,
  },
  CONTACT_FOR_GUARDIANS: {
    status: 422,
    message: `Until the age of ${ADULT_AGE} only a guardian can receive your messages. Make this person your guardian first, under Circle; they confirm it.`,
  },
  RECEIVING_FOR_ADULTS: {
    status: 422,
    message: `You can receive messages for a player from the age of ${ADULT_AGE}.`,
  },
  CIRCLE_FULL: { status: 409, message: 'The circle is full. Please remove a member first.' },
  INVITATIONS_FULL: {
    status: 409,
    message: `There are ${limits.MAX_INVITATIONS} open invitations already. Please withdraw one first.`,
  },
  INVITATION_NOT_FOUND: {
    status: 404,
    message: 'This invitation was used, withdrawn, or has expired. Please ask for a new one.',
  },
  PASSWORD_GUESSABLE: {
    status: 422,
    message:
      'This password is too easy to guess. Please choose one that is not a name, a number or a sequence of characters.',
  },
  /** Errors of uploads and of texts that a player writes; screens show their messages unchanged. */
  PICTURE_UNREADABLE: {
    status: 422,
    message: 'This is not a picture that can be read. Please choose a JPEG, PNG, WebP or AVIF file.',
  },
  PICTURE_TOO_LARGE: {
    status: 422,
    message: `This picture has more than ${limits.MAX_PICTURE_PIXELS / 1_000_000} million pixels. Please make it smaller first.`,
  },
  CLIP_UNREADABLE: {
    status: 422,
    message: 'This is not a video that can be played. Please choose an MP4, MOV or WebM file.',
  },
  UPLOAD_TOO_LARGE: {
    status: 413,
    message: `The file is too large: a picture may have ${limits.megabytes(limits.MAX_PICTURE_BYTES)}, a map of a course ${limits.megabytes(limits.MAX_COURSE_BYTES)}, a video ${limits.megabytes(limits.MAX_CLIP_BYTES)}.`,
  },
  COURSE_UNREADABLE: { status: 422, message: 'No course can be read from this file.' },
  UPLOAD_BROKEN: { status: 400, message: 'The upload was interrupted. Please try again.' },
  UPLOAD_BUSY: {
    status: 429,
    message: 'Too many uploads at once. Please try again when one has finished.',
  },
  MEDIA_FULL: {
    status: 409,
    message: `There is no room for more: ${limits.MAX_GALLERY_PICTURES} pictures, ${limits.MAX_NEWS_PICTURES} pictures of news, ${limits.MAX_SWING_VIDEOS} videos and ${limits.MAX_MEDIA_GIGABYTES} GB. Please delete some first.`,
  },
  REPORTS_BUSY: { status: 503, message: 'Many reports are being made right now. Please try again in a minute.' },
  REPORT_TOO_LARGE: {
    status: 422,
    message: 'This report is too large to be drawn. Please choose fewer rounds, stories or events for it.',
  },
  NEWS_CHANGED: { status: 409, message: 'This story was changed elsewhere since you began.' },
  COURSE_CHANGED: { status: 409, message: 'This course was changed elsewhere since you began.' },
  NEWS_FULL: { status: 409, message: `There are ${limits.MAX_NEWS} stories already. Please delete some first.` },
  RESUMES_FULL: {
    status: 409,
    message: `There are ${limits.MAX_RESUME_LINKS} links to resumes already. Please withdraw some first.`,
  },
  RESUME_LINK_REFUSED: {
    status: 422,
    message: `Until the age of ${ADULT_AGE} only the player and a guardian make links to the resume, which open for everyone.`,
  },
  SCHEDULE_FULL: {
    status: 409,
    message: `A schedule has room for ${grouped(limits.MAX_EVENTS)} events, and this would be more. Please remove some first.`,
  },
  NOTE_CHANGED: { status: 409, message: 'Somebody else changed this note in the meantime.' },
  EVENT_EXISTS: { status: 409, message: 'This tournament is in the schedule already.' },
  /** Errors of administration. */
  MERGE_REFUSED: {
    status: 409,
    message: 'An account cannot be merged into itself, and accounts of product managers cannot be merged.',
  },
  MERGE_NEEDS_GUARDIAN: {
    status: 409,
    message: `The guardian of the double account, whose player is under ${ADULT_AGE}, agrees to the other year of birth first.`,
  },
  MERGE_CHANGED: { status: 409, message: 'The double account was changed during the merge. Please try again.' },
  SHORT_NAME_TAKEN: { status: 409, message: 'Another organization has this short name.' },
  /** Errors of teams. */
  TEAM_CHANGED: { status: 409, message: 'Another coach changed this team since you began.' },
  TEAM_REQUEST_GONE: {
    status: 404,
    message: 'This request was withdrawn, or another coach has answered it.',
  },
  GUARDIAN_NEEDED: {
    status: 409,
    message: `This player is under ${ADULT_AGE} or has not said their age: a guardian must agree first.`,
  },
  GUARDIAN_NOT_ADULT: {
    status: 422,
    message: `A guardian is ${ADULT_AGE} or older. Please say your year of birth first.`,
  },
  GUARDIAN_COACHES: {
    status: 409,
    message: 'Whoever coaches a team, or asks to, cannot be the guardian of a player. Another adult can.',
  },
  GUARDIAN_CANNOT_COACH: {
    status: 409,
    message:
      'You are the guardian of a player, or were asked to be. A guardian cannot coach a team: end that first, under Players who share with you.',
  },
  OTHER_GUARDIAN: {
    status: 409,
    message: 'Guardians cannot give themselves more, nor change or take out another guardian. The player can.',
  },
  GUARDIAN_FOR_MINORS: { status: 409, message: `From the age of ${ADULT_AGE} a player has no guardian.` },
  SQUAD_NOT_EMPTY: { status: 409, message: 'There are players in this squad. Please put them in another one first.' },
  SUPPORT_REASON_REQUIRED: {
    status: 422,
    message:
      'You do not coach this team. Please say why you change it: its coaches and those whom it concerns read it.',
  },
  TEAM_REQUEST_DECLINED: {
    status: 409,
    message: 'A coach of this team has declined your request. You can ask again a day later.',
  },
  TEAM_NEEDS_HEAD: { status: 409, message: 'A team needs a head coach. Please make another coach head coach first.' },
  TEAM_PLACES_FULL: {
    status: 409,
    message: `A team has room for ${limits.MAX_TEAM_PLACES} names that have not joined. Please remove some first.`,
  },
  TEAM_LINKS_FULL: {
    status: 409,
    message: `There are ${limits.MAX_TEAM_LINKS} open links already. Please withdraw one first.`,
  },
  TEAM_COACHES_FULL: { status: 409, message: `A team has room for ${limits.MAX_TEAM_COACHES} coaches.` },
  TEAM_REQUESTS_FULL: {
    status: 409,
    message: 'Too many people wait to join this team. Please ask a coach to answer them first.',
  },
  /** Errors of qualifiers. The sentence that says why is the problem of the reply. */
  QUALIFIER_REFUSED: { status: 422, message: 'The qualifier cannot be changed like this.' },
  QUALIFIER_CHANGED: { status: 409, message: 'Another coach changed this qualifier since you began.' },
  QUALIFIER_SCORE_CHANGED: { status: 409, message: 'Another coach typed a score here since you began.' },
  TEAM_EVENT_REFUSED: { status: 422, message: 'The event cannot be changed like this.' },
  TEAM_EVENT_CHANGED: { status: 409, message: 'Another coach changed this event since you began.' },
  TEAM_EVENTS_FULL: { status: 409, message: `A team has room for ${limits.MAX_TEAM_EVENTS} events.` },
  ABSENCE_REFUSED: { status: 422, message: 'These days cannot be stored.' },
  ABSENCE_CHANGED: { status: 409, message: 'Somebody changed these days since you began.' },
  ABSENCES_FULL: { status: 409, message: `A player has room for ${limits.MAX_ABSENCES} entries of days.` },
  QUALIFIERS_FULL: { status: 409, message: `A team has room for ${limits.MAX_QUALIFIERS} qualifiers.` },
  PLANNING_CLOSED: {
    status: 409,
    message: 'Planning is closed while you play a tournament or qualifier. The printed plan may be carried.',
  },
  SUGGESTIONS_FULL: {
    status: 409,
    message: `A player has room for ${limits.MAX_SUGGESTIONS} suggestions. Take one back first.`,
  },
  SUGGESTION_TO_ONESELF: { status: 409, message: 'Nobody suggests a target to themselves. Use it in the plan.' },
  COURSE_PLANS_FULL: { status: 409, message: `There is room for ${limits.MAX_COURSE_PLANS} plans. Remove one first.` },
  ROSTER_FULL: { status: 409, message: `A roster has room for ${limits.MAX_ROSTER_MEMBERS} people.` },
  CodeDeliveryFailureException: {
    status: 502,
    message: 'Failed to send verification code. Please try again.',
  },
  /** The message does not reveal whether the number or the password is wrong. */
  PASSWORD_MISMATCH: { status: 400, message: '' },
  CodeMismatchException: { status: 400, message: '' },
  ExpiredCodeException: { status: 400, message: '' },
  LimitExceededException: { status: 429, message: '' },
  InvalidParameterException: { status: 400, message: '' },
  UserNotFoundException: { status: 404, message: '' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

export type ErrorCode = keyof typeof errors;
