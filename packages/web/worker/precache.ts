/** What the build gives the worker: the files of the shell and a name that changes with them. */
export type Precache = {
  readonly version: string;
  /** The page for every address while there is no network. */
  readonly page: string;
  /** Addresses with a hash of their content in the name; an older shell may have them already. */
  readonly hashed: readonly string[];
  /** Other addresses, which are asked for anew by each version. */
  readonly others: readonly string[];
};

/** Messages of a page to a worker. */
export type WorkerMessage =
  /** Takes over from the version before. */
  | { readonly kind: 'activate' }
  /** Asks on the message's port whether the worker's version has a script, as a page of the same version does. */
  | { readonly kind: 'has'; readonly script: string };
