import { addresses } from '@strokebook/contract/addresses';
import type { Call } from '../api/call.ts';
import { ApiError, NetworkError } from '../api/errors.ts';
import { holderOf } from '../api/token-claims.ts';
import type { TokenStore } from '../api/token-store.ts';
import { answerInTime } from './answer-in-time.ts';
import type { KeptReplies } from './kept-replies.ts';
import type { ShownReplies } from './shown-replies.ts';

/** After this time without an answer a reply from before is shown: a weak network may not answer for minutes. */
const MAX_WAIT_MS = 6_000;

type Options = {
  readonly replies: KeptReplies;
  readonly shown: ShownReplies;
  readonly tokens: TokenStore;
  readonly maxWaitMs?: number;
};

/**
 * Changes calls that read: keeps the replies that the signed-in account has seen, and answers with them where the
 * network fails (ENTRY-20). The server decides about access at every call that reaches it: a refusal is never replaced.
 */
export function rememberReplies({ replies, shown, tokens, maxWaitMs = MAX_WAIT_MS }: Options): (call: Call) => Call {
  return (call) => {
    const read: Call = async (routeId, input, options) => {
      const holder = holderOf(tokens.read());
      const { keptShape } = addresses[routeId];
      if (holder === null || keptShape === undefined) return call(routeId, input, options);
      const name = JSON.stringify([routeId, keptShape, input]);
      // Whoever signed out meanwhile leaves nothing behind, and sees nothing from before.
      const isSameHolder = (): boolean => holderOf(tokens.read()) === holder;
      const asked = call(routeId, input, options).then((reply) => {
        shown.remove(name);
        if (isSameHolder()) void replies.keep(holder, name, reply).catch(() => undefined);
        return reply;
      });
      /** Shows the reply from before; null if there is none, or the device cannot store. */
      const recall = async () => {
        const kept = await replies.read(holder, name).catch(() => null);
        if (kept === null || !isSameHolder() || options?.signal?.aborted === true) return null;
        shown.add(name, kept.keptAt);
        return { reply: kept.reply as Awaited<typeof asked> };
      };
      try {
        const inTime = await answerInTime(asked, maxWaitMs);
        return inTime === 'late' ? ((await recall())?.reply ?? (await asked)) : inTime.answer;
      } catch (error) {
        const kept = isAway(error) ? await recall() : null;
        if (kept === null) throw error;
        return kept.reply;
      }
    };
    return read;
  };
}

/** Whether the server was not reached, itself or behind a proxy. */
const isAway = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && [502, 503, 504].includes(error.status));
