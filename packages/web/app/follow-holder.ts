import type { AnyRouter } from '@tanstack/react-router';
import { activeAccountQuery } from '../api/account-queries.ts';
import { holderOf } from '../api/token-claims.ts';
import { unsavedInput } from '../lib/unsaved-input.ts';
import type { RouterContext } from './router-context.ts';

/** Keeps what is shown that of whoever holds the token, whichever tab they sign in or out in (TOKEN-O4). */
export function followHolder({
  router,
  queryClient,
  api,
  tokens,
}: Omit<RouterContext, 'site'> & { readonly router: AnyRouter }) {
  const account = activeAccountQuery(api, tokens).queryKey;
  const [settings] = api.query('getSettings', {}).queryKey;
  let holder = holderOf(tokens.read());
  const follow = (token: string | null, madeIn: 'thisTab' | 'anotherTab') => {
    const next = holderOf(token);
    if (next === holder) return;
    // A form with what its writer has not saved stays as it is until they have saved or left it.
    if (unsavedInput.isHeld()) {
      unsavedInput.whenReleased(catchUp);
      return;
    }
    holder = next;
    if (next === null) {
      // Nothing that the account saw may stay, and guards decide anew. Who it was is told to all who show it.
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== settings && queryKey[0] !== account[0],
      });
      queryClient.getMutationCache().clear();
      void queryClient.cancelQueries({ queryKey: account });
      queryClient.setQueryData(account, null);
      void router.invalidate();
      return;
    }
    // What a visitor, or the account before, was shown may differ from what this one may see.
    const isReset = queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings });
    // The tab where someone signs in leads them on by itself.
    if (madeIn === 'anotherTab') void isReset.then(() => router.invalidate());
  };
  const catchUp = () => follow(tokens.read(), 'anotherTab');
  tokens.subscribe(follow);
}
