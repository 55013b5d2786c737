import { includesLevel } from '@strokebook/golf/access';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { sharedPlayersQuery } from '../../api/shared-players-query.ts';
import { PageError } from '../../ui/pages/page-error.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import classes from './start-page.module.css';
import { StepFrame } from './step-frame.tsx';

type PlayerStepProps = {
  readonly ownUsername: string;
  readonly close: ReactNode;
};

/** Names that fit on a phone; above it a name is typed faster than it is found. */
const MAX_WITHOUT_SEARCH = 8;

/** Asks a coach or parent whose round it is, before anything else (TEAM-35). */
export function PlayerStep({ ownUsername, close }: PlayerStepProps) {
  const { api } = useApi();
  const [q, setQ] = useState('');
  const all = useInfiniteQuery(sharedPlayersQuery(api));
  const query = useInfiniteQuery(sharedPlayersQuery(api, q === '' ? undefined : q));
  const found = query.data?.pages.flatMap((page) => page.players) ?? [];
  const players = found.filter(({ level }) => includesLevel(level, 'enter'));
  const isDone = query.data !== undefined && !query.hasNextPage && !query.isPlaceholderData;
  return (
    <StepFrame title="Whose round is it?" close={close}>
      {(all.data?.pages[0]?.total ?? 0) > MAX_WITHOUT_SEARCH && (
        <SearchField label="Search your players" value={q} onSearch={setQ} />
      )}
      {query.isError && (
        <PageError part="Your players" level={2} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ul className={classes.running} aria-busy={query.isPlaceholderData}>
        {players.map(({ accountId, username, fullName }) => (
          <li key={accountId}>
            <Link to="/log" search={{ player: username }} className={classes.continue}>
              <b className="break-anywhere">{fullName}</b>
            </Link>
          </li>
        ))}
        {q === '' && (
          <li>
            <Link to="/log" search={{ player: ownUsername }} className={classes.continue}>
              <b>My own</b>
            </Link>
          </li>
        )}
      </ul>
      {isDone && players.length === 0 && (
        <p className="muted">
          {q === ''
            ? 'Nobody lets you enter rounds yet. A player chooses that in their account, under Circle, or when they join your team.'
            : `No player who lets you enter rounds is called ‘${q}’.`}
        </p>
      )}
      <MoreButton query={query} size="sm" />
    </StepFrame>
  );
}
