import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';

/** `close` gives it back, so that the next test file of this worker need not open one. */
export type EmbeddedTestDatabase = EmbeddedDatabase & { readonly dataDir: string };

type Kept = { readonly database: EmbeddedDatabase; readonly dataDir: string; readonly schema: string };

/** Open databases that no test uses, by the directory that they were copied from. */
const idle = new Map<string, Kept[]>();

/**
 * An embedded database with the content of a data directory, for one test file. Opening one takes longer than most
 * files' tests, so the files of a worker share it: before it is lent again, every row and sequence is as in the
 * directory. A database whose schema a test changed is not lent again.
 */
export async function lendDatabase(template: string): Promise<EmbeddedTestDatabase> {
  const kept = idle.get(template)?.pop() ?? (await openCopy(template));
  let returning: Promise<void> | null = null;
  return {
    ...kept.database,
    dataDir: kept.dataDir,
    close: () => {
      returning ??= takeBack(template, kept);
      return returning;
    },
  };
}

async function openCopy(template: string): Promise<Kept> {
  const dataDir = mkdtempSync(join(tmpdir(), 'strokebook-data-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  cpSync(template, dataDir, { recursive: true });
  const database = await openEmbeddedDatabase(dataDir);
  await database.pool.query(takeSnapshot);
  return { database, dataDir, schema: await describeSchema(database) };
}

async function takeBack(template: string, kept: Kept): Promise<void> {
  const isUsable = await restore(kept).catch(() => false);
  if (isUsable) {
    idle.set(template, [...(idle.get(template) ?? []), kept]);
    return;
  }
  await kept.database.close();
  rmSync(kept.dataDir, { recursive: true, force: true });
}

/** Returns false if the schema is no longer the same. */
async function restore({ database, schema }: Kept): Promise<boolean> {
  if ((await describeSchema(database)) !== schema) return false;
  await database.pool.query('SELECT snapshot.restore()');
  return true;
}

async function describeSchema({ pool }: EmbeddedDatabase): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `SELECT string_agg(concat_ws(' ', attrelid::regclass, attnum, attname, atttypid, attnotnull), ',' ORDER BY attrelid, attnum) AS text
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND relkind IN ('r', 'i', 'S', 'v')`,
  );
  return rows[0]?.text ?? '';
}

/**
 * Copies every table into a schema of its own. Rows that are written later have a higher transaction id (`xmin`), so
 * `restore` removes these, and inserts rows that are missing then.
 */
const takeSnapshot = `
  CREATE SCHEMA snapshot;
  CREATE TABLE snapshot.taken AS SELECT 0::bigint AS transaction_id;
  DO $$
  DECLARE name text;
  BEGIN
    FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
      EXECUTE format('CREATE TABLE snapshot.%I AS TABLE public.%I', 'of_' || name, name);
    END LOOP;
  END $$;
  CREATE TABLE snapshot.sequences AS
    SELECT format('%I.%I', schemaname, sequencename)::regclass AS name, coalesce(last_value, start_value) AS value,
      last_value IS NOT NULL AS is_called FROM pg_sequences WHERE schemaname = 'public';
  UPDATE snapshot.taken SET transaction_id = pg_current_xact_id()::text::bigint;

  CREATE FUNCTION snapshot.restore() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    last_id bigint := (SELECT transaction_id FROM snapshot.taken);
    row_of record;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR row_of IN
      SELECT c.relname AS name,
        (SELECT string_agg(format('%I', attname), ', ') FROM pg_attribute
           WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
        (SELECT string_agg(format('kept.%1$I = stored.%1$I', attname), ' AND ')
           FROM pg_attribute WHERE attrelid = c.oid AND attnum = ANY (i.indkey)) AS has_same_key
      FROM pg_class c LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    LOOP
      EXECUTE format('DELETE FROM public.%I WHERE xmin::text::bigint > $1', row_of.name) USING last_id;
      EXECUTE format(
        'INSERT INTO public.%1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM snapshot.%3$I AS kept
           WHERE NOT EXISTS (SELECT FROM public.%1$I AS stored WHERE %4$s)',
        row_of.name, row_of.columns, 'of_' || row_of.name, row_of.has_same_key);
    END LOOP;
    PERFORM setval(name, value, is_called) FROM snapshot.sequences;
    UPDATE snapshot.taken SET transaction_id = pg_current_xact_id()::text::bigint;
  END $$;
`;
