import type { PublicAccount } from '@strokebook/contract';
import { fullName, schoolLine } from '@strokebook/golf/format';
import { type AccountAccess, hasFullAccess, menuGroups, type Viewer, visiblePages } from '@strokebook/golf/access';
import { Link, useLocation } from '@tanstack/react-router';
import { ChevronDownIcon, MenuIcon } from '../../ui/icons.tsx';
import classes from './profile-menu.module.css';
import { ProfilePicture } from './profile-picture.tsx';

/** Whose menu it is, and who looks at it. */
export type ProfileMenuPlayer = {
  readonly account: PublicAccount;
  readonly viewer: Viewer | null;
  readonly access: AccountAccess;
};

type ProfileMenuProps = ProfileMenuPlayer & {
  /** Whether a phone shows the list below the bar. */
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
};

/** The profile's owner, and its pages that this viewer may open (PROFILE-07 to PROFILE-10, PROFILE-12). */
export function ProfileMenu({ account, viewer, access, isOpen, onChange }: ProfileMenuProps) {
  const name = fullName(account);
  const pages = visiblePages(viewer, access);
  const close = () => onChange(false);
  return (
    <div className={classes.menu} data-open={isOpen || undefined}>
      <button
        type="button"
        className={classes.bar}
        aria-expanded={isOpen}
        aria-label={`Menu of ${name}`}
        onClick={() => onChange(!isOpen)}
      >
        <MenuIcon size={18} />
        <span>{name}</span>
      </button>
      <nav className={classes.body} aria-label="Profile">
        {viewer !== null && <PageLink to="/dashboard" title="Home" onOpen={close} />}
        {/* The account menu names the viewer. */}
        {viewer?.accountId !== account.accountId && (
          <div className={classes.player}>
            <ProfilePicture key={account.imgUrl} account={account} size={40} />
            <div className={classes.who}>
              <b>{name}</b>
              <School account={account} />
            </div>
          </div>
        )}
        {menuGroups.map((group) => {
          const members = pages.filter((page) => page.menuGroup === group);
          // The first group is shown even when empty, because it is the menu's heading.
          if (members.length === 0 && group !== 'My Apps') return null;
          return (
            <details key={group} className={classes.group} open>
              <summary>
                {group}
                <ChevronDownIcon size={12} />
              </summary>
              {members.map((page) => (
                <PageLink
                  key={page.id}
                  to={`/player/${encodeURIComponent(account.username)}/${page.link}`}
                  title={page.title}
                  onOpen={close}
                />
              ))}
            </details>
          );
        })}
        {hasFullAccess(viewer, access) && (
          <details className={classes.group} open>
            <summary>
              Manage
              <ChevronDownIcon size={12} />
            </summary>
            <Link
              to="/player/$username/edit"
              params={{ username: account.username }}
              className={classes.link}
              onClick={close}
            >
              Edit profile
            </Link>
            <Link
              to="/player/$username/resume"
              params={{ username: account.username }}
              search={{ builder: true }}
              className={classes.link}
              onClick={close}
            >
              Build resume
            </Link>
          </details>
        )}
      </nav>
    </div>
  );
}

type PageLinkProps = { readonly to: string; readonly title: string; readonly onOpen: () => void };

function PageLink({ to, title, onOpen }: PageLinkProps) {
  const isCurrent = useLocation({ select: (location) => location.pathname === to });
  return (
    <Link to={to} className={classes.link} aria-current={isCurrent ? 'page' : undefined} onClick={onOpen}>
      {title}
    </Link>
  );
}

function School({ account }: { readonly account: PublicAccount }) {
  const text = schoolLine(account.accountExtraInfo[0]);
  return text === '' ? null : <span>{text}</span>;
}
