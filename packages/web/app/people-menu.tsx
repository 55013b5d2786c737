import type { ActiveAccount } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context.tsx';
import { sharedPlayersQuery } from '../api/shared-players-query.ts';
import { profilePathOf } from '../features/profile/profile-path.ts';
import { homePathOf } from '../lib/home-page.ts';
import { unreadNoticesOf } from '../lib/unread-notices.ts';
import { SideMenu, SideMenuGroup, SideMenuLink } from '../ui/menus/side-menu.tsx';

type PeopleMenuProps = {
  readonly account: ActiveAccount;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
};

/** A family or a foursome; more would push the rest of the menu out of sight of a laptop. */
const MAX_PLAYERS = 6;

/** The menu of coaches, parents and managers: their teams and players, and no pages of a player's own (TEAM-35). */
export function PeopleMenu({ account, isOpen, onChange }: PeopleMenuProps) {
  const { api } = useApi();
  const shared = useInfiniteQuery(sharedPlayersQuery(api)).data?.pages[0];
  const players = shared?.players.slice(0, MAX_PLAYERS) ?? [];
  const total = shared?.total ?? 0;
  const teams = account.coachedTeams;
  const unread = unreadNoticesOf(account);
  const close = () => onChange(false);
  return (
    <SideMenu name={fullName(account)} label="People" isOpen={isOpen} onChange={onChange}>
      <SideMenuLink to={homePathOf(account)} title="Home" onOpen={close} />
      <SideMenuLink to="/account/new" title={unread === 0 ? 'New for you' : `New for you (${unread})`} onOpen={close} />
      <SideMenuGroup title="Teams">
        {teams.length === 1 && (
          <SideMenuLink to={`/teams/${teams[0]?.organizationId}`} title="People and links" onOpen={close} />
        )}
        {/* The only team is the home. */}
        {teams.length > 1 &&
          teams.map(({ organizationId, name, shortName }) => (
            <SideMenuLink
              key={organizationId}
              to={`/team/${encodeURIComponent(shortName)}`}
              title={name}
              onOpen={close}
            />
          ))}
        <SideMenuLink to="/teams" title={teams.length === 0 ? 'Make or join a team' : 'All teams'} onOpen={close} />
      </SideMenuGroup>
      <SideMenuGroup title="Players">
        {players.map((player) => (
          <SideMenuLink key={player.accountId} to={profilePathOf(player)} title={player.fullName} onOpen={close} />
        ))}
        <SideMenuLink
          to="/players"
          title={total > players.length ? `All ${total} players` : 'Players who share with you'}
          onOpen={close}
        />
      </SideMenuGroup>
      {account.isProductManager && (
        <SideMenuGroup title="Manage">
          <SideMenuLink to="/admin" title="Administration" onOpen={close} />
          <SideMenuLink to="/golf/courses" title="Courses" onOpen={close} />
        </SideMenuGroup>
      )}
    </SideMenu>
  );
}
