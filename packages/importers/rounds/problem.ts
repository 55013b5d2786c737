import type { Problem } from '@strokebook/contract';

/** An import failed; contains every problem with its path. */
export class ImportError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('\n'));
    this.name = 'ImportError';
    this.problems = problems;
  }
}

/** Fails the import of a file with one problem. */
export function refuse(path: string, message: string): never {
  throw new ImportError([{ path, message }]);
}
