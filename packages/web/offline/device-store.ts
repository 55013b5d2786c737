import type { AccountId } from '@strokebook/golf/access';
import type { EntryAction } from '@strokebook/golf/entry';
import { createDeviceCards, type DeviceCardStore } from './device-cards.ts';
import { type DeviceDatabase, openDeviceDatabase, type Transaction } from './database.ts';
import {
  type AccountVersion,
  type DeviceRound,
  isWaiting,
  lastChangedAt,
  type LoggedAction,
  type RoundKey,
  type RoundProblem,
} from './device-round.ts';
import { createKeptReplies, type KeptReplies } from './kept-replies.ts';
import { createTabMessages } from './tab-messages.ts';

/** A round without its log, as it is stored. */
type RoundRecord = Omit<DeviceRound, 'log'>;
type ActionRecord = RoundKey & LoggedAction & { readonly actionId: string };

/** Small values that belong to the device. */
type DeviceValues = {
  /** The account whose courses were loaded last, and the day. */
  readonly coursesKeptOn: string;
  /** Whether the browser was asked not to evict the storage. */
  readonly askedToPersist: boolean;
};

export type DeviceStore = {
  /**
   * Adds an action to a round, which it begins if the device does not have it. Resolves when the action is on disk.
   *
   * @param known the actions before it: stored again if the browser removed the round under the app (ENTRY-25)
   * @param watcher the listener of `watch` whose action it is, which is not called
   * @returns all actions of the round, in order; their numbers do not collide with those of other tabs
   * @throws StoreFailure
   */
  readonly append: (
    key: RoundKey,
    action: EntryAction,
    known?: readonly LoggedAction[],
    watcher?: Watcher,
  ) => Promise<readonly LoggedAction[]>;
  /**
   * Begins to change the account's version of a round. A round with waiting actions stays as it is, so that nothing is
   * lost.
   *
   * @throws StoreFailure
   */
  readonly loadRound: (key: RoundKey, version: AccountVersion) => Promise<DeviceRound>;
  readonly readRound: (key: RoundKey) => Promise<DeviceRound | null>;
  /** The rounds that an account entered, the last changed first. */
  readonly listRounds: (accountId: AccountId) => Promise<readonly DeviceRound[]>;
  readonly removeRound: (key: RoundKey) => Promise<void>;
  /** Removes an account's rounds and cards that were last changed before a time, except for those with waiting actions. */
  readonly removeSent: (accountId: AccountId, before: number) => Promise<void>;
  /** Records that the account has all actions up to a number. An older number changes nothing. */
  readonly acknowledge: (key: RoundKey, seq: number, version: AccountVersion) => Promise<void>;
  /**
   * Replaces the base of a round by a newer version of the account and adds an action in one transaction, as a merge
   * does. Changes nothing if an action was added meanwhile.
   *
   * @param lastSeq the last action that the merge knows
   * @returns whether the round was changed
   */
  readonly rebase: (key: RoundKey, lastSeq: number, version: AccountVersion, action: EntryAction) => Promise<boolean>;
  /** Records up to which action is sent now, so that the account's version is known as ours if the answer is lost. */
  readonly addTry: (key: RoundKey, seq: number) => Promise<void>;
  readonly setProblem: (key: RoundKey, problem: RoundProblem | null) => Promise<void>;
  /** Called after every change of a round in any tab; returns a function that unsubscribes. */
  readonly watch: (listener: Watcher) => () => void;
  /** Writes and reads once, before a round begins. @throws StoreFailure */
  readonly probe: () => Promise<void>;
  readonly readValue: <Name extends keyof DeviceValues>(name: Name) => Promise<DeviceValues[Name] | null>;
  readonly writeValue: <Name extends keyof DeviceValues>(name: Name, value: DeviceValues[Name]) => Promise<void>;
  /** Replies of the server that this account has seen on this device. */
  readonly replies: KeptReplies;
  /** Cards of qualifiers that this device keeps. */
  readonly cards: DeviceCardStore;
  readonly close: () => void;
};

type Watcher = (key: RoundKey) => void;

type StoreOptions = {
  readonly factory?: IDBFactory | undefined;
  readonly now?: () => number;
  readonly timeoutMs?: number;
};

/** The device's storage: the only code that uses IndexedDB. */
export function createDeviceStore({
  factory = globalThis.indexedDB,
  now = Date.now,
  timeoutMs,
}: StoreOptions = {}): DeviceStore {
  const database = openDeviceDatabase({ factory, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  const cards = createDeviceCards(database);
  const messages = createTabMessages<RoundKey>();
  const changed = ({ accountId, playerId, roundId }: RoundKey, watcher?: Watcher): void =>
    messages.tell({ accountId, playerId, roundId }, watcher);

  /** Changes a round that the device has; one that was removed meanwhile stays removed. */
  const change = async (key: RoundKey, next: (round: DeviceRound) => RoundRecord | null): Promise<void> => {
    const isChanged = await database.run(durable, async (transaction) => {
      const round = await readRound(transaction, key);
      const record = round === null ? null : next(round);
      if (record !== null) await transaction.put('rounds', recordOf(record));
      return record !== null;
    });
    if (isChanged) changed(key);
  };

  return {
    append: async (key, action, known = [], watcher) => {
      // A write whose answer was lost is repeated, and recognizes itself by this id.
      const actionId = crypto.randomUUID();
      const log = await database.run(durable, async (transaction) => {
        if ((await transaction.get('rounds', idOf(key))) === undefined) await restoreActions(transaction, key, known);
        await appendAction(transaction, key, { action, actionId, loggedAt: now() });
        return readLog(transaction, key);
      });
      changed(key, watcher);
      return log;
    },
    loadRound: async (key, version) => {
      const actionId = crypto.randomUUID();
      const round = await database.run(durable, async (transaction) => {
        const stored = await readRound(transaction, key);
        if (stored !== null && isWaiting(stored)) return stored;
        // An answer that was on its way while the round was sent is older than what the device has.
        if (stored !== null && (stored.base?.revision ?? 0) >= version.revision) return stored;
        await removeRound(transaction, key);
        const loggedAt = now();
        const action = { kind: 'load', round: version.document } as const;
        const acknowledged = { seq: 1, revision: version.revision, savedAt: loggedAt };
        await transaction.put('rounds', recordOf({ ...key, base: version, acknowledged, tries: [], problem: null }));
        await appendAction(transaction, key, { action, actionId, loggedAt });
        return { ...key, base: version, acknowledged, tries: [], problem: null, log: [{ seq: 1, loggedAt, action }] };
      });
      changed(key);
      return round;
    },
    readRound: (key) => database.run(reading, (transaction) => readRound(transaction, key)),
    listRounds: (accountId) =>
      database.run(reading, async (transaction) => {
        const rounds = await readRounds(transaction, accountId);
        return [...rounds].sort((a, b) => lastChangedAt(b) - lastChangedAt(a));
      }),
    removeRound: async (key) => {
      await database.run(durable, (transaction) => removeRound(transaction, key));
      changed(key);
    },
    removeSent: async (accountId, before) => {
      const removed = await database.run(durable, async (transaction) => {
        const rounds = await readRounds(transaction, accountId);
        const sent = rounds.filter((round) => !isWaiting(round) && lastChangedAt(round) < before);
        for (const round of sent) await removeRound(transaction, round);
        return sent;
      });
      for (const round of removed) changed(round);
      await cards.removeSent(accountId, before);
    },
    acknowledge: (key, seq, version) =>
      change(key, (round) => {
        // By the action and not by the revision: a round that was deleted and sent again begins with revision 1.
        const isOlder = (round.acknowledged?.seq ?? 0) > seq;
        const acknowledged = { seq, revision: version.revision, savedAt: now() };
        return isOlder ? null : { ...round, base: version, acknowledged, tries: [], problem: null };
      }),
    rebase: async (key, lastSeq, version, action) => {
      const actionId = crypto.randomUUID();
      const isChanged = await database.run(durable, async (transaction) => {
        const round = await readRound(transaction, key);
        const isKnown = (await transaction.getByIndex('actions', 'byActionId', actionId)) !== undefined;
        if (isKnown) return true;
        if (round === null || round.log.at(-1)?.seq !== lastSeq) return false;
        await transaction.put('rounds', recordOf({ ...round, base: version, tries: [], problem: null }));
        await appendAction(transaction, key, { action, actionId, loggedAt: now() });
        return true;
      });
      if (isChanged) changed(key);
      return isChanged;
    },
    addTry: (key, seq) =>
      change(key, (round) => (round.tries.includes(seq) ? null : { ...round, tries: [...round.tries, seq] })),
    setProblem: (key, problem) => change(key, (round) => ({ ...round, problem })),
    watch: messages.listen,
    probe: async () => {
      const value = crypto.randomUUID();
      await database.run({ stores: ['values'], isWrite: true, isDurable: true }, (transaction) =>
        transaction.put('values', { name: 'probe', value }),
      );
      await database.run({ stores: ['values'], isWrite: false }, (transaction) => transaction.get('values', 'probe'));
    },
    readValue: async (name) => {
      const found = await database.run({ stores: ['values'], isWrite: false }, (transaction) =>
        transaction.get<{ readonly value: never }>('values', name),
      );
      return found?.value ?? null;
    },
    writeValue: async (name, value) => {
      await database.run({ stores: ['values'], isWrite: true }, (transaction) =>
        transaction.put('values', { name, value }),
      );
    },
    replies: createKeptReplies(database, now),
    cards,
    close: database.close,
  };
}

type Mode = Parameters<DeviceDatabase['run']>[0];
const durable: Mode = { stores: ['rounds', 'actions'], isWrite: true, isDurable: true };
const reading: Mode = { stores: ['rounds', 'actions'], isWrite: false };

async function appendAction(
  transaction: Transaction,
  { accountId, playerId, roundId }: RoundKey,
  entry: Omit<LoggedAction, 'seq'> & { readonly actionId: string },
): Promise<void> {
  const key = { accountId, playerId, roundId };
  const known = await transaction.getByIndex<ActionRecord>('actions', 'byActionId', entry.actionId);
  if (known !== undefined) return;
  const record = await transaction.get<RoundRecord>('rounds', idOf(key));
  if (record === undefined) {
    await transaction.put('rounds', recordOf({ ...key, base: null, acknowledged: null, tries: [], problem: null }));
  }
  const last = await transaction.getLast<ActionRecord>('actions', rangeOf(...idOf(key)));
  await transaction.put('actions', { ...key, ...entry, seq: (last?.seq ?? 0) + 1 });
}

async function restoreActions(
  transaction: Transaction,
  { accountId, playerId, roundId }: RoundKey,
  actions: readonly LoggedAction[],
): Promise<void> {
  for (const logged of actions) {
    await transaction.put('actions', { accountId, playerId, roundId, ...logged, actionId: crypto.randomUUID() });
  }
}

async function readRound(transaction: Transaction, key: RoundKey): Promise<DeviceRound | null> {
  const record = await transaction.get<RoundRecord>('rounds', idOf(key));
  if (record === undefined) return null;
  // A record of an older app has no tries.
  return { ...record, tries: record.tries ?? [], log: await readLog(transaction, key) };
}

async function readLog(transaction: Transaction, key: RoundKey): Promise<readonly LoggedAction[]> {
  const actions = await transaction.getAll<ActionRecord>('actions', rangeOf(...idOf(key)));
  return actions.map(({ seq, loggedAt, action }) => ({ seq, loggedAt, action }));
}

async function readRounds(transaction: Transaction, accountId: AccountId): Promise<readonly DeviceRound[]> {
  const records = await transaction.getAll<RoundRecord>('rounds', rangeOf(accountId));
  const rounds: DeviceRound[] = [];
  for (const record of records) {
    const round = await readRound(transaction, record);
    if (round !== null) rounds.push(round);
  }
  return rounds;
}

async function removeRound(transaction: Transaction, key: RoundKey): Promise<void> {
  await transaction.remove('actions', rangeOf(...idOf(key)));
  await transaction.remove('rounds', idOf(key));
}

const recordOf = ({ accountId, playerId, roundId, base, acknowledged, tries, problem }: RoundRecord): RoundRecord => ({
  accountId,
  playerId,
  roundId,
  base,
  acknowledged,
  tries,
  problem,
});

const idOf = ({ accountId, playerId, roundId }: RoundKey): (string | number)[] => [accountId, playerId, roundId];

/** All keys that begin with some values: an array sorts behind every number and text. */
const rangeOf = (...start: readonly (string | number)[]): IDBKeyRange => IDBKeyRange.bound([...start], [...start, []]);
