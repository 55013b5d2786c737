import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type FileStore, type ListedFile } from './file-store.ts';
import { isInside } from '../../lib/is-inside.ts';
import { withFile } from '../../lib/with-file.ts';

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
    list: (prefix) => listFolder(folder, prefix),
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

/** Lists the files below a folder, also behind links, because a folder of accounts may be on another disk. */
async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedFile> {
  const roots: string[] = [];
  /** Whether a link leads to files that are not listed elsewhere: a second key of a file could get it removed. */
  const isElsewhere = async (link: string): Promise<boolean> => {
    const target = await realpath(link);
    if (roots.some((root) => isInside(root, target) || isInside(target, root))) return false;
    roots.push(target);
    return true;
  };
  async function* list(parent: string): AsyncGenerator<ListedFile> {
    const entries = await readdir(join(folder, parent), { withFileTypes: true }).catch(passMissing);
    for (const entry of entries ?? []) {
      const key = parent === '' ? entry.name : `${parent}/${entry.name}`;
      const mayHold = key.startsWith(prefix) || prefix.startsWith(`${key}/`);
      if (!mayHold) continue;
      const path = join(folder, key);
      const found = await stat(path).catch(passMissing);
      if (found === null) continue;
      if (found.isDirectory()) {
        if (!entry.isSymbolicLink() || (await isElsewhere(path))) yield* list(key);
      } else if (key.startsWith(prefix)) yield { key, modifiedAt: found.mtime };
    }
  }
  const root = await realpath(folder).catch(passMissing);
  if (root === null) return;
  roots.push(root);
  yield* list('');
}

function passMissing(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP') return null;
  throw error;
}
