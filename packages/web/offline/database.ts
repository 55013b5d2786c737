import { isDeadHandle, StoreFailure, storeFailureOf, StoreTimeout } from './store-failure.ts';

const DATABASE_NAME = 'strokebook';
/** Schema changes only add: an older app in another tab goes on working with a newer database. */
const DATABASE_VERSION = 2;
/** Further tries with a new handle after the first one failed. */
const MAX_REOPENINGS = 2;
const TIMEOUT_MS = 5_000;

type StoreName = 'rounds' | 'actions' | 'values' | 'replies' | 'cards';

/** The stores of a transaction, as promises. */
export type Transaction = {
  readonly get: <Value>(store: StoreName, key: IDBValidKey) => Promise<Value | undefined>;
  readonly getAll: <Value>(store: StoreName, range: IDBKeyRange) => Promise<readonly Value[]>;
  readonly getByIndex: <Value>(store: StoreName, index: string, key: IDBValidKey) => Promise<Value | undefined>;
  /** The last value of a range in the order of keys. */
  readonly getLast: <Value>(store: StoreName, range: IDBKeyRange) => Promise<Value | undefined>;
  readonly put: (store: StoreName, value: unknown) => Promise<unknown>;
  readonly remove: (store: StoreName, key: IDBValidKey | IDBKeyRange) => Promise<unknown>;
};

type Mode = {
  readonly stores: readonly StoreName[];
  readonly isWrite: boolean;
  /** Whether the write must be on disk when it is confirmed; others may be lost if the device loses power. */
  readonly isDurable?: boolean;
};

export type DeviceDatabase = {
  /**
   * Runs a transaction and resolves when it is committed. If the handle was dead, runs `work` again with a new one. The
   * first run may have been committed without an answer, so `work` must detect that it was already applied.
   *
   * @throws StoreFailure
   */
  readonly run: <Result>(mode: Mode, work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;
  readonly close: () => void;
};

type DatabaseOptions = {
  /** The browser's databases; undefined where it has none. */
  readonly factory: IDBFactory | undefined;
  readonly timeoutMs?: number;
};

/** The device's database, whose handle is opened when needed and replaced when it is dead (ENTRY-25). */
export function openDeviceDatabase({ factory, timeoutMs = TIMEOUT_MS }: DatabaseOptions): DeviceDatabase {
  let opening: Promise<IDBDatabase> | null = null;

  const drop = (): void => {
    // The caller that waited for the opening has already received its error.
    opening?.then((handle) => handle.close()).catch(() => undefined);
    opening = null;
  };

  const handle = (): Promise<IDBDatabase> => {
    if (factory === undefined) return Promise.reject(new StoreFailure('blocked', null));
    if (opening === null) {
      const mine = openHandle(factory, () => {
        if (opening === mine) drop();
      });
      opening = mine;
    }
    return inTime(opening, timeoutMs);
  };

  return {
    run: async (mode, work) => {
      for (let reopenings = 0; ; reopenings += 1) {
        try {
          return await inTime(transact(await handle(), mode, work), timeoutMs);
        } catch (error) {
          drop();
          if (reopenings >= MAX_REOPENINGS || !isDeadHandle(error)) throw storeFailureOf(error);
        }
      }
    },
    close: drop,
  };
}

/** @param onGone called when the browser closes the handle, or another tab needs it closed */
async function openHandle(factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  const database = await requestHandle(factory, DATABASE_VERSION).catch((error: unknown) => {
    // A newer app created a newer version. Its stores include ours.
    if ((error as Partial<Error>).name === 'VersionError') return requestHandle(factory, undefined);
    throw error;
  });
  database.addEventListener('close', onGone);
  database.addEventListener('versionchange', onGone);
  return database;
}

function requestHandle(factory: IDBFactory, version: number | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE_NAME, version);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => createStores(request.result, oldVersion));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new StoreTimeout()));
  });
}

/** Keys begin with the account, so that the rounds of accounts are apart (ENTRY-23). */
function createStores(database: IDBDatabase, oldVersion: number): void {
  database.createObjectStore('cards', { keyPath: ['accountId', 'phoneId'] });
  if (oldVersion > 0) return;
  database.createObjectStore('rounds', { keyPath: ['accountId', 'playerId', 'roundId'] });
  const actions = database.createObjectStore('actions', { keyPath: ['accountId', 'playerId', 'roundId', 'seq'] });
  actions.createIndex('byActionId', 'actionId', { unique: true });
  database.createObjectStore('values', { keyPath: 'name' });
  database.createObjectStore('replies', { keyPath: ['holder', 'call'] });
}

async function transact<Result>(
  database: IDBDatabase,
  { stores, isWrite, isDurable = false }: Mode,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const raw = database.transaction([...stores], isWrite ? 'readwrite' : 'readonly', {
    durability: isDurable ? 'strict' : 'default',
  });
  const committed = new Promise<void>((resolve, reject) => {
    raw.addEventListener('complete', () => resolve());
    raw.addEventListener('abort', () => reject(abortOf(raw.error)));
  });
  const worked = work(promised(raw)).catch((error: unknown) => {
    abort(raw);
    throw error;
  });
  // Both are awaited: a work that succeeded counts only once it is committed.
  const [result] = await Promise.all([worked, committed]);
  return result;
}

/** The error of an aborted transaction; the browser gives none if it lost its database. */
const abortOf = (error: DOMException | null): Error => error ?? new DOMException('aborted', 'AbortError');

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

function promised(transaction: IDBTransaction): Transaction {
  const store = (name: StoreName): IDBObjectStore => transaction.objectStore(name);
  return {
    get: async (name, key) => resultOf(store(name).get(key)),
    getAll: async (name, range) => resultOf(store(name).getAll(range)),
    getByIndex: async (name, index, key) => resultOf(store(name).index(index).get(key)),
    getLast: async (name, range) => (await resultOf(store(name).openCursor(range, 'prev')))?.value,
    put: async (name, value) => resultOf(store(name).put(value)),
    remove: async (name, key) => resultOf(store(name).delete(key)),
  };
}

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(abortOf(request.error)));
  });
}

async function inTime<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StoreTimeout()), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
