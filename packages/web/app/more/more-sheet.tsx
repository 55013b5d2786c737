import type { ActiveAccount } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { formatIndex, fullName } from '@strokebook/golf/format';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { sharedPlayersQuery } from '../../api/shared-players-query.ts';
import { HelpButton } from '../../features/help/help-button.tsx';
import type { ProfileMenuPlayer } from '../../features/profile/profile-menu.tsx';
import { homePathOf } from '../../lib/home-page.ts';
import { unreadNoticesOf } from '../../lib/unread-notices.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useLeaving } from '../signed-in-menu.tsx';
import { type MoreGroup, type MoreRow, profileGroups, taskRows } from './more-groups.ts';
import classes from './more-sheet.module.css';
import { peopleGroups } from './people-groups.ts';

type MoreSheetProps = {
  /** The signed-in account; null for a visitor. */
  readonly account: ActiveAccount | null;
  /** Whose pages are open; null on the pages of a person who does not play. */
  readonly player: ProfileMenuPlayer | null;
  readonly onClose: () => void;
};

/** Everything that the bar of a phone has no room for, in a sheet above the bar at every scroll position (SHELL-O20). */
export function MoreSheet({ account, player, onClose }: MoreSheetProps) {
  const isOther = player !== null && player.account.accountId !== account?.accountId;
  return (
    <Dialog title={isOther ? fullName(player.account) : 'More'} size={480} isAboveBar onClose={onClose}>
      <nav aria-label="More" className={classes.sheet}>
        {player !== null && <Groups groups={profileGroups(player, account)} indexOf={player.account.accountId} />}
        {player === null && account !== null && <PeopleGroups account={account} />}
        {account === null ? (
          <ul className={classes.rows}>
            <Row {...search} />
            <li>
              <HelpButton className={classes.row}>Help</HelpButton>
            </li>
          </ul>
        ) : (
          <>
            {player !== null && <Groups groups={[otherPeople(account, isOther)]} indexOf={null} />}
            <Foot account={account} tasks={player === null ? [] : taskRows(player)} />
          </>
        )}
      </nav>
    </Dialog>
  );
}

const search: MoreRow = { to: '/golf/search', search: { type: 'account' }, title: 'Find a player or a club' };

/** What a player has to do with others; from the pages of another player also the way home. */
const otherPeople = (account: ActiveAccount, isOther: boolean): MoreGroup => ({
  title: isOther ? 'You' : 'Other people',
  rows: [
    ...(isOther ? [{ to: homePathOf(account), title: 'Your home' }] : []),
    { to: '/teams', title: 'Teams' },
    { to: '/players', title: 'Players who share with you' },
    search,
  ],
});

function PeopleGroups({ account }: { readonly account: ActiveAccount }) {
  const { api } = useApi();
  const shared = useInfiniteQuery(sharedPlayersQuery(api)).data?.pages[0];
  return <Groups groups={peopleGroups(account, shared)} indexOf={null} />;
}

type GroupsProps = {
  readonly groups: readonly MoreGroup[];
  /** Whose index is the value of its row. */
  readonly indexOf: AccountId | null;
};

const Groups = ({ groups, indexOf }: GroupsProps) =>
  groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title}>
        <h3>{title}</h3>
        <ul className={classes.rows}>
          {rows.map((row) => (
            <Row key={row.title} {...row}>
              {row.value === 'index' && indexOf !== null && <IndexValue accountId={indexOf} />}
            </Row>
          ))}
        </ul>
      </section>
    ));

// The entry of the open sheet in the history is replaced, so that Back does not open it again.
const Row = ({ to, search: values, title, children }: MoreRow & { readonly children?: ReactNode }) => (
  <li>
    <Link to={to} search={(values ?? {}) as never} replace activeOptions={{ exact: true }} className={classes.row}>
      <b>{title}</b>
      {children}
    </Link>
  </li>
);

/** The index; nothing while it is not known. */
function IndexValue({ accountId }: { readonly accountId: AccountId }) {
  const { api } = useApi();
  const index = useQuery(api.query('getEstimatedIndex', { params: { accountId } })).data?.index;
  return index == null ? null : <span>{formatIndex(index.value)}</span>;
}

type FootProps = { readonly account: ActiveAccount; readonly tasks: readonly MoreRow[] };

function Foot({ account, tasks }: FootProps) {
  const { asking, leave } = useLeaving(account.accountId);
  const unread = unreadNoticesOf(account);
  const rows: readonly MoreRow[] = [
    ...tasks,
    { to: '/account/new', title: unread === 0 ? 'New for you' : `New for you (${unread})` },
    { to: '/account', title: 'Account and sharing' },
  ];
  return (
    <>
      <ul className={`${classes.rows} ${classes.foot}`}>
        {rows.map((row) => (
          <Row key={row.title} {...row} />
        ))}
        <li>
          <HelpButton className={classes.row}>Help</HelpButton>
        </li>
        <li>
          <button type="button" className={classes.row} onClick={leave}>
            Sign out
          </button>
        </li>
      </ul>
      {asking}
    </>
  );
}
