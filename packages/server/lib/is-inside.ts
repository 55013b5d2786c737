import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path without links is a folder or in it. */
export function isInside(path: string, folder: string): boolean {
  const steps = relative(folder, path);
  return steps !== '..' && !steps.startsWith(`..${sep}`) && !isAbsolute(steps);
}
