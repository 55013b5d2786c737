import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database, UntimedConnection } from './database.ts';

/** An arbitrary id of an advisory lock. */
export const MIGRATION_LOCK = 7_305_511;

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
 * Migrates the schema and returns the names of the migrations that it applied. Servers that start together take turns;
 * each migration is one transaction with its own record.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const client = await database.connectWithoutTimeouts();
  try {
    const migrations = readMigrations();
    const missing = await inTurn(client, async () => {
      await client.query(
        'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
      );
      const applied = await readApplied(client);
      refuseUnknown(applied, migrations);
      return migrations.filter(({ name }) => !applied.has(name));
    });
    const names: string[] = [];
    for (const migration of missing) if (await applyInTurn(client, migration)) names.push(migration.name);
    return names;
  } finally {
    await client.release();
  }
}

/** Applies a migration unless another server has by now; returns whether it did. */
async function applyInTurn(client: UntimedConnection, { name, sql, checksum }: Migration): Promise<boolean> {
  try {
    return await inTurn(client, async () => {
      if ((await readApplied(client)).has(name)) return false;
      await client.query(sql);
      await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
      return true;
    });
  } catch (error) {
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** The checksums of applied migrations by name. */
async function readApplied(client: UntimedConnection): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/**
 * Runs a transaction while no other server runs one of these. Lock and time limits end with it: a pooler gives each
 * transaction another connection, with limits that were set by others.
 */
async function inTurn<Result>(client: UntimedConnection, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
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
