import { resolve } from 'node:path';
import { type FileStorage, readFileStorage } from './file-storage.ts';
import { createReader, type Environment, type Reader } from './reader.ts';

/** Where the data of an installation is. */
export type StorageConfig = {
  /** Directory of the embedded database and files. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Address of a replica of it for reads; null for none. */
  readonly databaseReadUrl: string | null;
  /** Storage of pictures and clips. */
  readonly fileStore: FileStorage;
};

/** Reads `DATA_DIR`, `DATABASE_URL` and `FILE_STORE` with its variables. */
export function readStorage(read: Reader): StorageConfig {
  const dataDir = resolve(read.text('DATA_DIR') ?? './data');
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const databaseReadUrl = read.url('DATABASE_READ_URL', ['postgres:', 'postgresql:']);
  if (databaseReadUrl !== null && databaseUrl === null) {
    read.problem('DATABASE_READ_URL', 'is for a replica of the PostgreSQL of DATABASE_URL, which is not set');
  }
  return { dataDir, fileStore: readFileStorage(read, dataDir), databaseUrl, databaseReadUrl };
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
