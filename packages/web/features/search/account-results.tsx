import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Marked } from './marked.tsx';
import { accountsQuery } from './queries.ts';
import { ResultList } from './result-list.tsx';
import classes from './search.module.css';

/** Players whose name holds the text, each leading to the profile (SEARCH-06). */
export function AccountResults({ q }: { readonly q: string }) {
  const { api } = useApi();
  const query = useInfiniteQuery(accountsQuery(api, q));
  const found = query.data?.pages.flatMap((page) => page.accounts) ?? [];
  return (
    <ResultList query={query} q={q} total={query.data?.pages[0]?.total} what="players">
      {found.map((account) => (
        <li key={account.accountId} className={classes.result}>
          <Link
            to="/player/$username"
            params={{ username: account.username }}
            preload={false}
            className={classes.row}
            data-result
          >
            <Avatar imgUrl={account.imgUrl} name={account.fullName} size={40} />
            <span className={classes.text}>
              <span className={classes.name}>
                <Marked text={account.fullName} query={q} />
              </span>
              {account.school !== '' && <span className={classes.detail}>{account.school}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ResultList>
  );
}
