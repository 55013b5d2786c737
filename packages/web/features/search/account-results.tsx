import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { sharedPlayersQuery } from '../../api/shared-players-query.ts';
import { SharedPlayerRow } from '../../controls/shared-players/shared-player-row.tsx';
import { LinkRows, RowLink } from '../../ui/pages/link-rows.tsx';
import { Marked } from '../../controls/search-results/marked.tsx';
import { accountsQuery } from './queries.ts';
import { ResultList } from '../../controls/search-results/result-list.tsx';

const PRIVATE_NOTE = 'Only players are listed, and of those with a private profile only who shares it with you.';

/** Players whose name contains the text, linked to the profile (SEARCH-06). */
export function AccountResults({ q }: { readonly q: string }) {
  const { api } = useApi();
  const query = useInfiniteQuery(accountsQuery(api, q));
  const found = query.data?.pages.flatMap((page) => page.accounts) ?? [];
  const shared = usePrivatePlayers(q);
  return (
    <>
      {shared.players.length > 0 && <PrivateResults {...shared} />}
      <ResultList
        query={query}
        q={q}
        total={query.data?.pages[0]?.total}
        apart={shared.players.length}
        what="players"
        note={PRIVATE_NOTE}
      >
        {found.map(({ accountId, username, fullName, imgUrl, school }) => (
          <li key={accountId}>
            <RowLink
              to="/player/$username"
              params={{ username }}
              preload={false}
              picture={{ imgUrl, name: fullName }}
              label={<Marked text={fullName} query={q} />}
              detail={school}
              data-result
            />
          </li>
        ))}
      </ResultList>
    </>
  );
}

/** Players with a private profile who let the viewer see it; the public results do not list them. */
function usePrivatePlayers(q: string) {
  const { api, tokens } = useApi();
  const isSignedIn = useQuery(activeAccountQuery(api, tokens)).data != null;
  const query = useInfiniteQuery({ ...sharedPlayersQuery(api, q), enabled: isSignedIn });
  const players = query.data?.pages.flatMap((page) => page.players).filter(({ isPrivate }) => isPrivate) ?? [];
  return { players, isOld: query.isPlaceholderData };
}

const PrivateResults = ({ players, isOld }: ReturnType<typeof usePrivatePlayers>) => (
  <section aria-label="Private players who share with you" className="margin-top-12">
    <h2 className="text-m">Private, shared with you</h2>
    <LinkRows isOld={isOld}>
      {players.map((player) => (
        <SharedPlayerRow key={player.accountId} player={player} />
      ))}
    </LinkRows>
  </section>
);
