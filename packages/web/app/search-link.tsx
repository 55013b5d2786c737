import { Link, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { SearchIcon } from '../ui/icons.tsx';
import classes from './shell.module.css';

/** The link to search, which also opens with the key '/'. */
export function SearchLink({ label }: { readonly label: string }) {
  const router = useRouter();
  // Layout effect, so that the key works as soon as the link is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // A modal dialog blocks the page.
      if (document.querySelector('[aria-modal="true"]') !== null) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
      if (box === null) void router.navigate({ to: '/golf/search', search: { type: 'account' } });
      else box.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [router]);
  return (
    <Link to="/golf/search" search={{ type: 'account' }} className={classes.search} aria-keyshortcuts="/">
      <SearchIcon size={18} />
      <span>{label}</span>
    </Link>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
