/** Directory and socket of the embedded database. */
export type WorkerSettings = {
  readonly clusterDirectory: string;
  readonly socketPath: string;
};

export type WorkerRequest = { readonly kind: 'countSyncs' } | { readonly kind: 'stop' };

export type DatabaseMessage =
  | { readonly kind: 'ready' }
  /** Number of confirmed disk writes since the database was opened. */
  | { readonly kind: 'syncCount'; readonly count: number };
