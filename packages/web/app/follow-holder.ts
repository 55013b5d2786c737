import type { AnyRouter } from '@tanstack/react-router';
import { activeAccountQuery } from '../api/account-queries.ts';
import { holderOf } from '../api/token-claims.ts';
import { unsavedInput } from '../lib/unsaved-input.ts';
import type { KeptReplies } from '../offline/index.ts';
import { isRoundOpen, whenRoundIsLeft } from './is-round-open.ts';
import type { RouterContext } from './router-context.ts';

type FollowDeps = Omit<RouterContext, 'site' | 'store'> & {
  readonly router: AnyRouter;
  readonly replies: Pick<KeptReplies, 'keepOnly'>;
};

/** Updates what is shown when the holder of the token changes, in whichever tab (TOKEN-O4). */
export function followHolder({ router, queryClient, api, tokens, replies }: FollowDeps) {
  const account = activeAccountQuery(api, tokens).queryKey;
  const [settings] = api.query('getSettings', {}).queryKey;
  let holder = holderOf(tokens.read());
  const follow = (token: string | null, madeIn: 'thisTab' | 'anotherTab') => {
    const next = holderOf(token);
    if (next === holder) return;
    // Unsaved input is kept until it is saved or left.
    if (unsavedInput.isHeld()) {
      unsavedInput.whenReleased(catchUp);
      return;
    }
    // A session that ends must not take the player away from a round (ENTRY-22).
    if (next === null && isRoundOpen(router)) {
      whenRoundIsLeft(router, catchUp);
      return;
    }
    holder = next;
    // A device without storage has nothing to remove.
    void replies.keepOnly(next).catch(() => undefined);
    if (next === null) {
      // Removes all data of the previous account, and runs guards again. Queries of the account itself are reset, so
      // that components see the change.
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== settings && queryKey[0] !== account[0],
      });
      queryClient.getMutationCache().clear();
      void queryClient.cancelQueries({ queryKey: account });
      queryClient.setQueryData(account, null);
      void router.invalidate();
      return;
    }
    // Other viewers may see different data.
    const isReset = queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings });
    // The tab that signs in navigates by itself.
    if (madeIn === 'anotherTab') void isReset.then(() => router.invalidate());
  };
  const catchUp = () => follow(tokens.read(), 'anotherTab');
  tokens.subscribe(follow);
}
