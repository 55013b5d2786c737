import { errors, type ImportOutcome, MAX_RESTORED_ROUNDS_PER_CALL } from '@strokebook/contract';
import { type AccountId, hasLevel } from '@strokebook/golf/access';
import { isSameRound, mayTakeBack } from '@strokebook/golf/entry';
import { findRoundProblems, type RoundDocument } from '@strokebook/golf/model';
import { recordAuditEvent } from '../../db/accounts/audit-queries.ts';
import { incrementDataVersion } from '../../db/data-version.ts';
import type { Queryable } from '../../db/database.ts';
import { moveToDeleted, takeDeleted } from '../../db/rounds/deleted-rounds-queries.ts';
import { findRounds, type KnownRound } from '../../db/rounds/known-rounds-queries.ts';
import { toStoredDocuments } from '../../db/rounds/logged-round.ts';
import { findRoundAuthors } from '../../db/rounds/round-author-queries.ts';
import { oldestRestorable } from '../../db/rounds/round-history-queries.ts';
import { countRoomForRounds, countRoomForTakenBack } from '../../db/rounds/round-limit.ts';
import { restoredRow, writeRevisions, writeRounds } from '../../db/rounds/write-rounds.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import {
  bringBackResults,
  countImportedScores,
  forgetImportedResults,
  importKey,
  takeBackResults,
} from '../../db/imports/imported-results.ts';
import { findImport } from '../../db/imports/import-queries.ts';
import { beginImport, findOpenImport } from '../../imports/open-import.ts';
import type { Services } from '../../services.ts';
import {
  type ChosenImports,
  findImportedPlayers,
  findImportedRevisions,
  findReplaced,
  listImportedRounds,
  listImports,
  listReplacedBefore,
  listTakenBack,
  removeImport,
  removeImportedRounds,
  storeImportedRounds,
  storeTakenBack,
} from './import-queries.ts';

type Asked = { readonly round: RoundDocument; readonly isReplacing: boolean };

/** Imports of rounds from files, and taking one back (IMPORT-02, IMPORT-03, IMPORT-25, IMPORT-26). */
export function createRoundImportHandlers({ database, clock }: Pick<Services, 'database' | 'clock'>) {
  const { query } = database;
  const listBoth = async (chosen: ChosenImports) => {
    if (chosen.accountIds.length === 0) return { imports: [], takenBack: [] };
    const imports = await listImports(query, chosen);
    const takenBack = await listTakenBack(query, chosen, oldestRestorable(clock.now()));
    const scores = await countImportedScores(query, chosen.accountIds);
    return {
      imports: imports.map((made) => {
        const { unchanged = 0, changed = 0 } = scores.get(importKey(made)) ?? {};
        const importedAt = made.importedAt.toISOString();
        return { ...made, importedAt, unchangedScores: unchanged, changedScores: changed };
      }),
      takenBack: takenBack
        .map((made) => ({
          ...made,
          takenBackAt: made.takenBackAt.toISOString(),
          scores: scores.get(importKey(made))?.back ?? 0,
        }))
        .filter((made) => made.rounds + made.scores > 0),
    };
  };
  return {
    importRounds: ({ params: { accountId, importId }, body: { source, rounds } }, { signedIn, origin }) =>
      changeAccount(query, accountId, async (tx) => {
        const change = { at: clock.now(), changedBy: signedIn.accountId };
        const call = { accountId, importId, source, importedBy: signedIn.accountId };
        const made = await findOpenImport(tx, call);
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
        if (made === null) await beginImport(tx, call, { at: change.at, origin });
        await storeRounds(tx, { accountId, importId, ...change }, written, known);
        await incrementDataVersion(tx, accountId);
        return { outcomes, isChanged: true };
      }),
    listRoundImports: async ({ params: { accountId } }, { account, viewer, signedIn }) => {
      const { imports, takenBack } = await listBoth({ accountIds: [accountId] });
      const makerOf = ({ importedBy }: { readonly importedBy: AccountId | null }) =>
        importedBy === accountId ? null : importedBy;
      const authors = await findRoundAuthors(query, [...imports, ...takenBack].map(makerOf), account, viewer);
      const nameOf = (made: Parameters<typeof makerOf>[0]) => authors.get(makerOf(made))?.name ?? null;
      const isOpen = ({ importedBy }: Parameters<typeof makerOf>[0]) =>
        mayTakeBack(signedIn.accountId, { playerId: accountId, importedBy });
      return {
        imports: imports.map((made) => ({ ...made, importedBy: nameOf(made), canTakeBack: isOpen(made) })),
        takenBack: takenBack.filter(isOpen).map((made) => ({ ...made, importedBy: nameOf(made) })),
      };
    },
    listImportsForOthers: async (_input, { signedIn, viewer }) => {
      const players = (await findImportedPlayers(query, signedIn.accountId)).filter(({ access }) =>
        hasLevel(viewer, access, 'enter'),
      );
      const accountIds = players.map(({ access }) => access.accountId);
      const { imports, takenBack } = await listBoth({ accountIds, importedBy: signedIn.accountId });
      const playerOf = new Map(players.map(({ access: { accountId }, ...names }) => [accountId, names]));
      const withPlayer = <Made extends { readonly accountId: AccountId }>({ accountId, ...made }: Made) => {
        const names = playerOf.get(accountId);
        return names === undefined ? [] : [{ ...made, player: { accountId, ...names } }];
      };
      return { imports: imports.flatMap(withPlayer), takenBack: takenBack.flatMap(withPlayer) };
    },
    takeBackImport: ({ params: { accountId, importId } }, { signedIn, origin }) =>
      changeAccount(query, accountId, async (tx) => {
        const made = await findImport(tx, accountId, importId);
        if (made === null || made.takenBackAt !== null) throw new RequestError('NOT_FOUND');
        if (!mayTakeBack(signedIn.accountId, { playerId: accountId, importedBy: made.importedBy }))
          throw new RequestError('NOT_FOUND');
        const at = clock.now();
        const result = await takeBack(tx, { accountId, importId, at, changedBy: signedIn.accountId });
        await incrementDataVersion(tx, accountId);
        if (signedIn.accountId === accountId) {
          const details = { source: made.source, rounds: result.removed + result.restored, scores: result.scores };
          await recordAuditEvent(tx, accountId, { kind: 'importTakenBack', at, origin, details });
        }
        return result;
      }),
    restoreImport: ({ params: { accountId, importId } }, { signedIn, origin }) =>
      changeAccount(query, accountId, async (tx) => {
        const at = clock.now();
        const oldest = oldestRestorable(at);
        const [made] = await listTakenBack(tx, { accountIds: [accountId], importId }, oldest);
        if (made === undefined) throw new RequestError('NOT_FOUND');
        if (!mayTakeBack(signedIn.accountId, { playerId: accountId, importedBy: made.importedBy }))
          throw new RequestError('NOT_FOUND');
        const scores = await bringBackResults(tx, { accountId, importId });
        if (scores === null) throw new RequestError('SCHEDULE_FULL');
        const restored = await bringBack(tx, { accountId, importId, at, changedBy: signedIn.accountId }, oldest);
        // A revision that is not kept any more does not come back, and is not waited for.
        const remaining = restored < MAX_RESTORED_ROUNDS_PER_CALL ? 0 : made.rounds - restored;
        await incrementDataVersion(tx, accountId);
        if (remaining === 0) {
          await storeTakenBack(tx, accountId, importId, null);
          if (signedIn.accountId === accountId) {
            const details = { source: made.source };
            await recordAuditEvent(tx, accountId, { kind: 'importBroughtBack', at, origin, details });
          }
        }
        return { restored, remaining, scores };
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
  const revisions = await writeRevisions(tx, accountId, next, { at, changedBy, changeKind: 'imported' });
  await storeImportedRounds(
    tx,
    next.map(({ document: { roundId }, before }) => ({
      ...{ accountId, importId, roundId },
      revision: revisions.get(roundId) ?? 1,
      beforeRevision: before?.revision ?? null,
    })),
  );
}

/** Documents that are read and written at a time: a round with all of its shots has about 20 KB. */
const ROUNDS_AT_ONCE = 50;

/**
 * Deletes the rounds that an import has added, which can be restored for a day, and restores those that it replaced, and
 * the same of its results; a round or result changed since stays (IMPORT-25).
 *
 * @throws RequestError IMPORTS_TAKEN_BACK_FULL
 */
async function takeBack(tx: Queryable, { accountId, importId, at, changedBy }: Import) {
  const rounds = await listImportedRounds(tx, accountId, importId);
  const untouched = rounds.filter(({ revision, currentRevision }) => revision === currentRevision);
  const added = untouched.filter(({ beforeRevision }) => beforeRevision === null).map(({ roundId }) => roundId);
  if ((await countRoomForTakenBack(tx, accountId, changedBy === accountId)) < added.length)
    throw new RequestError('IMPORTS_TAKEN_BACK_FULL');
  await moveToDeleted(tx, accountId, added, { deletedBy: changedBy, deletedAt: at, importId });
  const undone = new Set(added);
  const replaced = untouched.filter(({ beforeRevision }) => beforeRevision !== null);
  for (let from = 0; from < replaced.length; from += ROUNDS_AT_ONCE) {
    const some = replaced.slice(from, from + ROUNDS_AT_ONCE);
    const documents = await findReplaced(
      tx,
      accountId,
      importId,
      some.map(({ roundId }) => roundId),
    );
    const restored = some.flatMap(({ roundId, revision, enteredBy }) => {
      const document = documents.get(roundId);
      return document === undefined ? [] : [{ document, before: { revision, enteredBy } }];
    });
    await writeRevisions(tx, accountId, restored, { at, changedBy, changeKind: 'restored' });
    for (const { document } of restored) undone.add(document.roundId);
  }
  const kept = rounds.filter(({ roundId }) => !undone.has(roundId)).map(({ roundId }) => roundId);
  const results = await takeBackResults(tx, { accountId, importId });
  if (undone.size + results.scores === 0) {
    await removeImport(tx, accountId, importId);
    await forgetImportedResults(tx, { accountId, importId });
  } else {
    await removeImportedRounds(tx, accountId, importId, kept);
    await storeTakenBack(tx, accountId, importId, at);
  }
  return { removed: added.length, restored: undone.size - added.length, kept: kept.length, ...results };
}

/**
 * Undoes `takeBack` for as many rounds as one call takes: those that were deleted, and those that the import had replaced
 * and nobody changed since. Returns how many.
 *
 * @throws RequestError ROUNDS_FULL
 */
async function bringBack(tx: Queryable, { accountId, importId, at, changedBy }: Import, oldest: Date): Promise<number> {
  const max = MAX_RESTORED_ROUNDS_PER_CALL;
  const deleted = await takeDeleted(tx, accountId, { importId }, { oldest, max });
  if (deleted.length > 0 && (await countRoomForRounds(tx, accountId)) < deleted.length)
    throw new RequestError('ROUNDS_FULL');
  await writeRounds(tx, deleted.map(restoredRow));
  const replaced = await listReplacedBefore(tx, accountId, importId, max - deleted.length);
  const next = replaced.map(({ document, ...before }) => ({ document, before }));
  const revisions = await writeRevisions(tx, accountId, next, { at, changedBy, changeKind: 'restored' });
  await storeImportedRounds(
    tx,
    [...revisions].map(([roundId, revision]) => ({ accountId, importId, roundId, revision, beforeRevision: null })),
  );
  return deleted.length + replaced.length;
}
