import { z } from 'zod';
import { AccessLevel, AccountId } from './account.ts';

/**
 * What people are told (TEAM-33), each with what a mail says of it. A mail is read on other screens too, so it names no
 * round, day, place or right; the browser has the whole sentences.
 */
export const noticeKinds = {
  circleInvitation: 'an invitation',
  guardianAsked: 'a question for you',
  guardianConfirmed: 'an answer to your question',
  /** The player named the person as guardian no longer. */
  guardianEnded: 'a change of guardians',
  /** The guardian of the person does not want to be it any more. */
  guardianLeft: 'a change of guardians',
  /** To the guardians of a player under 18: somebody wants into the circle. */
  circleAgreementAsked: 'a question for you',
  /** To a member, and to the player: a guardian must agree first. */
  circleWaits: 'a change of a circle',
  /** To a member whom a guardian let in. */
  circleJoined: 'an answer to you',
  circleMemberJoined: 'a change of your circle',
  circleMemberLeft: 'a change of your circle',
  levelChanged: 'a change of what you can do for them',
  /** To a player: who only sees asks to enter rounds and scores too. */
  levelAsked: 'a question for you',
  receivingAsked: 'a question for you',
  dataChanged: 'changes of your rounds or pages',
  /** To the coaches of a team: somebody wants to join, or has left. */
  teamAsked: 'a question for you',
  teamMemberLeft: 'a change of your team',
  /** To the guardians of a player under 18 who wants to join a team. */
  teamAgreementAsked: 'a question for you',
  /** To whoever asked to join, played or coached. */
  teamJoined: 'an answer of a team',
  teamDeclined: 'an answer of a team',
  teamEnded: 'a change of your teams',
  teamRoleChanged: 'a change of your teams',
  /** A guardian agreed: to the player, the other guardians and the coaches. */
  teamAgreed: 'an answer about a team',
  /** A guardian has gone, so that a player under 18 waits again: to the player and the coaches. */
  teamWaits: 'a change of your team',
  /** To guardians: a team of their player has another name. */
  teamRenamed: 'a change of a team',
  /** To a player: a coach who was taken out of a team is still in the circle. */
  coachStillInCircle: 'a change of your teams',
  /** To guardians: the player stated another age; and to the player: a guardian agreed to it. */
  ageStated: 'a change of age',
  ageAgreed: 'a change of age',
  /** The team has no coach any more. */
  teamOver: 'a change of your teams',
  /** To the players of a team and their guardians: somebody coaches it, or is head coach. */
  ownCoachAdded: 'a change of your teams',
  /** To coaches: a player, or a guardian, says on which days the player cannot come. */
  absenceSaid: 'a change of your team',
  /** To the players of a qualifier, and to guardians of those under 18. */
  qualifierOpened: 'a new qualifier',
  squadConfirmed: 'the squad of a qualifier',
  squadChanged: 'the squad of a qualifier',
  /** To coaches: a player calls a score wrong. */
  qualifierScoreWrong: 'a score of a qualifier',
  /** To a player, and the guardians of one under 18: a target on a hole; and to who suggested it: the answer. */
  targetSuggested: 'a suggestion for your plan',
  targetAnswered: 'an answer to your suggestion',
} as const satisfies Readonly<Record<string, string>>;

export type NoticeKind = keyof typeof noticeKinds;

/**
 * Kinds that ask something. Such a notice is never pushed out before somebody has read or
 * answered it, and counts as read once the question was answered by anybody, or taken back (TEAM-O141).
 */
export const questionKinds = [
  'circleInvitation',
  'guardianAsked',
  'receivingAsked',
  'teamAsked',
  'teamAgreementAsked',
  'circleAgreementAsked',
  'levelAsked',
] as const satisfies readonly NoticeKind[];

export type QuestionKind = (typeof questionKinds)[number];

export const isQuestion = (kind: NoticeKind): kind is QuestionKind =>
  (questionKinds as readonly NoticeKind[]).includes(kind);

const kinds = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]];

/** What a notice says beyond its kind and who did it; people are named as they were called then. */
export const NoticeDetails = z.object({
  level: AccessLevel.optional(),
  /** Rounds that were changed on one day, the first ones. */
  roundIds: z.array(z.string()).optional(),
  /** Number of other changes on that day. */
  otherChanges: z.number().int().optional(),
  /** Number of rounds in imports that were taken back on that day. */
  roundsTakenBack: z.number().int().optional(),
  scoresTakenBack: z.number().int().optional(),
  team: z.object({ organizationId: z.number().int(), name: z.string() }).optional(),
  qualifier: z.object({ qualifierId: z.string(), name: z.string() }).optional(),
  /** A hole for which a target was suggested, its course as it was called then, and the answer. */
  suggestion: z
    .object({
      courseId: z.string(),
      courseName: z.string(),
      hole: z.number().int(),
      username: z.string(),
      isAccepted: z.boolean(),
    })
    .optional(),
  /** What a confirmed squad means for the player who is told. */
  line: z.string().optional(),
  /** Whether who was told of, or is told, is head coach. */
  isHead: z.boolean().optional(),
  /** The player whom the notice is about, if its receiver is somebody else and the player did not cause it. */
  playerId: AccountId.optional(),
  playerName: z.string().optional(),
  /** Somebody else whom it is about. */
  memberId: AccountId.optional(),
  memberName: z.string().optional(),
});
export type NoticeDetails = z.infer<typeof NoticeDetails>;

/** Something that a person is told. */
export const Notice = z.object({
  noticeId: z.string(),
  kind: z.enum(kinds),
  toldAt: z.iso.datetime(),
  isRead: z.boolean(),
  /** Whether it asks something that nobody has answered. */
  isOpen: z.boolean(),
  /** Who did it, as they were called then; null if they have no account any more, or nobody can say. */
  by: z.object({ username: z.string(), name: z.string() }).nullable(),
  details: NoticeDetails,
});
export type Notice = z.infer<typeof Notice>;
