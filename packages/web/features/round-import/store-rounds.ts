import { type ImportSource, MAX_IMPORTED_ROUNDS_PER_CALL, type OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import type { Api } from '../../api/client.ts';

export type RoundToStore = {
  readonly source: ImportSource;
  readonly round: RoundDocument;
  readonly isReplacing: boolean;
};
type Outcome = OutputOf<'importRounds'>['outcomes'][number];

/** Max letters of the rounds of one call: twenty rounds with every shot have about 1 million, and the server takes 2 MB. */
const MAX_CALL_LETTERS = 1_200_000;

/**
 * Stores rounds call by call, so that stopping leaves what was stored, and doing it again goes on (IMPORT-02).
 *
 * @param importIds one for each source @param onStored called with the outcomes of each call
 */
export async function storeRounds(
  api: Api,
  {
    accountId,
    importIds,
    rounds,
  }: {
    readonly accountId: AccountId;
    readonly importIds: ReadonlyMap<ImportSource, string>;
    readonly rounds: readonly RoundToStore[];
  },
  { onStored, signal }: { readonly onStored: (outcomes: readonly Outcome[]) => void; readonly signal: AbortSignal },
): Promise<void> {
  for (const [source, importId] of importIds) {
    for (const call of callsOf(rounds.filter((one) => one.source === source))) {
      if (signal.aborted) return;
      const { outcomes } = await api.call('importRounds', {
        params: { accountId, importId },
        body: { source, rounds: call.map(({ round, isReplacing }) => ({ round, isReplacing })) },
      });
      onStored(outcomes);
    }
  }
}

function callsOf(rounds: readonly RoundToStore[]): readonly (readonly RoundToStore[])[] {
  const calls: RoundToStore[][] = [];
  let letters = 0;
  for (const one of rounds) {
    const size = JSON.stringify(one.round).length;
    const last = calls.at(-1);
    if (last === undefined || last.length >= MAX_IMPORTED_ROUNDS_PER_CALL || letters + size > MAX_CALL_LETTERS) {
      calls.push([one]);
      letters = size;
    } else {
      last.push(one);
      letters += size;
    }
  }
  return calls;
}
