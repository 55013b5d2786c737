import type { Notice } from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import type { LinkProps } from '@tanstack/react-router';
import { levelTexts } from '../../controls/circle-rights/level-texts.ts';

/** A notice in words, and the page that it is about. */
export type NoticeText = { readonly text: string; readonly link: Pick<LinkProps, 'to' | 'hash'> };

type Told = { readonly name: string; readonly details: Notice['details'] };

const circle = { to: '/account', hash: 'circle' } as const;
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
};

/** Somebody who was named when it was told, and has no account any more. */
const SOMEBODY = 'Somebody without an account now';

export const noticeText = ({ kind, by, details }: Pick<Notice, 'kind' | 'by' | 'details'>): NoticeText =>
  texts[kind]({ name: by?.name ?? SOMEBODY, details });
