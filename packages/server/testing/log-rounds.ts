import type { RoundDocument } from '@strokebook/contract';
import type { ServerProcess } from './server-process.ts';
import type { Session } from './sign-in-by-output.ts';
import { scoreOnlyRound } from './test-rounds.ts';

const WRITERS = 16;

/** Logs a round, by default one with scores alone. @throws TypeError if there is no reply */
export async function putRound(
  { url }: Pick<ServerProcess, 'url'>,
  { idToken, accountId }: Session,
  roundId: string,
  round: RoundDocument = scoreOnlyRound(roundId),
): Promise<{ readonly status: number; readonly text: string }> {
  const reply = await fetch(`${url}/api/accounts/${accountId}/rounds/${roundId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(round),
  });
  return { status: reply.status, text: await reply.text() };
}

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
export function startWriters(server: ServerProcess, sessions: readonly Session[]): Writers {
  const acknowledged: string[] = [];
  const stop = new AbortController();
  let longestWait = 0;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    const session = sessions[writer % sessions.length] ?? { idToken: '', accountId: 0 };
    for (let number = 0; !stop.signal.aborted; number += 1) {
      const roundId = `writer${writer}-${number}`;
      const start = performance.now();
      const { status, text } = await putRound(server, session, roundId);
      longestWait = Math.max(longestWait, performance.now() - start);
      if (status !== 200) throw new Error(`${roundId} was answered with ${status}: ${text}`);
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
