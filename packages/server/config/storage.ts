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
  const databaseUrl = readDatabaseUrl(read, 'DATABASE_URL');
  const databaseReadUrl = readDatabaseUrl(read, 'DATABASE_READ_URL');
  if (databaseReadUrl !== null && databaseUrl === null) {
    read.problem('DATABASE_READ_URL', 'is for a replica of the PostgreSQL of DATABASE_URL, which is not set');
  }
  return { dataDir, fileStore: readFileStorage(read, dataDir), databaseUrl, databaseReadUrl };
}

/**
 * The driver takes `require`, `prefer` and `verify-ca` for `verify-full`, and will take them for less in its next
 * version; `allow` it ignores. So the only modes are those that mean one thing.
 */
const sslModes: ReadonlySet<string> = new Set(['disable', 'verify-full', 'no-verify']);

function readDatabaseUrl(read: Reader, name: 'DATABASE_URL' | 'DATABASE_READ_URL'): string | null {
  const url = read.url(name, ['postgres:', 'postgresql:']);
  if (url === null) return null;
  const { searchParams } = new URL(url);
  // As from a shell in which the variable of the password was not set.
  if (/^\w+:\/\/[^/@]*:@/.test(url)) read.problem(name, 'has a user and an empty password');
  if (searchParams.getAll('sslmode').some((mode) => !sslModes.has(mode)) || searchParams.has('uselibpqcompat')) {
    read.problem(
      name,
      "must have no sslmode but 'verify-full': write sslmode=verify-full&sslrootcert=/path/to/ca.pem, with the certificate of the authority that signed the server's (docs/how-to/install.md)",
    );
  }
  return url;
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
