import { errors } from '@strokebook/contract';
import { type EntryAction, entryDocument, isSameRound, mergeRounds, replayEntry } from '@strokebook/golf/entry';
import type { RoundDocument } from '@strokebook/golf/model';
import type { Api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { ApiError } from '../api/errors.ts';
import type { AccountVersion, DeviceRound, RoundKey } from './device-round.ts';
import { isWaiting } from './device-round.ts';
import type { DeviceStore } from './device-store.ts';

/** A call that takes longer is repeated later; a weak network may hold one for minutes. */
const CALL_TIMEOUT_MS = 20_000;
/** Two people who change a round all the time: the next try is left to the next occasion. */
const MAX_MERGES = 3;

/** `later`: the network or the server failed, so that another try may succeed without anybody's help. */
export type SendResult = 'done' | 'later';

type SendDeps = {
  readonly api: Pick<Api, 'call'>;
  readonly store: DeviceStore;
  /** Ends the calls; the round is sent again later. */
  readonly signal: AbortSignal;
};

/** The document of a round's actions; null if they do not begin a round. */
export function documentOfActions(actions: readonly EntryAction[]): RoundDocument | null {
  const state = replayEntry(actions);
  return state === null ? null : entryDocument(state);
}

/** The document of a round on the device; null if its log does not begin a round. */
export const documentOfRound = ({ log }: DeviceRound): RoundDocument | null =>
  documentOfActions(log.map(({ action }) => action));

/** The document of a round as it was after one of its actions. */
const documentUpTo = ({ log }: DeviceRound, seq: number): RoundDocument | null =>
  documentOfActions(log.filter((logged) => logged.seq <= seq).map(({ action }) => action));

/**
 * Sends what the account does not have of a round. A version that changed meanwhile is merged by hole (ENTRY-24); what
 * cannot be merged, or is refused, stays on the device with its reason (ENTRY-22).
 */
export async function sendRound(deps: SendDeps, key: RoundKey): Promise<SendResult> {
  const { store } = deps;
  for (let merges = 0; merges <= MAX_MERGES; merges += 1) {
    const round = await store.readRound(key);
    if (round === null || !isWaiting(round) || round.problem?.kind === 'conflict') return 'done';
    const document = documentOfRound(round);
    const seq = round.log.at(-1)?.seq;
    if (document === null || seq === undefined) return 'done';
    try {
      // A device without room can still send.
      await store.addTry(key, seq).catch(() => undefined);
      const { revision } = await put(deps, round, document);
      await store.acknowledge(key, seq, { revision, document });
      return 'done';
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'ROUND_REVISION_CONFLICT')
        return noteFailure(store, key, error);
    }
    try {
      if (!(await takeTheirs(deps, round, document))) return 'done';
    } catch (error) {
      return noteFailure(store, key, error);
    }
  }
  return 'later';
}

const put = ({ api, signal }: SendDeps, { playerId, roundId, base, problem }: DeviceRound, document: RoundDocument) => {
  const isDeleted = problem?.kind === 'refused' && problem.isDeleted === true;
  const revision = isDeleted ? 0 : (base?.revision ?? 0);
  return api.call(
    'putRound',
    { params: { accountId: playerId, roundId }, query: { revision }, body: document },
    { signal: inTime(signal) },
  );
};

const inTime = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]);

/**
 * Gets the account's version and bases the round on it, or records that the player must choose.
 *
 * @returns whether the round can be sent again
 */
async function takeTheirs(deps: SendDeps, round: DeviceRound, mine: RoundDocument): Promise<boolean> {
  const { store } = deps;
  const theirs = await readAccountVersion(deps, round);
  if (theirs === null) {
    const sentence = 'This round was deleted in the account. Try again to save it there once more.';
    await store.setProblem(round, { kind: 'refused', sentence, isDeleted: true });
    return false;
  }
  const seq = round.tries.findLast((tried) => {
    const document = documentUpTo(round, tried);
    return document !== null && isSameRound(document, theirs.document);
  });
  if (seq !== undefined) {
    // It is what we sent before; only the answer was lost.
    await store.acknowledge(round, seq, theirs);
    return true;
  }
  const merged = mergeRounds(round.base?.document ?? null, mine, theirs.document);
  if (merged.holes.length > 0 || merged.details.length > 0) {
    await store.setProblem(round, { kind: 'conflict', theirs });
    return false;
  }
  await store.rebase(round, round.log.at(-1)?.seq ?? 0, theirs, { kind: 'load', round: merged.round });
  return true;
}

async function readAccountVersion(
  { api, signal }: SendDeps,
  { playerId, roundId }: RoundKey,
): Promise<AccountVersion | null> {
  try {
    const { round, ...version } = await api.call(
      'getRound',
      { params: { accountId: playerId, roundId } },
      { signal: inTime(signal) },
    );
    return { revision: version.revision, document: round, changedBy: version.changedBy, changedAt: version.changedAt };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Records why a round was not stored. A failure of the network or the server is no property of the round. */
async function noteFailure(store: DeviceStore, key: RoundKey, error: unknown): Promise<SendResult> {
  if (!(error instanceof ApiError)) return 'later';
  const { status, code } = error;
  if (status === 401) await store.setProblem(key, { kind: 'signedOut' });
  else if (code === 'STORAGE_FULL' || code === 'ROUNDS_FULL') {
    await store.setProblem(key, { kind: 'full', sentence: errorText(error) });
  } else if (status < 500 && status !== 429) {
    await store.setProblem(key, { kind: 'refused', sentence: refusalSentence(error) });
  }
  const isTemporary = status >= 500 || status === 429;
  return isTemporary ? 'later' : 'done';
}

function refusalSentence(error: ApiError): string {
  if (error.status === 404) return 'This account may no longer save rounds for this player.';
  // A document of another version of the app, which the server does not know (any more) or not yet (ENTRY-26).
  if (error.problems.some(({ path }) => path === '$.format')) {
    return 'The app on this device is out of date. Reload it to save this round; it is safe here until then.';
  }
  const [problem] = error.problems;
  const reason = problem === undefined ? '' : ` (${problem.path} ${problem.message})`;
  return (error.code === 'ROUND_INVALID' ? errors.ROUND_INVALID.message : errorText(error)) + reason;
}
