import { errors, type ImportOutcome, MAX_IMPORTS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { isSameRound } from '@strokebook/golf/entry';
import { findRoundProblems, type RoundDocument } from '@strokebook/golf/model';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { findRounds, type KnownRound } from '../../db/rounds/known-rounds-queries.ts';
import { toStoredDocuments } from '../../db/rounds/logged-round.ts';
import { findRoundAuthors } from '../../db/rounds/round-author-queries.ts';
import { countRoomForRounds } from '../../db/rounds/round-limit.ts';
import { writeRevisions } from '../../db/rounds/write-rounds.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { findPastRevision } from './history-queries.ts';
import {
  countImports,
  findImport,
  findImportedRevisions,
  listImportedRounds,
  listImports,
  removeImport,
  removeRounds,
  storeImport,
  storeImportedRounds,
} from './import-queries.ts';

type Asked = { readonly round: RoundDocument; readonly isReplacing: boolean };

/** Imports of rounds from files, and taking one back (IMPORT-02, IMPORT-03, IMPORT-25, IMPORT-26). */
export function createRoundImportHandlers({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const { query } = database;
  return {
    importRounds: ({ params: { accountId, importId }, body: { source, rounds } }, { signedIn, origin }) =>
      changeAccount(query, accountId, async (tx) => {
        const change = { at: clock.now(), changedBy: signedIn.accountId };
        const roundIds = rounds.map(({ round }) => round.roundId);
        const known = new Map((await findRounds(tx, accountId, roundIds)).map((round) => [round.roundId, round]));
        const imported = await findImportedRevisions(tx, accountId, roundIds);
        let room = await countRoomForRounds(tx, accountId);
        const outcomes = rounds.map((asked, index): ImportOutcome => {
          const { roundId } = asked.round;
          const problem = roundIds.indexOf(roundId) < index ? 'This round stands in the file twice.' : null;
          const outcome = outcomeOf(asked, {
            before: known.get(roundId),
            revision: imported.get(roundId),
            problem,
            room,
          });
          if (outcome.outcome === 'stored') room -= 1;
          return { roundId, ...outcome };
        });
        const written = rounds.filter((_asked, index) => isWritten(outcomes[index]));
        if (written.length === 0) return { outcomes, isChanged: false };
        if ((await findImport(tx, accountId, importId)) === null) {
          if ((await countImports(tx, accountId)) >= MAX_IMPORTS) throw new RequestError('IMPORTS_FULL');
          await storeImport(tx, { accountId, importId, source, importedAt: change.at, importedBy: change.changedBy });
          // The change trail has the line of somebody else.
          if (signedIn.accountId === accountId) {
            await recordAuditEvent(tx, accountId, {
              kind: 'roundsImported',
              at: change.at,
              origin,
              details: { source },
            });
          }
        }
        await storeRounds(tx, { accountId, importId, ...change }, written, known);
        await incrementDataVersion(tx, accountId);
        return { outcomes, isChanged: true };
      }),
    listRoundImports: async ({ params: { accountId } }, { account, viewer }) => {
      const imports = await listImports(query, accountId);
      const byOthers = imports.map(({ importedBy }) => (importedBy === accountId ? null : importedBy));
      const authors = await findRoundAuthors(query, byOthers, account, viewer);
      return {
        imports: imports.map((made, index) => ({
          ...made,
          importedAt: made.importedAt.toISOString(),
          importedBy: authors.get(byOthers[index] ?? null)?.name ?? null,
        })),
      };
    },
    takeBackImport: ({ params: { accountId, importId } }, { signedIn, origin }) =>
      changeAccount(query, accountId, async (tx) => {
        const made = await findImport(tx, accountId, importId);
        if (made === null) throw new RequestError('NOT_FOUND');
        const at = clock.now();
        const result = await takeBack(tx, { accountId, importId, at, changedBy: signedIn.accountId });
        await removeImport(tx, accountId, importId);
        await incrementDataVersion(tx, accountId);
        if (signedIn.accountId === accountId) {
          const details = { source: made.source };
          await recordAuditEvent(tx, accountId, { kind: 'importTakenBack', at, origin, details });
        }
        return result;
      }),
  } satisfies Partial<Handlers>;
}

type Stored = {
  readonly before: KnownRound | undefined;
  /** The revision that the latest import of the round has stored. */
  readonly revision: number | undefined;
  readonly problem: string | null;
  /** How many rounds the account can still add. */
  readonly room: number;
};

function outcomeOf({ round, isReplacing }: Asked, stored: Stored): Omit<ImportOutcome, 'roundId'> {
  const [first] = findRoundProblems(round);
  const problem = stored.problem ?? (first === undefined ? null : `${first.path} ${first.message}`);
  if (problem !== null) return { outcome: 'refused', problem };
  const { before } = stored;
  if (before === undefined) {
    return stored.room < 1
      ? { outcome: 'refused', problem: errors.ROUNDS_FULL.message }
      : { outcome: 'stored', problem: null };
  }
  if (isSameRound(before.document, round)) return { outcome: 'unchanged', problem: null };
  const isUntouched = before.revision === stored.revision;
  return { outcome: isReplacing || isUntouched ? 'replaced' : 'kept', problem: null };
}

const isWritten = (outcome: ImportOutcome | undefined): boolean =>
  outcome?.outcome === 'stored' || outcome?.outcome === 'replaced';

type Import = {
  readonly accountId: AccountId;
  readonly importId: string;
  readonly at: Date;
  readonly changedBy: AccountId;
};

async function storeRounds(
  tx: Queryable,
  { accountId, importId, at, changedBy }: Import,
  written: readonly Asked[],
  known: ReadonlyMap<string, KnownRound>,
): Promise<void> {
  const documents = await toStoredDocuments(
    tx,
    written.map(({ round }) => round),
  );
  const next = documents.map((document) => ({ document, before: known.get(document.roundId) ?? null }));
  await writeRevisions(tx, accountId, next, { at, changedBy, changeKind: 'imported' });
  await storeImportedRounds(
    tx,
    next.map(({ document: { roundId }, before }) => ({
      ...{ accountId, importId, roundId },
      revision: (before?.revision ?? 0) + 1,
      beforeRevision: before?.revision ?? null,
    })),
  );
}

/** Removes the rounds that an import has added, and restores those that it replaced; a round changed since stays. */
async function takeBack(tx: Queryable, { accountId, importId, at, changedBy }: Import) {
  const rounds = await listImportedRounds(tx, accountId, importId);
  const untouched = rounds.filter(({ revision, currentRevision }) => revision === currentRevision);
  const added = untouched.filter(({ beforeRevision }) => beforeRevision === null).map(({ roundId }) => roundId);
  const restored: Parameters<typeof writeRevisions>[2][number][] = [];
  for (const { roundId, revision, beforeRevision, enteredBy } of untouched) {
    const earlier = beforeRevision === null ? null : await findPastRevision(tx, accountId, roundId, beforeRevision);
    if (earlier !== null) restored.push({ document: earlier.document, before: { revision, enteredBy } });
  }
  await removeRounds(tx, accountId, added);
  await writeRevisions(tx, accountId, restored, { at, changedBy, changeKind: 'restored' });
  return {
    removed: added.length,
    restored: restored.length,
    kept: rounds.length - added.length - restored.length,
  };
}
