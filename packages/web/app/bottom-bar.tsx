import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CalendarIcon, CardIcon, HomeIcon, MoreIcon, PersonIcon, PlusIcon } from '../ui/icons.tsx';
import classes from './bottom-bar.module.css';

type BottomBarProps = {
  /** The signed-in account's. */
  readonly username: string;
  /** The player on whose pages a coach or parent with full access is; undefined on all other pages. */
  readonly player: { readonly username: string; readonly name: string } | undefined;
  readonly isMenuOpen: boolean;
  readonly onMenu: (isOpen: boolean) => void;
};

/**
 * The main pages of one person within reach of the thumb, on phones only: of the signed-in account, or of the player
 * whose pages are open and whose rounds the account may enter. Never of both (TEAM-35).
 */
export function BottomBar({ username, player, isMenuOpen, onMenu }: BottomBarProps) {
  const close = () => onMenu(false);
  const profile = `/player/${encodeURIComponent(player?.username ?? username)}`;
  return (
    <nav className={classes.bar} aria-label={player === undefined ? 'Main' : `Pages of ${player.name}`} data-no-print>
      {player === undefined ? (
        <BarLink to="/dashboard" label="Home" icon={<HomeIcon size={22} />} onOpen={close} />
      ) : (
        <BarLink to={`${profile}/summary`} label="Summary" icon={<PersonIcon size={22} />} onOpen={close} />
      )}
      <BarLink to={`${profile}/my-rounds`} label="Rounds" icon={<CardIcon size={22} />} onOpen={close} />
      <BarLink
        to="/log"
        player={player?.username}
        label={player === undefined ? 'Log a round' : `Log a round for ${player.name}`}
        caption={player === undefined ? undefined : `For ${firstName(player.name)}`}
        icon={<PlusIcon size={26} />}
        onOpen={close}
        isMain
      />
      <BarLink to={`${profile}/schedule/0`} label="Schedule" icon={<CalendarIcon size={22} />} onOpen={close} />
      <button type="button" className={classes.entry} aria-expanded={isMenuOpen} onClick={() => onMenu(!isMenuOpen)}>
        <MoreIcon size={22} />
        More
      </button>
    </nav>
  );
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;

type BarLinkProps = {
  readonly to: string;
  /** Username in the search parameters of the entry pages. */
  readonly player?: string | undefined;
  readonly label: string;
  /** Says below the sign of the main action for whom it is. */
  readonly caption?: string | undefined;
  readonly icon: ReactNode;
  readonly onOpen: () => void;
  /** The main action, shown as a sign with its name for screen readers. */
  readonly isMain?: boolean;
};

function BarLink({ to, player, label, caption, icon, onOpen, isMain = false }: BarLinkProps) {
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === to });
  return (
    <Link
      to={to}
      search={player === undefined ? {} : ({ player } as never)}
      className={classes.entry}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
    >
      {isMain ? <span className={caption === undefined ? classes.main : classes.mainFor}>{icon}</span> : icon}
      {isMain ? <span className="unseen">{label}</span> : label}
      {caption !== undefined && (
        <span className={classes.caption} aria-hidden="true">
          {caption}
        </span>
      )}
    </Link>
  );
}
