import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type RoundEntryLinkProps = {
  /** Username of the player for whom a coach or parent enters; undefined for one's own rounds. */
  readonly player: string | undefined;
  /** A stored round; omitted for a new one. */
  readonly roundId?: string;
  /** The place in the order of play of the hole to open, from 1. */
  readonly place?: number;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
};

/** A link to the pages where rounds are entered and changed (ENTRY-01, ENTRY-27). */
export function RoundEntryLink({ player, roundId, place, className, label, children }: RoundEntryLinkProps) {
  const to: string = roundId === undefined ? '/log' : `/log/${encodeURIComponent(roundId)}`;
  return (
    <Link to={to} search={{ hole: place, player } as never} className={className} aria-label={label} data-no-print>
      {children}
    </Link>
  );
}
