import type { AnyRouter } from '@tanstack/react-router';
import { activeAccountQuery } from '../api/account-queries.ts';
import { holderOf } from '../api/token-claims.ts';
import { unsavedInput } from '../lib/unsaved-input.ts';
import { answerInTime, type KeptReplies, MAX_REMOVAL_MS } from '../offline/index.ts';
import { isRoundOpen, whenRoundIsLeft } from './is-round-open.ts';
import type { RouterContext } from './router-context.ts';

type FollowDeps = Omit<RouterContext, 'site' | 'store'> & {
  readonly router: AnyRouter;
  readonly replies: Pick<KeptReplies, 'keepOnly'>;
};

/**
 * Updates what is shown when the holder of the token changes, in whichever tab (TOKEN-O4). The replies of other holders
 * are removed from the device first, and at every start.
 */
export function followHolder({ router, queryClient, api, tokens, replies }: FollowDeps) {
  const account = activeAccountQuery(api, tokens).queryKey;
  const [settings] = api.query('getSettings', {}).queryKey;
  // A device without storage has nothing to remove.
  const removeOthers = (owner: string | null) =>
    answerInTime(
      replies.keepOnly(owner).catch(() => undefined),
      MAX_REMOVAL_MS,
    );
  let holder = holderOf(tokens.read());
  // A tab that was closed during a sign-out may have left some.
  void removeOthers(holder);
  const follow = (token: string | null, madeIn: 'thisTab' | 'anotherTab') => {
    const next = holderOf(token);
    if (next === holder) return;
    const areRemoved = removeOthers(next);
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
    if (next === null) {
      void areRemoved.then(showVisitor);
      return;
    }
    // Other viewers may see different data.
    const isReset = queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings });
    // The tab that signs in navigates by itself.
    if (madeIn === 'anotherTab') void isReset.then(() => router.invalidate());
  };
  const showVisitor = () => {
    // Somebody signed in meanwhile.
    if (holder !== null) return;
    // Removes all data of the previous account, and runs guards again. Queries of the account itself are reset, so that
    // components see the change.
    queryClient.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== settings && queryKey[0] !== account[0],
    });
    queryClient.getMutationCache().clear();
    void queryClient.cancelQueries({ queryKey: account });
    queryClient.setQueryData(account, null);
    void router.invalidate();
  };
  const catchUp = () => follow(tokens.read(), 'anotherTab');
  tokens.subscribe(follow);
}
