import type { ActiveAccount } from '@strokebook/contract';
import { type ProfilePageId, visiblePages } from '@strokebook/golf/access';
import { fullName } from '@strokebook/golf/format';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfileMenuPlayer } from '../features/profile/profile-menu.tsx';
import { profilePathOf } from '../features/profile/profile-path.ts';
import { homePathOf } from '../lib/home-page.ts';
import {
  BellIcon,
  CalendarIcon,
  CardIcon,
  HomeIcon,
  MoreIcon,
  PeopleIcon,
  PersonIcon,
  PlusIcon,
  SearchIcon,
} from '../ui/icons.tsx';
import { barPagesOf } from './bar-pages.ts';
import classes from './bottom-bar.module.css';

type BottomBarProps = {
  /** The signed-in account. */
  readonly account: ActiveAccount;
  /** Whose pages are open; null on the pages of a person who does not play. */
  readonly player: ProfileMenuPlayer | null;
  /** Whether the account may enter rounds for that player, who is somebody else. */
  readonly mayEnter: boolean;
  readonly isMenuOpen: boolean;
  /** Opens the menu, or closes it. */
  readonly onMenu: () => void;
};

type Entry = {
  readonly to: string;
  /** Username in the search parameters of the entry pages. */
  readonly player?: string;
  readonly label: string;
  /** Says below the sign of the main action for whom it is. */
  readonly caption?: string;
  readonly icon: ReactNode;
  /** The main action, shown as a sign with its name for screen readers. */
  readonly isMain?: true;
};

/**
 * The main pages within reach of the thumb, on phones only, of one person: of the signed-in account, or of the player
 * whose pages are open. Never of both (TEAM-35).
 */
export function BottomBar({ account, player, mayEnter, isMenuOpen, onMenu }: BottomBarProps) {
  const isOther = player !== null && player.account.accountId !== account.accountId;
  const entries =
    player === null ? peopleEntries(account) : isOther ? playerEntries(account, player, mayEnter) : ownEntries(player);
  return (
    <nav className={classes.bar} aria-label={isOther ? `Pages of ${fullName(player.account)}` : 'Main'} data-no-print>
      {entries.map((entry) => (
        <BarLink key={entry.label} {...entry} isMenuOpen={isMenuOpen} />
      ))}
      <button type="button" className={classes.entry} aria-expanded={isMenuOpen} onClick={onMenu}>
        <MoreIcon size={22} />
        More
      </button>
    </nav>
  );
}

/** A player's own pages. */
const ownEntries = (player: ProfileMenuPlayer): readonly Entry[] => [
  home('/dashboard'),
  ...shortcuts(player, ['myRounds']),
  log,
  ...shortcuts(player, ['schedule']),
];

/** Of a coach, parent or manager. Home may be the list of players. */
function peopleEntries(account: ActiveAccount): readonly Entry[] {
  const path = homePathOf(account);
  return [
    home(path),
    path === '/players'
      ? { to: '/account/new', label: 'New', icon: <BellIcon size={22} /> }
      : { to: '/players', label: 'Players', icon: <PeopleIcon size={22} /> },
    log,
    { to: '/golf/search', label: 'Search', icon: <SearchIcon size={22} /> },
  ];
}

/** Those of somebody else's pages that the account may open. */
function playerEntries(account: ActiveAccount, player: ProfileMenuPlayer, mayEnter: boolean): readonly Entry[] {
  if (!mayEnter) return [home(homePathOf(account)), ...shortcuts(player, barPagesOf(false))];
  const { username, firstName } = player.account;
  return [
    ...shortcuts(player, ['summary', 'myRounds']),
    {
      ...log,
      player: username,
      label: `Log a round for ${fullName(player.account)}`,
      caption: `For ${firstName.split(' ')[0]}`,
    },
    ...shortcuts(player, ['schedule']),
  ];
}

const home = (to: string): Entry => ({ to, label: 'Home', icon: <HomeIcon size={22} /> });

const log: Entry = { to: '/log', label: 'Log a round', icon: <PlusIcon size={26} />, isMain: true };

const shortcutTexts = {
  summary: { label: 'Summary', icon: <PersonIcon size={22} /> },
  myRounds: { label: 'Rounds', icon: <CardIcon size={22} /> },
  schedule: { label: 'Schedule', icon: <CalendarIcon size={22} /> },
} as const satisfies Partial<Record<ProfilePageId, Pick<Entry, 'label' | 'icon'>>>;

function shortcuts(
  { account, viewer, access }: ProfileMenuPlayer,
  ids: readonly (keyof typeof shortcutTexts)[],
): readonly Entry[] {
  const pages = visiblePages(viewer, access);
  return ids.flatMap((id) => {
    const page = pages.find((one) => one.id === id);
    return page === undefined ? [] : [{ to: `${profilePathOf(account)}/${page.link}`, ...shortcutTexts[id] }];
  });
}

function BarLink({ to, player, label, caption, icon, isMenuOpen, isMain }: Entry & { readonly isMenuOpen: boolean }) {
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === to });
  return (
    <Link
      to={to}
      search={player === undefined ? {} : ({ player } as never)}
      className={classes.entry}
      aria-current={isCurrent ? 'page' : undefined}
      // Back would open the menu again.
      replace={isMenuOpen}
    >
      {isMain === true ? <span className={caption === undefined ? classes.main : classes.mainFor}>{icon}</span> : icon}
      {isMain === true ? <span className="unseen">{label}</span> : label}
      {caption !== undefined && (
        <span className={classes.caption} aria-hidden="true">
          {caption}
        </span>
      )}
    </Link>
  );
}
