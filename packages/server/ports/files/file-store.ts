/** First and last byte, both included. */
export type FileRange = { readonly start: number; readonly end: number };

export type StoredFile = {
  readonly size: number;
  /** All of it or a range; nothing is opened before the first chunk is taken. */
  readonly read: (range?: FileRange) => AsyncIterable<Uint8Array>;
};

export type ListedFile = { readonly key: string; readonly modifiedAt: Date };

/**
 * Where files are kept. A key is a path of segments of letters, digits, dots, underscores and hyphens; a file appears
 * whole or not at all, and is never changed, only replaced.
 */
export type FileStore = {
  /** @throws Error when it could not be stored; nothing is left of it then */
  readonly put: (key: string, content: Uint8Array | Blob) => Promise<void>;
  /** Null when there is no such file. */
  readonly find: (key: string) => Promise<StoredFile | null>;
  /** What is not there is passed over. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Every file whose key begins with the given text. */
  readonly list: (prefix: string) => AsyncIterable<ListedFile>;
};

const KEY = /^[\w-][\w.-]{0,127}(\/[\w-][\w.-]{0,127}){0,7}$/;

/** @throws RangeError for a key that could lead elsewhere */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('a file key is a path of plain segments');
}
