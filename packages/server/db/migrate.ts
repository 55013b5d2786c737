import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database, UntimedConnection } from './database.ts';

/** An arbitrary id of an advisory lock. */
const MIGRATION_LOCK = 7_305_511;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** All migrations in order. Applied migrations are frozen: if one changes, the server does not start. */
export function readMigrations(): readonly Migration[] {
  const directory = fileURLToPath(new URL('./migrations/', import.meta.url));
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(`${directory}${name}`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Migrates the schema and returns the names of applied migrations. Servers that start together wait for each other;
 * each migration is one transaction with its own record.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const client = await database.connectWithoutTimeouts();
  const isShared = database.kind === 'postgresql';
  try {
    // The embedded database has a single process and connection, so no lock is needed.
    if (isShared) await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMissing(client);
  } finally {
    if (isShared) await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await client.release();
  }
}

async function applyMissing(client: UntimedConnection): Promise<readonly string[]> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const migrations = readMigrations();
  refuseUnknown(applied, migrations);
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

async function apply(client: UntimedConnection, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new Error(`the database was made by a newer version: it has migration ${name}, which this one lacks`);
    }
    if (known.get(name) !== checksum) {
      throw new Error(`migration ${name} was changed after it was applied: add a new migration instead`);
    }
  }
}
