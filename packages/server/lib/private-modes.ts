import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './error-sentence.ts';

export const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** Bits of a mode that let other users of the machine in. */
export const OTHERS = 0o077;

/** A folder or file that other users of the machine may read or write. */
export type OpenPath = { readonly path: string; readonly mode: string; readonly kind: 'folder' | 'file' | 'link' };

/**
 * Makes the folders and files private that this process creates. Every command that can write data begins with it. Its
 * worker threads share it, and cannot set it themselves.
 */
export function createPrivately(): void {
  process.umask(OTHERS);
}

/** What is not private of a folder: the folder itself, and what is in it. A folder comes before its content. */
export function* findOpenPaths(folder: string): Iterable<OpenPath> {
  for (const { path, found } of walk(realPathOf(folder))) {
    // A target is outside of the folder, so only its owner knows who else uses it.
    const target = found.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : found;
    if (target === undefined || (target.mode & OTHERS) === 0) continue;
    const kind = found.isSymbolicLink() ? 'link' : found.isDirectory() ? 'folder' : 'file';
    yield { path, mode: (target.mode & 0o777).toString(8), kind };
  }
}

/** What belongs to another user than the folder does, such as files that root restored. */
export function* findForeignPaths(folder: string): Iterable<string> {
  let owner: number | undefined;
  for (const { path, found } of walk(realPathOf(folder))) {
    owner ??= found.uid;
    if (found.uid !== owner) yield path;
  }
}

/** A folder and what is in it, without what is behind links. */
function* walk(path: string): Iterable<{ readonly path: string; readonly found: Stats }> {
  // Windows has no modes.
  if (process.platform === 'win32') return;
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  yield { path, found };
  if (found.isDirectory()) for (const name of namesIn(path)) yield* walk(join(path, name));
}

/**
 * Gives a folder the mode 0700, and everything below it 0700 and 0600. Returns a sentence about the first path that is
 * not private even so, because it belongs to another user, is a link, or is on a file system without modes; else null.
 */
export function makePrivate(folder: string): string | null {
  let sentence: string | null = null;
  for (const open of findOpenPaths(folder)) {
    const reason = open.kind === 'link' ? 'it is a link' : changeMode(open);
    if (reason !== null) sentence ??= openSentence(open, reason);
  }
  return sentence;
}

/** `makePrivate`, which tells what is not private. */
export function keepPrivate(folder: string, say: (sentence: string) => void): void {
  const sentence = makePrivate(folder);
  if (sentence !== null) say(sentence);
}

function openSentence({ path, mode }: OpenPath, reason: string): string {
  const target = realPathOf(path);
  return `Other users of this machine may read ${target} (mode ${mode}), which was not changed (${reason}): run chmod -R go= ${target} as its owner.`;
}

/** Returns the reason why the mode could not be changed, or null. */
function changeMode({ path, kind }: OpenPath): string | null {
  try {
    chmodSync(path, kind === 'folder' ? PRIVATE_FOLDER : PRIVATE_FILE);
    return null;
  } catch (error) {
    // A file that a running server removed meanwhile.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : reasonOf(error);
  }
}

/** Names in a folder; none if it may not be read, or is gone. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The path without links; unchanged if there is nothing. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
