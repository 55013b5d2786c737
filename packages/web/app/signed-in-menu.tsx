import { Menu, UnstyledButton } from '@mantine/core';
import type { ActiveAccount } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { homePathOf } from '../lib/home-page.ts';
import { unreadNoticesOf } from '../lib/unread-notices.ts';
import { useSignOut, useWaitingRounds } from '../offline/index.ts';
import { AccountLabel } from './account-label.tsx';
import { goToPlayerDashboard } from './player-dashboard.ts';
import classes from './shell.module.css';
import { DropList, DropMenu } from '../ui/menus/drop-menu.tsx';

const AskBeforeSignOut = lazy(() =>
  import('../controls/round-saving/ask-before-sign-out.tsx').then((module) => ({ default: module.AskBeforeSignOut })),
);

export function SignedInMenu({ account }: { readonly account: ActiveAccount }) {
  const router = useRouter();
  const { unreadMessages } = account;
  const unreadNotices = unreadNoticesOf(account);
  const unread = unreadMessages + unreadNotices;
  const { asking, leave } = useLeaving(account.accountId);
  return (
    <>
      <DropMenu position="bottom-end" width={220} offset={6}>
        <Menu.Target>
          <UnstyledButton className={classes.account}>
            <AccountLabel account={account} />
            {unread > 0 && (
              <span className={classes.unread}>
                <span className="unseen">, </span>
                {unread}
                <span className="unseen">
                  {unreadNotices > 0 ? ' new for you' : unread === 1 ? ' new message' : ' new messages'}
                </span>
              </span>
            )}
          </UnstyledButton>
        </Menu.Target>
        <DropList>
          <Menu.Item component={Link} to={homePathOf(account)}>
            Home
          </Menu.Item>
          <Menu.Item component={Link} to="/players">
            Players who share with me
          </Menu.Item>
          <Menu.Item component={Link} to="/teams">
            Teams
          </Menu.Item>
          {account.isProductManager && (
            <Menu.Item component={Link} to="/golf/courses">
              Courses
            </Menu.Item>
          )}
          {account.isProductManager && (
            <Menu.Item component={Link} to="/admin">
              Administration
            </Menu.Item>
          )}
          <Menu.Item onClick={() => void goToPlayerDashboard(router, account.username)}>My profile</Menu.Item>
          <Menu.Item component={Link} to="/account/new">
            {unreadNotices === 0 ? 'New for you' : `New for you (${unreadNotices})`}
          </Menu.Item>
          <Menu.Item component={Link} to="/account/messages">
            {unreadMessages === 0 ? 'Messages' : `Messages (${unreadMessages} new)`}
          </Menu.Item>
          <Menu.Item component={Link} to="/account">
            Account
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={leave}>Sign out</Menu.Item>
        </DropList>
      </DropMenu>
      {asking}
    </>
  );
}

/** Signs out, and asks before if rounds wait on this device (ENTRY-22). */
export function useLeaving(accountId: AccountId): { readonly asking: ReactNode; readonly leave: () => void } {
  const signOut = useSignOut();
  const waiting = useWaitingRounds(accountId).length;
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    setIsAsking(false);
    void signOut(accountId);
  };
  return {
    asking: isAsking && (
      <Suspense>
        <AskBeforeSignOut accountId={accountId} onSignOut={leave} onCancel={() => setIsAsking(false)} />
      </Suspense>
    ),
    leave: () => (waiting === 0 ? leave() : setIsAsking(true)),
  };
}
