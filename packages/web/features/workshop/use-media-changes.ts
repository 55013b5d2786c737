import type { AccountId } from '@strokebook/golf/access';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { SAVED } from '../../ui/saved-mark.tsx';
import { refreshShown } from '../../api/refresh-shown.ts';

type Item = { readonly mediaId: string; readonly title: string; readonly isFeatured: boolean };

/** A second click within this time after a move, in milliseconds, was meant for the item that has just moved away. */
const DOUBLE_CLICK = 300;

/** Changes pictures or videos of a list: updated optimistically and reverted on failure. */
export function useMediaChanges<One extends Item>(
  accountId: AccountId,
  use: 'gallery' | 'swingVideo',
  items: readonly One[],
  queryKey: QueryKey,
) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState('');
  const [failed, setFailed] = useState<{ readonly mediaId: string; readonly text: string } | null>(null);

  const mutation = useMutation({
    mutationFn: async ({
      call,
    }: {
      mediaId: string;
      next: readonly One[];
      call: () => Promise<unknown>;
      said: string;
      isErrorShownElsewhere?: boolean;
    }) => call(),
    onMutate: async ({ next }) => {
      setFailed(null);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, next);
      return before;
    },
    onSuccess: (_result, { said }) => setStatus(said),
    onError: (error, { mediaId, isErrorShownElsewhere = false }, before) => {
      queryClient.setQueryData(queryKey, before);
      if (!isErrorShownElsewhere) setFailed({ mediaId, text: errorText(error) });
    },
    onSettled: () => refreshShown(queryClient, use === 'gallery' ? 'pictures' : 'videos'),
  });

  const moved = useRef({ mediaId: '', at: -DOUBLE_CLICK });
  const changeOf = (item: One, change: { readonly title: string } | { readonly isFeatured: boolean }) => ({
    mediaId: item.mediaId,
    next: items.map((one) => (one.mediaId === item.mediaId ? { ...one, ...change } : one)),
    call: () => api.call('updateMedia', { params: { accountId, mediaId: item.mediaId }, body: change }),
    said: SAVED,
  });
  const nameOf = (item: Item) => (item.title === '' ? 'It' : item.title);
  return {
    status,
    /** Whether the last change was saved, and was one of this item. */
    isSaved: (mediaId: string) => status === SAVED && mutation.isSuccess && mutation.variables.mediaId === mediaId,
    errorOf: (mediaId: string) => (failed?.mediaId === mediaId ? failed.text : null),
    feature: (item: One, isFeatured: boolean) => mutation.mutate(changeOf(item, { isFeatured })),
    /** Rejects if the caption could not be saved: the field keeps the text and shows the error. */
    rename: (item: One, title: string): Promise<unknown> =>
      mutation.mutateAsync({ ...changeOf(item, { title }), isErrorShownElsewhere: true }),
    move: (item: One, by: -1 | 1) => {
      const { mediaId, at } = moved.current;
      const now = performance.now();
      if (mediaId !== item.mediaId && now - at < DOUBLE_CLICK) return;
      moved.current = { mediaId: item.mediaId, at: now };
      const from = items.indexOf(item);
      const next = items.filter((one) => one !== item);
      next.splice(from + by, 0, item);
      mutation.mutate({
        mediaId: item.mediaId,
        next,
        call: () =>
          api.call('orderMedia', {
            params: { accountId },
            body: { use, mediaIds: next.map(({ mediaId }) => mediaId) },
          }),
        said: `${nameOf(item)} is now ${from + by + 1} of ${items.length}.`,
      });
    },
    remove: (item: One) =>
      mutation.mutate({
        mediaId: item.mediaId,
        next: items.filter((one) => one !== item),
        call: () => api.call('deleteMedia', { params: { accountId, mediaId: item.mediaId } }),
        said: `${nameOf(item)} is deleted.`,
      }),
  };
}
