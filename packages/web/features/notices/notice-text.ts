import type { Notice } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import type { LinkProps } from '@tanstack/react-router';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';

/** A notice in words, and the page that it is about. */
export type NoticeText = { readonly text: string; readonly link: Pick<LinkProps, 'to' | 'params' | 'hash'> };

type Told = { readonly name: string; readonly details: Notice['details'] };

const circle = { to: '/account', hash: 'circle' } as const;
type LinkTo = NoticeText['link'];
const teams = { to: '/teams' } as const;
const players = { to: '/players' } as const;
/** Questions are answered above the list of notices. */
const answers = { to: '/account/new' } as const;

const texts: { readonly [Kind in Notice['kind']]: (told: Told) => NoticeText } = {
  circleInvitation: ({ name }) => ({ text: `${name} invites you to a circle`, link: answers }),
  guardianAsked: ({ name }) => ({ text: `${name} asks you to be their guardian`, link: answers }),
  guardianConfirmed: ({ name }) => ({ text: `${name} is your guardian now`, link: circle }),
  guardianEnded: ({ name }) => ({ text: `You are no longer a guardian of ${name}`, link: players }),
  guardianLeft: ({ name }) => ({ text: `${name} is no longer your guardian`, link: circle }),
  circleMemberJoined: ({ name, details: { level } }) => ({
    text: `${name} joined your circle${level === undefined ? '' : `: can ${levelTexts[level].toLowerCase()}`}`,
    link: circle,
  }),
  circleMemberLeft: ({ name }) => ({ text: `${name} left your circle`, link: circle }),
  levelChanged: ({ name, details: { level } }) => ({
    text: `${name}: you can now ${levelTexts[level ?? 'see'].toLowerCase()}`,
    link: players,
  }),
  receivingAsked: ({ name }) => ({
    text: `${name} asks you to receive their messages`,
    link: { to: '/account/messages' },
  }),
  dataChanged: ({ name, details: { roundIds = [], otherChanges = 0 } }) => ({
    text: `${name} ${[
      ...(roundIds.length === 0 ? [] : [`changed ${plural(roundIds.length, 'round')}`]),
      ...(otherChanges === 0
        ? []
        : [`made ${plural(otherChanges, roundIds.length === 0 ? 'change' : 'other change')}`]),
    ].join(' and ')}`,
    link: { to: '/account', hash: 'activity' },
  }),
  teamAsked: ({ name, details }) => ({ text: `${name} asks to join ${nameOfTeam(details)}`, link: teamOf(details) }),
  teamMemberLeft: ({ name, details }) => ({ text: `${name} left ${nameOfTeam(details)}`, link: teamOf(details) }),
  teamAgreementAsked: ({ name, details }) => ({
    text: `${name} wants to join ${nameOfTeam(details)}, and needs your agreement`,
    link:
      details.playerId === undefined
        ? players
        : { to: '/players/$playerId/privacy', params: { playerId: details.playerId }, hash: 'teams' },
  }),
  teamJoined: ({ name, details }) => ({ text: `${name} took you into ${nameOfTeam(details)}`, link: teams }),
  teamDeclined: ({ name, details }) => ({
    text: `${name} declined your request to join ${nameOfTeam(details)}`,
    link: teams,
  }),
  teamEnded: ({ name, details }) => ({ text: `${name} took you out of ${nameOfTeam(details)}`, link: teams }),
  teamRoleChanged: ({ name, details }) => ({
    text: `${name} changed what you are in ${nameOfTeam(details)}`,
    link: teamOf(details),
  }),
};

/** The team as its coaches see it. */
const teamOf = ({ team }: Notice['details']): LinkTo =>
  team === undefined
    ? { to: '/teams' }
    : { to: '/teams/$organizationId', params: { organizationId: team.organizationId } };
const nameOfTeam = ({ team }: Notice['details']): string => team?.name ?? 'a team';

/** Somebody who has no account any more, or of whom nobody knows what they were called then. */
const SOMEBODY = 'Somebody';

export const noticeText = ({ kind, by, details }: Pick<Notice, 'kind' | 'by' | 'details'>): NoticeText =>
  texts[kind]({ name: by?.name ?? SOMEBODY, details });
