import type { RoundDocument } from '@strokebook/golf/model';
import type { MeasuredServer, signIn } from './server.ts';

export const PUTS_AT_A_TIME = 8;

/** Stores rounds of a signed-in caller through the API, several at a time; returns the milliseconds of each call. */
export async function putRounds(
  { url }: MeasuredServer,
  { accountId, headers }: Awaited<ReturnType<typeof signIn>>,
  rounds: readonly RoundDocument[],
): Promise<readonly number[]> {
  const waiting = [...rounds];
  const each: number[] = [];
  const putInTurn = async (): Promise<void> => {
    for (let round = waiting.shift(); round !== undefined; round = waiting.shift()) {
      const started = performance.now();
      const response = await fetch(`${url}/api/accounts/${accountId}/rounds/${round.roundId}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify(round),
      });
      if (!response.ok) throw new Error(`A round was refused: ${await response.text()}`);
      await response.arrayBuffer();
      each.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: PUTS_AT_A_TIME }, putInTurn));
  return each;
}
