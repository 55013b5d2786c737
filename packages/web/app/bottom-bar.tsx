import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CalendarIcon, CardIcon, HomeIcon, MoreIcon, PlusIcon } from '../ui/icons.tsx';
import { unseen } from '../ui/unseen.ts';
import classes from './bottom-bar.module.css';

type BottomBarProps = {
  /** The signed-in account's. */
  readonly username: string;
  /** The player for whom a coach or parent logs rounds; undefined for one's own. */
  readonly logsFor: string | undefined;
  readonly isMenuOpen: boolean;
  readonly onMenu: (isOpen: boolean) => void;
};

/** The signed-in account's main pages within reach of the thumb; on phones only. */
export function BottomBar({ username, logsFor, isMenuOpen, onMenu }: BottomBarProps) {
  const close = () => onMenu(false);
  const profile = `/player/${encodeURIComponent(username)}`;
  return (
    <nav className={classes.bar} aria-label="Main" data-no-print>
      <BarLink to="/dashboard" label="Home" icon={<HomeIcon size={22} />} onOpen={close} />
      <BarLink to={`${profile}/my-rounds`} label="Rounds" icon={<CardIcon size={22} />} onOpen={close} />
      <BarLink to="/log" player={logsFor} label="Log a round" icon={<PlusIcon size={26} />} onOpen={close} isMain />
      <BarLink to={`${profile}/schedule/0`} label="Schedule" icon={<CalendarIcon size={22} />} onOpen={close} />
      <button type="button" className={classes.entry} aria-expanded={isMenuOpen} onClick={() => onMenu(!isMenuOpen)}>
        <MoreIcon size={22} />
        More
      </button>
    </nav>
  );
}

type BarLinkProps = {
  readonly to: string;
  /** Username in the search parameters of the entry pages. */
  readonly player?: string | undefined;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onOpen: () => void;
  /** The main action, shown as a sign with its name for screen readers. */
  readonly isMain?: boolean;
};

function BarLink({ to, player, label, icon, onOpen, isMain = false }: BarLinkProps) {
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === to });
  return (
    <Link
      to={to}
      search={player === undefined ? {} : ({ player } as never)}
      className={classes.entry}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
    >
      {isMain ? <span className={classes.main}>{icon}</span> : icon}
      {isMain ? <span className={unseen}>{label}</span> : label}
    </Link>
  );
}
