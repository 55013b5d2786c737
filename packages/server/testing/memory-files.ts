import { checkKey, type FileStore } from '../ports/files/file-store.ts';

/**
 * A file store in memory for tests, as strict about keys as the real ones.
 *
 * @param now when a file is written.
 */
export function createMemoryFiles(now = () => new Date()): FileStore {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly modifiedAt: Date }>();
  return {
    put: async (key, content) => {
      checkKey(key);
      const bytes = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
      files.set(key, { bytes, modifiedAt: now() });
    },
    find: async (key) => {
      checkKey(key);
      const file = files.get(key);
      if (file === undefined) return null;
      const { bytes } = file;
      return {
        size: bytes.byteLength,
        async *read(range) {
          yield range === undefined ? bytes : bytes.subarray(range.start, range.end + 1);
        },
      };
    },
    remove: async (keys) => {
      for (const key of keys) files.delete(key);
    },
    async *list(prefix) {
      for (const [key, { modifiedAt }] of files) if (key.startsWith(prefix)) yield { key, modifiedAt };
    },
  };
}
