import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { customChoice } from '../../controls/round-picker/round-choice.ts';

type RoundsLinkProps = {
  readonly username: string;
  /** The logged rounds behind a figure. */
  readonly roundIds: readonly string[];
  readonly isNine?: boolean;
  readonly className?: string | undefined;
  readonly title?: string;
  readonly children: ReactNode;
};

/** Opens logged rounds among the player's; the schedule with its results where there are scores alone. */
export const RoundsLink = ({ username, roundIds, isNine = false, className, title, children }: RoundsLinkProps) =>
  roundIds.length === 0 ? (
    <Link
      to="/player/$username/schedule/{-$tab}"
      params={{ username, tab: '1' }}
      preload={false}
      {...{ className, title }}
    >
      {children}
    </Link>
  ) : (
    <Link
      to="/player/$username/my-rounds"
      params={{ username }}
      search={{ ...customChoice(roundIds), holes: isNine ? 9 : undefined }}
      preload={false}
      {...{ className, title }}
    >
      {children}
    </Link>
  );
