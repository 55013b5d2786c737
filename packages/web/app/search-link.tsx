import { Link, useRouter } from '@tanstack/react-router';
import { usePageKey } from '../lib/use-page-key.ts';
import { SearchIcon } from '../ui/icons.tsx';
import classes from './shell.module.css';

/** The link to search, which also opens with the key '/'. */
export function SearchLink({ label }: { readonly label: string }) {
  const router = useRouter();
  usePageKey('/', () => {
    const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (box === null) void router.navigate({ to: '/golf/search', search: { type: 'account' } });
    else box.focus();
  });
  return (
    <Link to="/golf/search" search={{ type: 'account' }} className={classes.search} aria-keyshortcuts="/">
      <SearchIcon size={18} />
      <span>{label}</span>
    </Link>
  );
}
