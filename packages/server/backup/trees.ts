import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf } from '../lib/error-sentence.ts';
import { isInside } from '../lib/is-inside.ts';

/** Size and time of the last change of a file, to see whether it has changed since. */
type FileState = { readonly size: number; readonly changedAt: number };
/** A folder with all files and folders below it, by relative path with '/'. Links count as what they lead to. */
export type Tree = {
  readonly folders: readonly string[];
  readonly files: ReadonlyMap<string, FileState>;
  /** Paths without links: of the folder, and of the folders that links in it lead to. */
  readonly roots: readonly string[];
};

/**
 * Lists a folder; empty if it is missing. Files that vanish meanwhile are left out.
 *
 * @throws Error with a sentence about a path that cannot be copied
 */
export async function listTree(root: string, isWanted: (path: string) => boolean = () => true): Promise<Tree> {
  const folders: string[] = [];
  const files = new Map<string, FileState>();
  const realRoot = await targetOf(root);
  const roots = realRoot === null ? [] : [realRoot];
  const list = async (parent: string, above: readonly string[]): Promise<void> => {
    const entries = await readdir(join(root, parent), { withFileTypes: true }).catch(nullIfMissing);
    for (const entry of entries ?? []) {
      const path = parent === '' ? entry.name : `${parent}/${entry.name}`;
      if (!isWanted(path)) continue;
      const linked = entry.isSymbolicLink() ? await targetOf(join(root, path)) : null;
      const found = await stat(join(root, path)).catch(nullIfMissing);
      if (found === null) continue;
      if (found.isDirectory()) {
        if (linked !== null && above.some((folder) => isInside(folder, linked))) {
          throw new Error(`${join(root, path)} is a link to a folder that it is in: remove the link`);
        }
        folders.push(path);
        if (linked !== null) roots.push(linked);
        await list(path, linked === null ? above : [...above, linked]);
      } else if (found.isFile()) files.set(path, { size: found.size, changedAt: found.mtimeMs });
      else throw new Error(`${join(root, path)} is neither a file nor a folder: remove it`);
    }
  };
  await list('', roots);
  return { folders, files, roots };
}

/** The path without links; null if it is missing. @throws Error with a sentence if a link leads to nothing */
async function targetOf(path: string): Promise<string | null> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && (await lstat(path).catch(nullIfMissing)) === null) {
      return null;
    }
    throw new Error(`${path} is a link that leads nowhere (${reasonOf(error)}): mount its target, or remove the link`, {
      cause: error,
    });
  }
}

/** Total size in bytes. */
export const sizeOfTree = ({ files }: Tree): number => [...files.values()].reduce((sum, { size }) => sum + size, 0);

/**
 * Copies files of a folder to another one, and makes its folders; an existing copy is replaced. A file that vanishes
 * meanwhile is left out.
 */
export async function copyFiles(
  from: string,
  to: string,
  folders: readonly string[],
  files: Iterable<string>,
): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true });
  for (const path of files) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    // Copies at once where the file system can share the blocks of two files.
    await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE).catch(nullIfMissing);
  }
}

export const removeFiles = async (root: string, paths: Iterable<string>): Promise<void> => {
  for (const path of paths) await rm(join(root, path), { force: true });
};

/** SHA-256 of a file in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
