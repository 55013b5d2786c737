import { type ImportSource, MAX_IMPORTED_ROUNDS_PER_CALL, type OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import type { RoundDocument } from '@strokebook/golf/model';
import type { Api } from '../../api/client.ts';

export type RoundToStore = {
  readonly accountId: AccountId;
  readonly source: ImportSource;
  readonly roundId: string;
  /** The document, or what is wrong with it. Called when its turn comes: a thousand at once would hold up the page. */
  readonly read: () => RoundDocument | string;
  readonly isReplacing: boolean;
};
/** What became of a round, and whose it is. */
export type StoredOutcome = OutputOf<'importRounds'>['outcomes'][number] & { readonly accountId: AccountId };

/** A round that was sent. */
type SentRound = { readonly round: RoundDocument; readonly isReplacing: boolean };
type Call = { readonly sent: readonly SentRound[]; readonly refused: readonly Omit<StoredOutcome, 'accountId'>[] };

type Storing = {
  /** Called with what became of the rounds of each call, and with the documents that were sent. */
  readonly onStored: (outcomes: readonly StoredOutcome[], sent: readonly RoundDocument[]) => void;
  readonly signal: AbortSignal;
};

/** Max letters of the rounds of one call: twenty rounds with every shot have about 1 million, and the server takes 2 MB. */
const MAX_CALL_LETTERS = 1_200_000;

/**
 * Stores rounds call by call, so that stopping leaves what was stored, and doing it again goes on (IMPORT-02). A round
 * that cannot be stored is named, and holds up no other.
 *
 * @param importIdOf the import to which the rounds of a source belong, for all players
 */
export async function storeRounds(
  api: Api,
  rounds: readonly RoundToStore[],
  importIdOf: (source: ImportSource) => string,
  { onStored, signal }: Storing,
): Promise<void> {
  for (const [accountId, ofPlayer] of Map.groupBy(rounds, (one) => one.accountId)) {
    for (const [source, ofSource] of Map.groupBy(ofPlayer, (one) => one.source)) {
      const params = { accountId, importId: importIdOf(source) };
      for (const { sent, refused } of callsOf(ofSource)) {
        if (signal.aborted) return;
        const { outcomes } =
          sent.length === 0
            ? { outcomes: [] }
            : await api.call('importRounds', { params, body: { source, rounds: [...sent] } });
        onStored(
          [...refused, ...outcomes].map((outcome) => ({ ...outcome, accountId })),
          sent.map(({ round }) => round),
        );
      }
    }
  }
}

/** The calls that store some rounds; the documents of each are made when it is asked for. */
function* callsOf(rounds: readonly RoundToStore[]): Generator<Call> {
  let sent: SentRound[] = [];
  let refused: Call['refused'][number][] = [];
  let letters = 0;
  for (const { roundId, read, isReplacing } of rounds) {
    const round = read();
    if (typeof round === 'string') refused.push({ roundId, outcome: 'refused', problem: round });
    else {
      const size = JSON.stringify(round).length;
      if (sent.length >= MAX_IMPORTED_ROUNDS_PER_CALL || letters + size > MAX_CALL_LETTERS) {
        yield { sent, refused };
        [sent, refused, letters] = [[], [], 0];
      }
      sent.push({ round, isReplacing });
      letters += size;
    }
  }
  if (sent.length > 0 || refused.length > 0) yield { sent, refused };
}
