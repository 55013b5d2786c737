/** Where the embedded database keeps its files and listens. */
export type WorkerSettings = {
  readonly clusterDirectory: string;
  readonly socketPath: string;
};

export type WorkerRequest = { readonly kind: 'countSyncs' } | { readonly kind: 'stop' };

export type WorkerMessage =
  | { readonly kind: 'ready' }
  /** How often the database has had the disk confirm a write since it was opened. */
  | { readonly kind: 'syncCount'; readonly count: number };
