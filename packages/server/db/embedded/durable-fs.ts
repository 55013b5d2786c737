import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type PostgresModule = Parameters<NodeFS['init']>[1];
type FileStream = { readonly nfd?: number; readonly node: unknown };
/** The part of Emscripten's file system that PGlite's types lack. */
type NodeFileSystem = {
  readonly stream_ops: { fsync?: (stream: FileStream) => number };
  readonly realPath: (node: unknown) => string;
};

/**
 * PGlite's own NodeFS has no fsync, so a commit is acknowledged while it is only in the operating system's memory. This
 * subclass forwards every fsync to the disk. It requires `wal_sync_method=fsync` and a server started without -F.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onSync: () => void;

  constructor(directory: string, onSync: () => void) {
    super(directory);
    this.#onSync = onSync;
  }

  override async init(pg: PGlite, options: PostgresModule): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown): void => {
      const files = (module as { readonly NODEFS: NodeFileSystem }).NODEFS;
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        this.#onSync();
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** Directories have no open descriptor; PostgreSQL syncs them after a file was created or renamed. */
function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
