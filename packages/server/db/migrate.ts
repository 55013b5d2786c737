import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database, PatientConnection } from './database.ts';

/** Any number that nobody else takes an advisory lock by. */
const MIGRATION_LOCK = 7_305_511;

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** Every migration in order. What was once applied is frozen: a change of it stops the server. */
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
 * Brings the schema up to date and answers the names of what was applied. Servers that start together wait for one
 * another; each migration is one transaction with its own record.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const client = await database.connectPatiently();
  const isShared = database.kind === 'postgresql';
  try {
    // The embedded database has one process and one connection, hence nobody to wait for.
    if (isShared) await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMissing(client);
  } finally {
    if (isShared) await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await client.release();
  }
}

async function applyMissing(client: PatientConnection): Promise<readonly string[]> {
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

async function apply(client: PatientConnection, { name, sql, checksum }: Migration): Promise<void> {
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
