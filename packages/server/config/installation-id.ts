import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { StorageConfig } from './storage.ts';

/**
 * Identifies the data of an installation on this machine: its data directory and its database. A hash without user and
 * password, because `/api/health` tells it to everybody.
 */
export function installationId({ dataDir, databaseUrl }: Pick<StorageConfig, 'dataDir' | 'databaseUrl'>): string {
  // The directory itself, because two paths may lead to it, and containers use the same path for different ones.
  const found = statSync(dataDir, { bigint: true, throwIfNoEntry: false });
  const directory = found === undefined ? dataDir : `${found.dev}:${found.ino}`;
  const database = databaseUrl === null ? '' : `${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`;
  return createHash('sha256').update(`${directory} ${database}`).digest('hex').slice(0, 16);
}
