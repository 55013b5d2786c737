import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../../lib/private-modes.ts';
import { syncPath } from './sync-tree.ts';

type PostgresModule = Parameters<NodeFS['init']>[1];
type FileStream = { readonly nfd?: number; readonly node: unknown };
type Write = (stream: FileStream, ...bytes: readonly unknown[]) => number;
type SetAttributes = (target: unknown, attributes: { readonly mode?: number }) => void;
/** The part of Emscripten's file system that PGlite's types lack. */
type NodeFileSystem = {
  readonly stream_ops: { fsync?: (stream: FileStream) => number; write: Write; setattr: SetAttributes };
  readonly node_ops: { setattr: SetAttributes };
  readonly realPath: (node: unknown) => string;
};

/** Emscripten's number for ENOSPC. */
const NO_SPACE = 51;

/**
 * PGlite's own NodeFS has no fsync, so a commit is acknowledged while it is only in the operating system's memory. This
 * subclass forwards every fsync to the disk. It requires `wal_sync_method=fsync` and a server started without -F.
 *
 * Emscripten sets the mode of each new file whatever the umask, so group and others are taken out of it.
 *
 * It also writes the log once more, after `onLogFull`, if the disk has no room for it: without its log PostgreSQL stops.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onSync: () => void;
  readonly #onLogFull: () => void;

  constructor(
    directory: string,
    { onSync, onLogFull }: { readonly onSync: () => void; readonly onLogFull: () => void },
  ) {
    super(directory);
    this.#onSync = onSync;
    this.#onLogFull = onLogFull;
  }

  override async init(pg: PGlite, options: PostgresModule): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const replaceOperations = (module: unknown): void => {
      const files = (module as { readonly NODEFS: NodeFileSystem }).NODEFS;
      files.stream_ops.fsync = (stream) => {
        // Directories have no open descriptor; PostgreSQL syncs them after a file was created or renamed.
        if (stream.nfd === undefined) syncPath(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        this.#onSync();
        return 0;
      };
      for (const operations of [files.node_ops, files.stream_ops]) {
        const { setattr } = operations;
        operations.setattr = (target, attributes) =>
          setattr(
            target,
            attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS },
          );
      }
      const { write } = files.stream_ops;
      files.stream_ops.write = (stream, ...bytes) => {
        try {
          return write(stream, ...bytes);
        } catch (error) {
          if ((error as { readonly errno?: number }).errno !== NO_SPACE) throw error;
          if (!files.realPath(stream.node).includes('pg_wal')) throw error;
          this.#onLogFull();
          return write(stream, ...bytes);
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), replaceOperations] } };
  }
}
