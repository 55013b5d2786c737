import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type RoundEntryLinkProps = {
  /** Username of the player for whom a coach or parent enters; undefined for one's own rounds. */
  readonly player: string | undefined;
  /** A stored round; omitted for a new one. */
  readonly roundId?: string;
  /** The place in the order of play of the hole to open, from 1. */
  readonly place?: number;
  /** Whether the link leads through the holes that lack something. */
  readonly completes?: true;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
};

/** A link to the pages where rounds are entered and changed (ENTRY-01, ENTRY-27). */
export function RoundEntryLink({ player, roundId, place, completes, className, label, children }: RoundEntryLinkProps) {
  const shared = { className, 'aria-label': label, 'data-no-print': true, children };
  if (roundId === undefined) return <Link to="/log" search={{ player }} {...shared} />;
  return (
    <Link to="/log/$roundId" params={{ roundId }} search={{ hole: place, complete: completes, player }} {...shared} />
  );
}
