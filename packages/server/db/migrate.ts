import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Database, UntimedConnection } from './database.ts';
import { splitStatements } from './split-statements.ts';

/** An arbitrary id of an advisory lock. */
export const MIGRATION_LOCK = 7_305_511;

type Migration = {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Whether the version before this migration runs on the schema after it, as the file's first line says. */
  readonly canGoBack: boolean;
  /** Why it does not run there: what it would show, or cannot read. Empty if it does. */
  readonly reason: string;
};

/** A row of `schema_migrations`. Those of one upgrade were applied by one start of a server. */
type Applied = {
  readonly name: string;
  readonly checksum: string;
  readonly can_go_back: boolean;
  readonly reason: string;
  readonly upgrade: number;
};

/** All migrations in order. Applied migrations are frozen: if one changes, the server does not start. */
export function readMigrations(): readonly Migration[] {
  const directory = fileURLToPath(new URL('./migrations/', import.meta.url));
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(`${directory}${name}`, 'utf8');
      const canGoBack = sql.startsWith('-- The previous version runs on this schema.');
      const reason = /^-- The previous version does not run on this schema: (.+)/.exec(sql)?.[1] ?? '';
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), canGoBack, reason };
    });
}

/**
 * Migrates the schema in one transaction, so that an upgrade happens as a whole or not at all, and returns the names of
 * the migrations that it applied. Servers that start together wait for each other.
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  const client = await database.connectWithoutTimeouts();
  try {
    // Lock and time limits end with the transaction: a pooler gives each transaction another connection, which may have
    // limits that were set by others.
    await client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    // As `useOneConnectionEach` says.
    await client.query(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
    try {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      const names = await applyMissing(client);
      await client.query('COMMIT');
      return names;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  } finally {
    await client.release();
  }
}

/** A pool or a connection of it. */
type Connection = Pick<pg.Pool | UntimedConnection, 'query'>;

/** A schema that this version can run on, and migrate. */
type SchemaState = {
  readonly applied: readonly Applied[];
  readonly missing: readonly Migration[];
  /** Names of applied migrations of a newer version. */
  readonly newer: readonly string[];
};

/**
 * Reads the state of the schema, and changes nothing: a start and `npm run doctor` refuse the same.
 *
 * @throws Error with a sentence if this version cannot run on the schema, or may not make it
 */
export async function readSchemaState(connection: Connection): Promise<SchemaState> {
  const migrations = readMigrations();
  const applied = await readApplied(connection);
  refuseUnknown(applied, migrations);
  const names = new Set(applied.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !names.has(name));
  if (missing.length > 0) await refuseWithoutRights(connection);
  const known = new Set(migrations.map(({ name }) => name));
  return { applied, missing, newer: [...names].filter((name) => !known.has(name)) };
}

/** Columns that an older version lacks have their defaults. */
async function readApplied(connection: Connection): Promise<readonly Applied[]> {
  const { rowCount } = await connection.query(`SELECT FROM pg_class WHERE oid = to_regclass('schema_migrations')`);
  if (rowCount === 0) return [];
  const { rows } = await connection.query<Applied>(
    `SELECT name, checksum, coalesce((to_jsonb(row)->>'can_go_back')::boolean, false) AS can_go_back,
       coalesce(to_jsonb(row)->>'reason', '') AS reason,
       coalesce((to_jsonb(row)->>'upgrade')::int, 0) AS upgrade
     FROM schema_migrations AS row`,
  );
  return rows;
}

type Rights = {
  readonly role: string;
  readonly schema: string | null;
  readonly mayCreate: boolean | null;
  /** Null on an empty database. */
  readonly mayChange: boolean | null;
};

/** Migrations create tables and change existing ones, which their owner alone may. */
async function refuseWithoutRights(connection: Connection): Promise<void> {
  const { rows } = await connection.query<Rights>(
    `SELECT current_user AS role, current_schema() AS schema,
       has_schema_privilege(current_schema(), 'CREATE') AS "mayCreate",
       (SELECT pg_has_role(relowner, 'USAGE') FROM pg_class WHERE oid = to_regclass('schema_migrations')) AS "mayChange"`,
  );
  const [rights] = rows;
  if (rights === undefined) return;
  const { role, schema, mayCreate, mayChange } = rights;
  if (mayCreate !== true) {
    throw new Error(
      `the role ${role} may not create tables in the database: as its owner run GRANT USAGE, CREATE ON SCHEMA ${schema ?? 'public'} TO "${role}"`,
    );
  }
  if (mayChange === false) {
    throw new Error(
      `the role ${role} may not change the tables, which another role owns: connect as that role, or give them to this one with REASSIGN OWNED`,
    );
  }
}

async function applyMissing(client: UntimedConnection): Promise<readonly string[]> {
  const { applied, missing } = await readSchemaState(client);
  await prepareRecords(client);
  const upgrade = Math.max(0, ...applied.map((row) => row.upgrade)) + 1;
  for (const migration of missing) await apply(client, migration, upgrade);
  return missing.map(({ name }) => name);
}

/** Creates the table of applied migrations, or adds the columns that an older version lacks. */
async function prepareRecords(client: UntimedConnection): Promise<void> {
  // Asked first, because a server on a full disk starts too, and then its database refuses even IF NOT EXISTS.
  const { rowCount } = await client.query(
    `SELECT FROM pg_attribute WHERE attrelid = to_regclass('schema_migrations') AND attname IN ('can_go_back', 'reason')`,
  );
  if (rowCount === 2) return;
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  await client.query(
    `ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS upgrade integer NOT NULL DEFAULT 0,
       ADD COLUMN IF NOT EXISTS can_go_back boolean NOT NULL DEFAULT false, ADD COLUMN IF NOT EXISTS reason text NOT NULL DEFAULT ''`,
  );
}

async function apply(client: UntimedConnection, migration: Migration, upgrade: number): Promise<void> {
  const { name, sql, checksum, canGoBack, reason } = migration;
  try {
    for (const statement of splitStatements(sql)) await client.query(statement);
    await client.query(
      'INSERT INTO schema_migrations (name, checksum, can_go_back, reason, upgrade) VALUES ($1, $2, $3, $4, $5)',
      [name, checksum, canGoBack, reason, upgrade],
    );
  } catch (error) {
    throw new Error(
      `migration ${name} failed: ${error instanceof Error ? error.message : String(error)} (docs/how-to/upgrade.md says how to go back and forth)`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Refuses a changed migration, and those of a newer version, unless that is one upgrade ahead and says that this version
 * runs on its schema: so one can go back to the previous version.
 */
function refuseUnknown(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of applied) {
    if (known.has(name) && known.get(name) !== checksum) {
      throw new Error(`migration ${name} was changed after it was applied: add a new migration instead`);
    }
  }
  const newer = applied.filter(({ name }) => !known.has(name));
  const refusal = describeRefusal(newer);
  if (refusal !== null) throw new Error(refusal);
  if (new Set(newer.map(({ upgrade }) => upgrade)).size > 1) {
    throw new Error(
      `the database was made by a newer version, more than one upgrade ahead: it has migrations ${newer.map(({ name }) => name).join(', ')}; start that version again, or restore a backup`,
    );
  }
}

/** Null if this version runs on the migrations of newer ones. */
function describeRefusal(newer: readonly Applied[]): string | null {
  const blocking = newer.find((row) => !row.can_go_back);
  if (blocking === undefined) return null;
  const why = blocking.reason === '' ? '' : ` (${blocking.reason})`;
  return `the database was made by a newer version: this one cannot run on its migration ${blocking.name}${why}; start that version again, or restore a backup`;
}

/**
 * Looks why a server that is running must stop: a newer one has migrated the database since, and this version would show
 * what people have hidden, or cannot read what they store. Null if it may go on.
 */
export function createRefusalCheck(connection: Connection): () => Promise<string | null> {
  const known = new Set(readMigrations().map(({ name }) => name));
  return async () => describeRefusal((await readApplied(connection)).filter(({ name }) => !known.has(name)));
}
