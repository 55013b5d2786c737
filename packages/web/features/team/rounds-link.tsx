import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { customChoice } from '../../controls/round-picker/round-choice.ts';

type RoundsTarget = {
  readonly username: string;
  /** The logged rounds behind a figure. */
  readonly roundIds: readonly string[];
  readonly isNine?: boolean;
};

/** The logged rounds among the player's; the schedule with its results where there are scores alone. */
export const roundsLink = ({ username, roundIds, isNine = false }: RoundsTarget) =>
  roundIds.length === 0
    ? linkOptions({ to: '/player/$username/schedule/{-$tab}', params: { username, tab: '1' } })
    : linkOptions({
        to: '/player/$username/my-rounds',
        params: { username },
        search: { ...customChoice(roundIds), holes: isNine ? 9 : undefined },
      });

type RoundsLinkProps = RoundsTarget & { readonly className?: string | undefined; readonly children: ReactNode };

export const RoundsLink = ({ className, children, ...target }: RoundsLinkProps) => (
  <Link {...roundsLink(target)} preload={false} className={className}>
    {children}
  </Link>
);
