import type { AnyRouter } from '@tanstack/react-router';
import { activeAccountQuery, settingsQuery } from '../api/account-queries.ts';
import { holderOf } from '../api/token-claims.ts';
import type { RouterContext } from './router-context.ts';

/** Keeps what is shown that of whoever holds the token, whichever tab they sign in or out in (TOKEN-O4). */
export function followHolder({
  router,
  queryClient,
  api,
  tokens,
}: Omit<RouterContext, 'site'> & { readonly router: AnyRouter }) {
  const account = activeAccountQuery(api, tokens).queryKey;
  const [settings] = settingsQuery(api).queryKey;
  let holder = holderOf(tokens.read());
  tokens.subscribe((token, madeIn) => {
    const next = holderOf(token);
    if (next === holder) return;
    holder = next;
    if (next === null) {
      // Nothing that the account saw may stay, and guards decide anew.
      queryClient.clear();
      queryClient.setQueryData(account, null);
      void router.invalidate();
      return;
    }
    // What a visitor, or the account before, was shown may differ from what this one may see.
    const isReset = queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings });
    // The tab where someone signs in leads them on by itself.
    if (madeIn === 'anotherTab') void isReset.then(() => router.invalidate());
  });
}
