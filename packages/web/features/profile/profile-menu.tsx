import type { PublicAccount } from '@strokebook/contract';
import type { CSSProperties } from 'react';
import { fullName, schoolLine, longestPart } from '@strokebook/golf/format';
import {
  type AccountAccess,
  hasFullAccess,
  hasLevel,
  menuGroups,
  type Viewer,
  visiblePages,
} from '@strokebook/golf/access';
import { SideMenu, SideMenuGroup, SideMenuLink } from '../../ui/menus/side-menu.tsx';
import classes from './profile-menu.module.css';
import { profilePathOf } from './profile-path.ts';
import { ProfilePicture } from './profile-picture.tsx';

/** Whose menu it is, and who looks at it. */
export type ProfileMenuPlayer = {
  readonly account: PublicAccount;
  readonly viewer: Viewer | null;
  readonly access: AccountAccess;
};

type ProfileMenuProps = ProfileMenuPlayer & {
  /** Address of the viewer's home; null for a visitor. */
  readonly home: string | null;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** The profile's owner, and its pages that this viewer may open (PROFILE-07 to PROFILE-10, PROFILE-12). */
export function ProfileMenu({ account, viewer, access, home, isOpen, onOpen }: ProfileMenuProps) {
  const name = fullName(account);
  const pages = visiblePages(viewer, access);
  const profile = profilePathOf(account);
  return (
    <SideMenu name={name} label="Profile" isOpen={isOpen} onOpen={onOpen}>
      {home !== null && <SideMenuLink to={home} title="Home" />}
      {/* The account menu names the viewer. */}
      {viewer?.accountId !== account.accountId && (
        <div className={classes.player}>
          <ProfilePicture account={account} size={40} />
          <div className={classes.who}>
            <b style={{ '--letters': longestPart(name) } as CSSProperties}>{name}</b>
            <School account={account} />
          </div>
        </div>
      )}
      {menuGroups.map((group) => {
        const members = pages.filter((page) => page.menuGroup === group);
        // The first group is shown even when empty, because it is the menu's heading.
        if (members.length === 0 && group !== 'My Apps') return null;
        return (
          <SideMenuGroup key={group} title={group}>
            {members.map((page) => (
              <SideMenuLink key={page.id} to={`${profile}/${page.link}`} title={page.title} />
            ))}
          </SideMenuGroup>
        );
      })}
      {hasLevel(viewer, access, 'enter') && (
        <SideMenuGroup title="Manage">
          <SideMenuLink
            to="/import"
            search={viewer?.accountId === account.accountId ? {} : { player: account.username }}
            title="Bring in rounds"
          />
          {hasFullAccess(viewer, access) && (
            <>
              <SideMenuLink to={`${profile}/plan`} title="Plan a round" />
              <SideMenuLink to={`${profile}/edit`} title="Edit profile" />
              <SideMenuLink to={`${profile}/resume`} search={{ builder: true }} title="Build resume" />
            </>
          )}
        </SideMenuGroup>
      )}
    </SideMenu>
  );
}

function School({ account }: { readonly account: PublicAccount }) {
  const text = schoolLine(account.accountExtraInfo[0]);
  return text === '' ? null : <span>{text}</span>;
}
