import { getRouteApi, Link } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { AccountResults } from '../../features/search/account-results.tsx';
import { OrganizationResults } from '../../features/search/organization-results.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { Page } from '../../ui/pages/page.tsx';
import { useSearchText } from '../../ui/fields/use-search-text.ts';
import classes from '../../features/search/search.module.css';

const route = getRouteApi('/golf/search');

/** Search for players and organizations while typing. */
export function SearchPage() {
  const { type, q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, search] = useSearchText(q, (next) => {
    void navigate({ search: (before) => ({ ...before, q: next === '' ? undefined : next }), replace: true });
  });
  const wanted = q.trim();

  // The search box has the initial focus.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  /** Arrow keys move from the box through the results and back. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [input.current, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next == null) return;
    event.preventDefault();
    next.focus();
  };

  const Results = type === 'account' ? AccountResults : OrganizationResults;
  return (
    <Page title="Search" onKeyDown={onKeyDown}>
      <SearchBox
        type={type}
        text={text}
        input={input}
        onText={search}
        onType={(next) => void navigate({ search: (before) => ({ ...before, type: next }), replace: true })}
      />
      <p>
        Looking for a course?{' '}
        <Link to="/golf/courses" className="inline-row touch">
          Courses
        </Link>
      </p>
      {wanted === '' ? (
        <p className={classes.hint}>
          {type === 'account'
            ? 'Type part of a player’s name. Accents and capitals do not matter.'
            : 'Type part of a college’s, academy’s or tour’s name.'}
        </p>
      ) : (
        <Results q={wanted} />
      )}
    </Page>
  );
}
