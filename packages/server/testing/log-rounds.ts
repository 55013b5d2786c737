import type { ServerProcess } from './server-process.ts';
import { scoreOnlyRound } from './test-rounds.ts';

const WRITERS = 16;

export type Writers = {
  /** Ids of acknowledged rounds so far; all begin with 'writer'. */
  readonly acknowledged: readonly string[];
  readonly stop: () => Promise<{ readonly longestWait: number }>;
};

/**
 * Sixteen writers that log rounds of the signed-in accounts, one after another, until they are stopped.
 *
 * @throws Error by `stop` if a round was refused
 */
export function startWriters(
  server: ServerProcess,
  sessions: readonly { readonly idToken: string; readonly accountId: number }[],
): Writers {
  const acknowledged: string[] = [];
  const stop = new AbortController();
  let longestWait = 0;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    const { idToken, accountId } = sessions[writer % sessions.length] ?? { idToken: '', accountId: 0 };
    for (let number = 0; !stop.signal.aborted; number += 1) {
      const roundId = `writer${writer}-${number}`;
      const start = performance.now();
      const reply = await fetch(`${server.url}/api/accounts/${accountId}/rounds/${roundId}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(scoreOnlyRound(roundId)),
      });
      longestWait = Math.max(longestWait, performance.now() - start);
      if (reply.status !== 200) throw new Error(`${roundId} was answered with ${reply.status}: ${await reply.text()}`);
      acknowledged.push(roundId);
    }
  });
  return {
    acknowledged,
    stop: async () => {
      stop.abort();
      await Promise.all(writers);
      return { longestWait };
    },
  };
}
