import type { FileStore } from './file-store.ts';

/** The file store, or the folder of uploads, does not do what it should; the cause says why. */
export class FilesAwayError extends Error {
  override readonly name = 'FilesAwayError';

  constructor(cause: unknown) {
    super('files cannot be stored or read', { cause });
  }
}

/** Lets all failures of a store be its own, so that none is taken for one of the database. */
export function withOwnErrors(store: FileStore): FileStore {
  return {
    put: (key, content) => store.put(key, content).catch(fail),
    find: async (key) => {
      const file = await store.find(key).catch(fail);
      return file === null ? null : { ...file, read: (range) => passOn(file.read(range)) };
    },
    remove: (keys) => store.remove(keys).catch(fail),
    list: (prefix) => passOn(store.list(prefix)),
  };
}

async function* passOn<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch(fail);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // The caller may have left.
    await iterator.return?.();
  }
}

function fail(error: unknown): never {
  // A RangeError is a wrong file key, which is a bug of the caller and no failure of the store.
  throw error instanceof RangeError ? error : new FilesAwayError(error);
}
