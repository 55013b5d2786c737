import type { ActiveAccount } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context.tsx';
import { sharedPlayersQuery } from '../api/shared-players-query.ts';
import { SideMenu, SideMenuGroup, SideMenuLink } from '../ui/menus/side-menu.tsx';
import { peopleGroups } from './more/people-groups.ts';

type PeopleMenuProps = {
  readonly account: ActiveAccount;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** The menu of coaches, parents and managers (TEAM-35). */
export function PeopleMenu({ account, isOpen, onOpen }: PeopleMenuProps) {
  const { api } = useApi();
  const shared = useInfiniteQuery(sharedPlayersQuery(api)).data?.pages[0];
  const [first, ...groups] = peopleGroups(account, shared);
  return (
    <SideMenu name={fullName(account)} label="People" isOpen={isOpen} onOpen={onOpen}>
      {first?.rows.map((row) => (
        <SideMenuLink key={row.to} {...row} />
      ))}
      {groups.map(({ title, rows }) => (
        <SideMenuGroup key={title} title={title}>
          {rows.map((row) => (
            <SideMenuLink key={row.to} {...row} />
          ))}
        </SideMenuGroup>
      ))}
    </SideMenu>
  );
}
