import type { Notice } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { roundsAndScores } from '../../lib/rounds-and-scores.ts';
import type { LinkProps } from '@tanstack/react-router';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';

/** A notice in words, and the page that it is about. */
export type NoticeText = { readonly text: string; readonly link: Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'> };

type Told = {
  readonly name: string;
  readonly details: Notice['details'];
  /** Whether nobody has answered what it asks. */
  readonly isOpen: boolean;
  /** The player whom a notice to a guardian or a coach is about, if somebody else did it; null for a notice to a player. */
  readonly player: string | null;
};

const circle = { to: '/account', hash: 'circle' } as const;
type LinkTo = NoticeText['link'];
const teams = { to: '/teams' } as const;
const players = { to: '/players' } as const;
/** Questions are answered above the list of notices. */
const answers = { to: '/account/new' } as const;

const texts: { readonly [Kind in Notice['kind']]: (told: Told) => NoticeText } = {
  circleInvitation: ({ name }) => ({ text: `${name} invites you to a circle`, link: answers }),
  guardianAsked: ({ name }) => ({ text: `${name} asks you to be their guardian`, link: answers }),
  guardianConfirmed: ({ name, player, details }) =>
    player === null
      ? { text: `${name} is your guardian now`, link: circle }
      : { text: `${name} is a guardian of ${player} now, as you are`, link: guarded(details, 'circle') },
  guardianEnded: ({ name }) => ({ text: `You are no longer a guardian of ${name}`, link: players }),
  guardianLeft: ({ name, player, details }) =>
    details.memberName !== undefined
      ? { text: `${details.memberName} is no longer a guardian of ${player ?? name}`, link: guarded(details, 'circle') }
      : player === null
        ? { text: `${name} is no longer your guardian`, link: circle }
        : { text: `${name} is no longer a guardian of ${player}`, link: guarded(details, 'circle') },
  circleAgreementAsked: ({ name, details }) => ({
    text: `${details.memberName ?? 'Somebody'} wants into the circle of ${name}: ${canText(details)}. It needs your agreement`,
    link: guarded(details, 'circle'),
  }),
  circleWaits: ({ name, details }) =>
    details.playerId !== undefined
      ? { text: `You wait until a guardian of ${name} agrees that you are in the circle`, link: players }
      : { text: `${details.memberName ?? name} waits until your guardian agrees`, link: circle },
  circleJoined: ({ name, details }) => ({
    text: `You are in the circle of ${name} now: you can ${canText(details)}`,
    link: players,
  }),
  circleMemberJoined: ({ name, player, details }) => ({
    text:
      player === null
        ? `${details.memberName ?? name} joined your circle${details.level === undefined ? '' : `: can ${canText(details)}`}`
        : `${details.memberName ?? 'Somebody'} is in the circle of ${player} now: can ${canText(details)}. ${name} agreed`,
    link: player === null ? circle : guarded(details, 'circle'),
  }),
  circleMemberLeft: ({ name }) => ({ text: `${name} left your circle`, link: circle }),
  levelChanged: ({ name, details }) =>
    details.memberName === undefined
      ? {
          text:
            details.level === 'enter'
              ? `${name} lets you enter rounds and scores`
              : `${name}: you can now ${canText(details)}`,
          link: details.team === undefined ? players : teamOf(details),
        }
      : {
          text: `${details.memberName}, a guardian of ${name} too, can now ${canText(details)}`,
          link: guarded(details, 'circle'),
        },
  levelAsked: ({ name, details }) =>
    details.team === undefined
      ? { text: `${name} asks to enter rounds and scores for you`, link: circle }
      : {
          text: `${name} asks to enter rounds and scores for you; all coaches of ${nameOfTeam(details)} could`,
          link: teams,
        },
  receivingAsked: ({ name }) => ({
    text: `${name} asks you to receive their messages`,
    link: { to: '/account/messages' },
  }),
  dataChanged: ({ name, player, details }) => ({
    text: `${name} ${changesText(details)}${player === null ? '' : ` of ${player}`}`,
    link: player === null ? { to: '/account', hash: 'activity' } : guarded(details, 'changes'),
  }),
  teamAsked: ({ name, details, isOpen }) => ({
    text: `${name} ${isOpen ? 'asks' : 'asked'} to join ${nameOfTeam(details)}`,
    link: teamOf(details),
  }),
  teamMemberLeft: ({ name, player, details }) => ({
    text: `${player ?? name} left ${nameOfTeam(details)}${player === null ? '' : `, by ${name}`}`,
    link: teamOf(details),
  }),
  teamAgreementAsked: ({ name, details }) => ({
    text: `${name} needs your agreement to ${nameOfTeam(details)}: its coaches could ${canText(details)}`,
    link: guarded(details, 'teams'),
  }),
  teamAgreed: ({ name, player, details }) => ({
    text: `${name} agreed to ${nameOfTeam(details)}${player === null ? '' : ` for ${player}`}: its coaches can ${canText(details)}`,
    link: player === null ? teams : teamOf(details),
  }),
  teamWaits: ({ player, name, details }) => ({
    text:
      player === null && details.playerId === undefined
        ? `${nameOfTeam(details)} waits until a guardian agrees again`
        : `${player ?? name} waits for a guardian again, and shares nothing with ${nameOfTeam(details)} before`,
    link: player === null ? teams : teamOf(details),
  }),
  teamJoined: ({ name, player, details }) => ({
    text: `${name} took ${player ?? 'you'} into ${nameOfTeam(details)}`,
    link: player === null ? teams : guarded(details, 'teams'),
  }),
  teamDeclined: ({ name, player, details }) => ({
    text: `${name} declined ${player === null ? 'your request' : `the request of ${player}`} to join ${nameOfTeam(details)}`,
    link: player === null ? teams : guarded(details, 'teams'),
  }),
  teamEnded: ({ name, player, details }) => ({
    text: `${name} took ${player ?? 'you'} out of ${nameOfTeam(details)}`,
    link: player === null ? teams : guarded(details, 'teams'),
  }),
  teamRoleChanged: ({ name, details }) => ({
    text: `${name} changed what you are in ${nameOfTeam(details)}`,
    link: teamOf(details),
  }),
  teamOver: ({ details }) => ({ text: `${nameOfTeam(details)} has ended: it has no coach any more`, link: teams }),
  ownCoachAdded: ({ name, player, details }) => ({
    text: `${name} is ${details.isHead === true ? 'head coach' : 'a coach'} of ${nameOfTeam(details)} now, and sees what ${player === null ? 'you let its coaches see' : `its coaches see of ${player}`}`,
    link: player === null ? teams : guarded(details, 'teams'),
  }),
  teamRenamed: ({ player, details }) => ({
    text: `${player === null ? 'Your team' : `The team of ${player}`} is called ${nameOfTeam(details)} now`,
    link: player === null ? teams : guarded(details, 'teams'),
  }),
  coachStillInCircle: ({ player, details }) => ({
    text: `${details.memberName ?? 'A coach'} sees nothing through ${nameOfTeam(details)} any more, but is in ${player === null ? 'your circle' : `the circle of ${player}`}: can ${canText(details)}`,
    link: player === null ? circle : guarded(details, 'circle'),
  }),
  ageStated: ({ name, details }) => ({
    text: `${name} changed the year of birth. If it makes them an adult, it counts once you agree`,
    link: guarded(details, 'age'),
  }),
  ageAgreed: ({ name, player, details }) => ({
    text: `${name} agreed to the year of birth${player === null ? ' that you said' : ` of ${player}`}`,
    link: player === null ? { to: '/account' } : guarded(details, 'age'),
  }),
  absenceSaid: ({ name, player, details }) => ({
    text: `${name} said when ${player ?? 'they'} cannot come to ${nameOfTeam(details)}`,
    link:
      details.team === undefined
        ? teams
        : { to: '/teams/$organizationId/absences', params: { organizationId: details.team.organizationId } },
  }),
  qualifierOpened: ({ name, player, details }) => ({
    text: `${name} opened the qualifier for ${nameOfEvent(details)}${player === null ? '' : `; ${player} may play`}`,
    link: qualifierOf(details),
  }),
  squadConfirmed: ({ name, player, details }) => ({
    text:
      player === null
        ? `${nameOfEvent(details)}: ${details.line ?? 'the squad is confirmed'}`
        : `${name} confirmed the squad for ${nameOfEvent(details)} and told ${player}`,
    link: qualifierOf(details),
  }),
  squadChanged: ({ name, player, details }) => ({
    text:
      player === null
        ? `${nameOfEvent(details)}, changed: ${details.line ?? 'the squad is another one'}`
        : `${name} changed the squad for ${nameOfEvent(details)} and told ${player}`,
    link: qualifierOf(details),
  }),
  qualifierScoreWrong: ({ name, details }) => ({
    text: `${name} says that a score is not right: ${nameOfEvent(details)}`,
    link: qualifierOf(details),
  }),
  targetSuggested: ({ name, player, details }) => ({
    text: `${name} suggests a target on ${holeOf(details)}${player === null ? '' : ` to ${player}`}`,
    link: planOf(details),
  }),
  targetAnswered: ({ name, details }) => ({
    text:
      details.suggestion?.isAccepted === true
        ? `${name} takes your target on ${holeOf(details)}`
        : `${name} does not take your target on ${holeOf(details)} this time`,
    link: planOf(details),
  }),
};

const canText = ({ level = 'see' }: Notice['details']): string => levelTexts[level].toLowerCase();

/** 'changed 2 rounds, took back imports of 5 rounds and made 1 other change'. */
function changesText(details: Notice['details']): string {
  const { roundIds = [], roundsTakenBack, scoresTakenBack = 0, otherChanges = 0 } = details;
  const rounds = [
    ...(roundIds.length === 0 ? [] : [`changed ${plural(roundIds.length, 'round')}`]),
    ...(roundsTakenBack === undefined
      ? []
      : [`took back imports of ${roundsAndScores(roundsTakenBack, scoresTakenBack)}`]),
  ];
  const word = rounds.length === 0 ? 'change' : 'other change';
  return [...rounds, ...(otherChanges === 0 ? [] : [`made ${plural(otherChanges, word)}`])].join(' and ');
}

/** The page of a player for their guardian. */
const guarded = ({ playerId }: Notice['details'], hash: string): LinkTo =>
  playerId === undefined ? players : { to: '/players/$playerId/privacy', params: { playerId }, hash };

/** The team as its coaches see it. */
const teamOf = ({ team }: Notice['details']): LinkTo =>
  team === undefined
    ? { to: '/teams' }
    : { to: '/teams/$organizationId', params: { organizationId: team.organizationId } };
const qualifierOf = (details: Notice['details']): LinkTo =>
  details.team === undefined || details.qualifier === undefined
    ? teams
    : {
        to: '/teams/$organizationId/qualifiers/$qualifierId',
        params: { organizationId: details.team.organizationId, qualifierId: details.qualifier.qualifierId },
      };
/** The hole with the target, in the plan of the player. */
const planOf = ({ suggestion }: Notice['details']): LinkTo =>
  suggestion === undefined
    ? players
    : {
        to: '/player/$username/plan',
        params: { username: suggestion.username },
        search: { course: suggestion.courseId, hole: suggestion.hole },
      };
const holeOf = ({ suggestion }: Notice['details']): string =>
  suggestion === undefined ? 'a hole' : `hole ${suggestion.hole} of ${suggestion.courseName}`;
const nameOfEvent = ({ qualifier }: Notice['details']): string => qualifier?.name ?? 'an event';
const nameOfTeam = ({ team }: Notice['details']): string => team?.name ?? 'a team';

/** Somebody who has no account any more, or of whom nobody knows what they were called then. */
const SOMEBODY = 'Somebody';

export const noticeText = ({
  kind,
  by,
  details,
  isOpen,
}: Pick<Notice, 'kind' | 'by' | 'details' | 'isOpen'>): NoticeText =>
  texts[kind]({ name: by?.name ?? SOMEBODY, details, isOpen, player: details.playerName ?? null });
