import { type ImportSource, MAX_IMPORTED_ROUNDS_PER_CALL, type OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import type { Api } from '../../api/client.ts';

export type RoundToStore = {
  readonly accountId: AccountId;
  readonly source: ImportSource;
  readonly round: RoundDocument;
  readonly isReplacing: boolean;
};
/** What became of a round, and whose it is. */
export type StoredOutcome = OutputOf<'importRounds'>['outcomes'][number] & { readonly accountId: AccountId };

/** Max letters of the rounds of one call: twenty rounds with every shot have about 1 million, and the server takes 2 MB. */
const MAX_CALL_LETTERS = 1_200_000;

/**
 * Stores rounds call by call, so that stopping leaves what was stored, and doing it again goes on (IMPORT-02).
 *
 * @param importIdOf the import to which the rounds of one player and source belong
 * @param onStored called with the outcomes of each call
 */
export async function storeRounds(
  api: Api,
  rounds: readonly RoundToStore[],
  importIdOf: (accountId: AccountId, source: ImportSource) => string,
  {
    onStored,
    signal,
  }: { readonly onStored: (outcomes: readonly StoredOutcome[]) => void; readonly signal: AbortSignal },
): Promise<void> {
  for (const [accountId, ofPlayer] of Map.groupBy(rounds, (one) => one.accountId)) {
    for (const [source, ofSource] of Map.groupBy(ofPlayer, (one) => one.source)) {
      const params = { accountId, importId: importIdOf(accountId, source) };
      for (const call of callsOf(ofSource)) {
        if (signal.aborted) return;
        const { outcomes } = await api.call('importRounds', {
          params,
          body: { source, rounds: call.map(({ round, isReplacing }) => ({ round, isReplacing })) },
        });
        onStored(outcomes.map((outcome) => ({ ...outcome, accountId })));
      }
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
