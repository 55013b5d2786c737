import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type FileStore, type ListedFile } from './file-store.ts';
import { withFile } from '../../with-file.ts';

/** Prefix of files that are still being written: leftovers of a killed server are listed and swept like stray files. */
const UNFINISHED = 'unfinished-';

/** Files in a folder: each is written under a temporary name, synced, and renamed. */
export function createLocalFiles(folder: string): FileStore {
  const pathOf = (key: string): string => {
    checkKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const unfinished = join(dirname(path), `${UNFINISHED}${randomUUID()}`);
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFlushed(unfinished, content);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await flushFolder(dirname(path));
    },
    find: async (key) => {
      const path = pathOf(key);
      const found = await stat(path).catch(passMissing);
      if (found === null || !found.isFile()) return null;
      return { size: found.size, read: (range) => createReadStream(path, range ?? {}) };
    },
    remove: async (keys) => {
      for (const key of keys) {
        const path = pathOf(key);
        await rm(path, { force: true });
        // Removes the folder with its last file; fails if it is not empty.
        await rmdir(dirname(path)).catch(() => undefined);
      }
    },
    list: (prefix) => listFolder(folder, '', prefix),
  };
}

async function writeFlushed(path: string, content: Uint8Array | Blob): Promise<void> {
  return withFile(path, 'wx', async (file) => {
    if (ArrayBuffer.isView(content)) await file.writeFile(content);
    else for await (const chunk of content.stream()) await file.writeFile(chunk);
    await file.sync();
  });
}

/** So that the new name survives a power cut. */
async function flushFolder(folder: string): Promise<void> {
  return withFile(folder, 'r', async (handle) => {
    await handle.sync();
  });
}

async function* listFolder(folder: string, parent: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(join(folder, parent), { withFileTypes: true }).catch(passMissing);
  for (const entry of entries ?? []) {
    const key = parent === '' ? entry.name : `${parent}/${entry.name}`;
    const mayHold = key.startsWith(prefix) || prefix.startsWith(`${key}/`);
    if (!mayHold) continue;
    if (entry.isDirectory()) yield* listFolder(folder, key, prefix);
    else {
      const found = await stat(join(folder, key)).catch(passMissing);
      if (found !== null && key.startsWith(prefix)) yield { key, modifiedAt: found.mtime };
    }
  }
}

function passMissing(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}
