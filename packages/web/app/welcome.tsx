import { Button } from '@mantine/core';
import type { ActiveAccount } from '@strokebook/contract';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { NameForm } from '../features/own-name/name-form.tsx';
import classes from './welcome-banner.module.css';

/** The banner and the form that its button opens. */
export function Welcome({ account }: { readonly account: ActiveAccount }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  // The account page has the same form.
  const isOnPage = pathname === '/account';

  const begin = () => {
    if (isOnPage) document.querySelector<HTMLInputElement>('#name input')?.focus();
    else setIsOpen(!isOpen);
  };
  const goOn = (saved: ActiveAccount) => {
    // The pressed button disappears with the banner.
    document.getElementById('content')?.focus();
    const oldHome = `/player/${encodeURIComponent(account.username)}/`;
    const { pathname: path, searchStr } = router.state.location;
    // The address of the open profile has changed with the username.
    if (path.startsWith(oldHome) && saved.username !== account.username) {
      const rest = path.slice(oldHome.length) + searchStr;
      void router.navigate({ href: `/player/${encodeURIComponent(saved.username)}/${rest}`, replace: true });
    } else void router.invalidate();
  };

  return (
    <section className={classes.banner} aria-label="Finish your account" data-no-print>
      <div className={classes.line}>
        <p>Welcome! Tell us your name to finish your account.</p>
        <Button variant="default" size="md" aria-expanded={isOnPage ? undefined : isOpen} onClick={begin}>
          {isOpen && !isOnPage ? 'Later' : 'Tell us your name'}
        </Button>
      </div>
      {isOpen && !isOnPage && <NameForm account={account} onSaved={goOn} />}
    </section>
  );
}
