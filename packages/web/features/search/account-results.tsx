import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { RowLink } from '../../ui/link-rows.tsx';
import { Marked } from './marked.tsx';
import { accountsQuery } from './queries.ts';
import { ResultList } from './result-list.tsx';

/** Players whose name contains the text, linked to the profile (SEARCH-06). */
export function AccountResults({ q }: { readonly q: string }) {
  const { api } = useApi();
  const query = useInfiniteQuery(accountsQuery(api, q));
  const found = query.data?.pages.flatMap((page) => page.accounts) ?? [];
  return (
    <ResultList query={query} q={q} total={query.data?.pages[0]?.total} what="players">
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
  );
}
