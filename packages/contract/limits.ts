/** Limits that error texts name; the server enforces them. */

/**
 * Max rounds of an account, and so of a selection: 125 rounds a year for 40 years. A college career has about 400.
 */
export const MAX_ROUNDS_PER_ACCOUNT = 5_000;

/** Max rounds of one request: a reply with 200 rounds on the map is about 3.5 MB, 0.4 MB compressed. */
export const MAX_ROUNDS_PER_CALL = 200;

/** Max rounds of one call of an import: about 1 MB with every shot, and a second of a server's work. */
export const MAX_IMPORTED_ROUNDS_PER_CALL = 20;

/** Max rounds that one call brings back of an import: less than a second of a server's work. */
export const MAX_RESTORED_ROUNDS_PER_CALL = 100;

/** Max imports of an account: one a week for ten years. */
export const MAX_IMPORTS = 500;

/** Max stored revisions of a round, the current one included. */
export const MAX_ROUND_REVISIONS = 50;

/**
 * Max past revisions of all rounds of an account, stored and deleted: a year of 100 rounds, each with one per hole
 * and some corrections. Beyond that the oldest go, and no round is refused for it.
 */
export const MAX_PAST_REVISIONS = 2_000;

/**
 * Max rounds of an account that were deleted one by one within a day: a tenth of its rounds, and far more than anybody
 * deletes by hand. Imports that are taken back do not count; for their rounds the max is that of all rounds of an account.
 */
export const MAX_DELETED_ROUNDS = 500;

/** Max events of a schedule: more than anyone plays in a career, and what a page can show. */
export const MAX_EVENTS = 1_000;

/** Max courses that an account makes for itself or completes: more than anyone plays that no list contains. */
export const MAX_OWN_COURSES = 300;

/** Max stories of an account, because all headlines are one reply. */
export const MAX_NEWS = 200;

/** Max unexpired resume links of an account. */
export const MAX_RESUME_LINKS = 200;

/** Max notices of an account: weeks of everything, and more than anybody looks through. */
export const MAX_NOTICES = 200;

/** Max open invitations of an account: more than anybody sends in the days that one is valid. */
export const MAX_INVITATIONS = 20;

/** Max media of an account. */
export const MAX_GALLERY_PICTURES = 200;
export const MAX_NEWS_PICTURES = 300;
export const MAX_SWING_VIDEOS = 40;
export const MAX_MEDIA_GIGABYTES = 2;

const MEGABYTE = 1024 * 1024;
/** Max size of an uploaded picture. */
export const MAX_PICTURE_BYTES = 25 * MEGABYTE;
/** Max size of an uploaded video. */
export const MAX_CLIP_BYTES = 200 * MEGABYTE;
/** Max size of a course file; a map of 50,000 shapes is about 20 MB. */
export const MAX_COURSE_BYTES = 25 * MEGABYTE;
/** Max pixels of a picture: more than any phone takes, and few enough to process in memory. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** A size as texts say it: '25 MB'. */
export const megabytes = (bytes: number): string => `${bytes / MEGABYTE} MB`;

/** Max codes to confirm an email, per hour: of an account, and to one address whoever asks. */
export const MAX_EMAIL_CODES_PER_ACCOUNT = 10;
export const MAX_EMAIL_CODES_PER_ADDRESS = 5;
/** Max codes entered for an account's email per hour; the chance to guess one is 20 in 1,000,000. */
export const MAX_EMAIL_CODE_TRIES = 20;

/** Max characters of a message to a player. */
export const MAX_CONTACT_CHARACTERS = 2_000;
/** Max messages of visitors of one network per hour: more than anyone needs, little spam. */
export const MAX_MESSAGES_FROM_NETWORK = 10;
/**
 * Max messages to one receiver per day, and of those from one network, so that twenty networks are needed to close a
 * receiver to others.
 */
export const MAX_MESSAGES_TO_RECEIVER = 60;
export const MAX_MESSAGES_TO_RECEIVER_FROM_NETWORK = 3;
/** Max messages that a receiver keeps; older ones that were read are deleted, and unread ones never. */
export const MAX_MESSAGES = 200;

/** Max people on a roster: more than the largest college squads and junior programs, and what a page can show. */
export const MAX_ROSTER_MEMBERS = 300;

/** Max lines of a roster that are pasted at once, and names of a team that have not joined. */
export const MAX_TEAM_PLACES = 100;
export const MAX_SQUADS = 12;
/** Max coaches of a team: a staff with its assistants. */
export const MAX_TEAM_COACHES = 20;
/** Max open links of a team: one per squad and one for the staff. */
export const MAX_TEAM_LINKS = MAX_SQUADS + 1;
/** Max people who wait to join a team; more than any squad has. */
export const MAX_TEAM_REQUESTS = 100;

/** Max qualifiers of a team: ten a year for twenty years, and what its list can show. */
export const MAX_QUALIFIERS = 200;

/** Max events of a team: fifteen a year for twenty years. */
export const MAX_TEAM_EVENTS = 300;

/** Max absences of a player in a team: one a week for four years. */
export const MAX_ABSENCES = 200;

/** Max targets that are suggested to a player: the holes of five courses. */
export const MAX_SUGGESTIONS = 90;

/** Max kept plans of an account: the courses of two seasons from two tees. */
export const MAX_COURSE_PLANS = 60;
