import type { CoursePlan } from '@strokebook/golf/aim';
import type { Qualifier } from '@strokebook/golf/qualifier';
import type { Absence } from '@strokebook/golf/team';
import type { TeamEvent } from '@strokebook/golf/team-event';
import type { AccessLevel, AccountId, Circle, CoachedTeam, FeatureSetting, JoinedTeam } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { MemberAgreement } from '@strokebook/golf/guarding';
import type { CourseDocument, HoleCount, RoundDocument } from '@strokebook/golf/model';
import type { EventResult } from '@strokebook/golf/schedule';
import type { SkillLevelId } from './play/skill.ts';

export type DemoExtraInfo = {
  readonly about: string | null;
  readonly ncaaNumber: string | null;
  readonly ghin: string | null;
  readonly college: string | null;
  readonly collegeStartDate: CalendarDay | null;
  readonly collegeEndDate: CalendarDay | null;
  readonly collegeGpa: number | null;
  readonly highSchool: string | null;
  readonly highSchoolEndDate: CalendarDay | null;
  readonly highSchoolGpa: number | null;
  /** 'Freshman' to 'Senior' at college, else the year of graduation from high school; null otherwise. */
  readonly classYear: string | null;
  readonly gender: 'men' | 'women' | null;
  readonly height: string | null;
  readonly weight: string | null;
  readonly websiteLink: string | null;
};

/**
 * 4 is a player, a type that public search lists (SEARCH-12); 2 (coach), 3 (staff) and 8 (parent) are not listed, and 3
 * is the demo's own.
 */
type DemoProfileType = 2 | 3 | 4 | 8;

export type DemoAccount = Circle & {
  readonly coachedTeams: readonly CoachedTeam[];
  readonly joinedTeams: readonly JoinedTeam[];
  readonly accountId: AccountId;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164; numbers from +15550100001 on are fictitious. */
  readonly phoneNumber: string;
  readonly email: string;
  readonly isProductManager: boolean;
  readonly allowPublicSite: boolean;
  /** Whether strangers see events before they are over. */
  readonly showsComingEvents: boolean;
  /** Whether nobody has chosen who sees the account, so that its age decides. */
  readonly hasStartingPrivacy: boolean;
  readonly settings: readonly FeatureSetting[];
  /** Members of the circle who are the player's guardians. */
  readonly guardianIds: readonly AccountId[];
  readonly circleAgreements: readonly MemberAgreement[];
  /** Who receives messages from visitors; null for nobody. */
  readonly contactReceiverId: AccountId | null;
  /** Said by college players but the main one, and by coaches, who receive messages. */
  readonly birthDate: CalendarDay | null;
  /** Said only by juniors, who are under 18. */
  readonly birthYear: number | null;
  readonly adultFrom: null;
  readonly profileTypes: readonly DemoProfileType[];
  readonly defaultHoleCount: HoleCount | null;
  /** Skill of the simulated rounds; null for people who do not play. */
  readonly skillLevel: SkillLevelId | null;
  readonly extraInfo: DemoExtraInfo;
};

export type DemoCourse = CourseDocument;
/** The plan of a course that a player keeps. */
export type DemoCoursePlan = CoursePlan & { readonly accountId: AccountId };
export type DemoRound = { readonly accountId: AccountId; readonly round: RoundDocument };

/** TOUR-33 to TOUR-35. */
export type DemoTournament = {
  readonly tournamentId: string;
  readonly name: string;
  readonly url: string;
  readonly courseId: string;
  readonly city: string;
  readonly state: string;
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  readonly numberOfRounds: number;
  readonly eventType: 'tournament' | 'qualifier' | 'match';
  readonly locale: 'local' | 'national' | 'highSchool';
  readonly isTeamEvent: boolean;
};

/** The six statuses of TOUR-15, in the order of their codes. */
export const scheduleStatuses = ['inField', 'considering', 'qualifying', 'applied', 'conflict', 'invited'] as const;
export type DemoScheduleStatus = (typeof scheduleStatuses)[number];

export type DemoScheduleEvent = {
  readonly accountId: AccountId;
  readonly tournamentId: string;
  readonly status: DemoScheduleStatus;
  readonly isFavorite: boolean;
  readonly note: string | null;
  readonly isNoteShared: boolean;
  readonly result: EventResult | null;
};

export type DemoOrganization = {
  readonly organizationId: number;
  readonly name: string;
  readonly shortName: string;
  readonly phone: string;
  readonly address: string;
  /** A complete SVG document. */
  readonly logo: string;
  readonly color: string | null;
  readonly secondColor: string | null;
};

export type DemoRoster = {
  readonly organizationId: number;
  readonly rosterId: number;
  readonly name: string;
  readonly groupName: string;
  readonly memberAccountIds: readonly AccountId[];
};

/** Somebody who has opened a team's link and waits. */
export type DemoTeamRequest = {
  readonly accountId: AccountId;
  readonly organizationId: number;
  readonly rosterId: number;
  readonly level: AccessLevel;
  readonly requestedOn: CalendarDay;
};

/** A line of a pasted roster whose player has not joined. */
export type DemoTeamPlace = {
  readonly organizationId: number;
  readonly placeId: string;
  readonly rosterId: number;
  readonly name: string;
  readonly classYear: string;
  readonly email: string;
};

/** Something that a person is told and has not read (TEAM-33). */
export type DemoNotice = {
  readonly accountId: AccountId;
  readonly kind: 'teamAsked' | 'teamAgreementAsked' | 'teamJoined';
  readonly toldOn: CalendarDay;
  readonly byId: AccountId;
  readonly details: {
    readonly team: { readonly organizationId: number; readonly name: string };
    readonly level?: AccessLevel;
    readonly playerId?: AccountId;
  };
};

/** A qualifier of a team (TEAM-08). */
export type DemoQualifier = {
  readonly organizationId: number;
  readonly qualifierId: string;
  readonly openedOn: CalendarDay;
  readonly document: Qualifier;
};

/** An event of a team (TEAM-13). */
export type DemoTeamEvent = {
  readonly organizationId: number;
  readonly eventId: string;
  readonly openedOn: CalendarDay;
  readonly document: TeamEvent;
};

/** Days on which a player of a team cannot come (TEAM-20). */
export type DemoTeamAbsence = Absence & {
  readonly organizationId: number;
  readonly accountId: AccountId;
  readonly absenceId: string;
  readonly saidOn: CalendarDay;
};

type DemoLink = { readonly url: string; readonly label: string };

export type DemoNewsItem = {
  readonly accountId: AccountId;
  readonly newsId: string;
  readonly publishedOn: CalendarDay;
  readonly header: string;
  readonly body: string;
  /** Ids of pictures in the player's media. */
  readonly coverMediaId: string | null;
  readonly imageMediaIds: readonly string[];
  readonly links: readonly DemoLink[];
  readonly videoUrls: readonly string[];
  readonly clipMediaIds: readonly string[];
};

export type DemoMedia = {
  readonly accountId: AccountId;
  readonly mediaId: string;
  readonly use: 'profilePicture' | 'gallery' | 'news' | 'swingVideo';
  readonly title: string;
  readonly isFeatured: boolean;
  readonly takenOn: CalendarDay;
  readonly content: DemoDrawing | DemoClip | { readonly kind: 'url'; readonly url: string };
};

/** A picture as a complete SVG document, with its size in pixels. */
export type DemoDrawing = {
  readonly kind: 'svg';
  readonly svg: string;
  readonly width: number;
  readonly height: number;
};

/** A clip of a swing, by the name of its files (`server/seed/clips`). */
export type DemoClip = { readonly kind: 'clip'; readonly name: 'swing-1' | 'swing-2' };

export type DemoWorld = {
  readonly seed: string;
  readonly today: CalendarDay;
  readonly accounts: readonly DemoAccount[];
  readonly courses: readonly DemoCourse[];
  /** Courses that are known by name and place only. */
  readonly directory: readonly DemoCourse[];
  readonly tournaments: readonly DemoTournament[];
  readonly scheduleEvents: readonly DemoScheduleEvent[];
  readonly organizations: readonly DemoOrganization[];
  readonly rosters: readonly DemoRoster[];
  readonly qualifiers: readonly DemoQualifier[];
  readonly teamEvents: readonly DemoTeamEvent[];
  readonly coursePlans: readonly DemoCoursePlan[];
  readonly teamRequests: readonly DemoTeamRequest[];
  readonly teamPlaces: readonly DemoTeamPlace[];
  readonly teamAbsences: readonly DemoTeamAbsence[];
  readonly notices: readonly DemoNotice[];
  readonly newsItems: readonly DemoNewsItem[];
  readonly media: readonly DemoMedia[];
  /** Every round of everyone, generated one at a time and not kept. */
  rounds(): Generator<DemoRound>;
  /** The rounds of one account in order of days. */
  roundsOf(accountId: AccountId): Generator<DemoRound>;
};
