import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CalendarIcon, CardIcon, CompareIcon, HomeIcon, MoreIcon } from '../ui/icons.tsx';
import classes from './bottom-bar.module.css';

type BottomBarProps = {
  /** The signed-in account's. */
  readonly username: string;
  readonly isMenuOpen: boolean;
  readonly onMenu: (isOpen: boolean) => void;
};

/** The signed-in account's main pages within reach of the thumb; on phones only. */
export function BottomBar({ username, isMenuOpen, onMenu }: BottomBarProps) {
  const close = () => onMenu(false);
  const profile = `/player/${encodeURIComponent(username)}`;
  return (
    <nav className={classes.bar} aria-label="Main" data-no-print>
      <BarLink to="/dashboard" label="Home" icon={<HomeIcon size={22} />} onOpen={close} />
      <BarLink to={`${profile}/my-rounds`} label="Rounds" icon={<CardIcon size={22} />} onOpen={close} />
      <BarLink to={`${profile}/stats`} label="Compare" icon={<CompareIcon size={22} />} onOpen={close} />
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
  readonly label: string;
  readonly icon: ReactNode;
  readonly onOpen: () => void;
};

function BarLink({ to, label, icon, onOpen }: BarLinkProps) {
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === to });
  return (
    <Link to={to} className={classes.entry} aria-current={isCurrent ? 'page' : undefined} onClick={onOpen}>
      {icon}
      {label}
    </Link>
  );
}
