import type { AccountId } from '@strokebook/golf/access';
import { limitProblems } from '@strokebook/contract';
import { findRoundProblems, type RoundDocument } from '@strokebook/golf/model';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Database } from '../../db/database.ts';
import { isSameRound } from '@strokebook/golf/entry';
import { toStoredDocuments } from '../../db/rounds/logged-round.ts';
import { countRoomForRounds } from '../../db/rounds/round-limit.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { changeAccount } from '../../http/change-account.ts';
import { writeRevisions } from '../../db/rounds/write-rounds.ts';
import { findRound } from './queries.ts';

export type PutRound = {
  readonly accountId: AccountId;
  /** The round id in the address. */
  readonly roundId: string;
  readonly round: RoundDocument;
  /** The revision that the change is based on: 0 if the round must not exist yet; undefined for any. */
  readonly baseRevision: number | undefined;
  readonly changedBy: AccountId;
};

export type PutRoundResult = { readonly roundId: string; readonly revision: number; readonly isChanged: boolean };

/**
 * Writes a whole round in one transaction. Sending the same document again changes nothing, whatever the base revision,
 * so callers can safely retry after a lost answer.
 *
 * @throws RequestError ROUND_INVALID, ROUND_REVISION_CONFLICT, ROUNDS_FULL, NOT_FOUND
 */
export async function putRound(
  database: Database,
  clock: Clock,
  { accountId, roundId, round, baseRevision, changedBy }: PutRound,
): Promise<PutRoundResult> {
  refuseProblems(roundId, round);
  return changeAccount(database.query, accountId, async (tx) => {
    const stored = await findRound(tx, accountId, roundId);
    if (stored !== null && isSameRound(stored.document, round)) {
      return { roundId, revision: stored.revision, isChanged: false };
    }
    const current = stored?.revision ?? 0;
    if (baseRevision !== undefined && baseRevision !== current) throw new RequestError('ROUND_REVISION_CONFLICT');
    if (stored === null && (await countRoomForRounds(tx, accountId)) < 1) throw new RequestError('ROUNDS_FULL');
    const next = (await toStoredDocuments(tx, [round])).map((document) => ({ document, before: stored }));
    const change = { at: clock.now(), changedBy, changeKind: 'logged' as const };
    const revisions = await writeRevisions(tx, accountId, next, change);
    await incrementDataVersion(tx, accountId);
    return { roundId, revision: revisions.get(roundId) ?? current + 1, isChanged: true };
  });
}

function refuseProblems(roundId: string, round: RoundDocument): void {
  const isOther = round.roundId !== roundId;
  const problems = [
    ...(isOther ? [{ path: '$.roundId', message: `must be '${roundId}', as in the address` }] : []),
    ...findRoundProblems(round),
  ];
  if (problems.length > 0) throw new RequestError('ROUND_INVALID', limitProblems(problems));
}
