/** First and last byte, inclusive. */
export type FileRange = { readonly start: number; readonly end: number };

export type StoredFile = {
  readonly size: number;
  /** Reads all of it or a range; the file is opened when the first chunk is requested. */
  readonly read: (range?: FileRange) => AsyncIterable<Uint8Array>;
};

export type ListedFile = { readonly key: string; readonly modifiedAt: Date };

/**
 * A file store. A key is a path with segments of letters, digits, dots, underscores and hyphens; a file is created
 * atomically and never modified, only replaced.
 */
export type FileStore = {
  /** @throws Error if it could not be stored; then nothing of it remains */
  readonly put: (key: string, content: Uint8Array | Blob) => Promise<void>;
  /** Null if there is no such file. */
  readonly find: (key: string) => Promise<StoredFile | null>;
  /** Ignores missing files. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** All files whose key begins with the prefix. */
  readonly list: (prefix: string) => AsyncIterable<ListedFile>;
};

const KEY = /^[\w-][\w.-]{0,127}(\/[\w-][\w.-]{0,127}){0,7}$/;

/** @throws RangeError for a key that could lead outside of the store */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('a file key is a path of plain segments');
}
