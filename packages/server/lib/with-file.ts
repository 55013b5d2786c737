import { type FileHandle, open } from 'node:fs/promises';

/** Opens a file for `work` and always closes it. */
export async function withFile<Result>(
  path: string,
  flags: 'r' | 'r+' | 'wx',
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, flags);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}
