import { resolve } from 'node:path';
import { type FileStorage, readFileStorage } from './file-storage.ts';
import { createReader, type Environment, type Reader } from './reader.ts';

/** Where the data of an installation is. */
export type StorageConfig = {
  /** Directory of the embedded database and files. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Storage of pictures and clips. */
  readonly fileStore: FileStorage;
};

/** Reads `DATA_DIR`, `DATABASE_URL` and `FILE_STORE` with its variables. */
export function readStorage(read: Reader): StorageConfig {
  const dataDir = resolve(read.text('DATA_DIR') ?? './data');
  return {
    dataDir,
    fileStore: readFileStorage(read, dataDir),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
  };
}

/**
 * Reads them alone, for commands that need no other setting.
 *
 * @throws ConfigError
 */
export function readStorageConfig(environment: Environment): StorageConfig {
  const read = createReader(environment);
  const storage = readStorage(read);
  read.finish();
  return storage;
}
