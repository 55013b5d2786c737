import type { ComparedPlayer } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import type { Api } from '../../api/client.ts';
import { RowButton } from '../../ui/pages/link-rows.tsx';
import { Marked } from '../search-results/marked.tsx';
import { ResultList } from '../search-results/result-list.tsx';

type PlayerResultsProps = {
  readonly q: string;
  /** Players who are listed above already, and the player to compare with. */
  readonly leftOut: ReadonlySet<AccountId>;
  /** How many of these have such a name. */
  readonly apart: number;
  readonly onChoose: (player: ComparedPlayer) => void;
};

/** All players whose name holds the text and whose comparison is open to the viewer, as the search shows them (TEAM-37). */
export function PlayerResults({ q, leftOut, apart, onChoose }: PlayerResultsProps) {
  const { api } = useApi();
  const query = useInfiniteQuery(comparedPlayersQuery(api, q));
  const found = query.data?.pages.flatMap((page) => page.accounts);
  const shown = found?.filter(({ accountId }) => !leftOut.has(accountId)) ?? [];
  return (
    <ResultList
      query={query}
      q={q}
      total={found && shown.length}
      apart={apart}
      isCountedByPage
      what="players"
      note="Only players are listed whose comparison is open to you."
    >
      {shown.map((player) => (
        <li key={player.accountId}>
          <RowButton
            picture={{ imgUrl: player.imgUrl, name: player.fullName }}
            label={<Marked text={player.fullName} query={q} />}
            detail={player.school}
            onClick={() => onChoose(player)}
          />
        </li>
      ))}
    </ResultList>
  );
}

const comparedPlayersQuery = (api: Api, q: string) =>
  infiniteQueryOptions({
    queryKey: ['searchComparedPlayers', q],
    queryFn: ({ pageParam, signal }) =>
      api.call('searchComparedPlayers', { query: { q, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
