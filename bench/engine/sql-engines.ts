import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { DuckDBInstance } from '@duckdb/node-api';
import pg from 'pg';
import type { FactTable } from './fact-tables.ts';
import { figuresOfRows, type Statement, statements } from './statements.ts';

export type SqlEngine = {
  readonly name: string;
  /** All figures by stat id; one round trip per statement. */
  readonly figures: () => Promise<ReadonlyMap<string, number>>;
  readonly close: () => Promise<void>;
};

type Row = Readonly<Record<string, unknown>>;
type Driver = {
  readonly execute: (sql: string) => Promise<unknown>;
  readonly select: (statement: Statement, index: number) => Promise<readonly Row[]>;
  readonly close: () => Promise<void>;
};

/** Rows per INSERT: single-row inserts would take minutes. */
const ROWS_AT_ONCE = 1_000;

const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';

/** A temporary database on a PostgreSQL server, dropped at the end; null if no server is reachable. */
export async function openPostgres(tables: readonly FactTable[]): Promise<SqlEngine | null> {
  const server = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2_000 });
  try {
    await server.connect();
  } catch {
    return null;
  }
  const name = `strokebook_bench_${randomUUID().replaceAll('-', '')}`;
  await server.query(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  const { rows } = await server.query<{ server_version: string }>('SHOW server_version');
  const close = async (): Promise<void> => {
    await client.end();
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.end();
  };
  await client.connect();
  return openEngine(`PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`, tables, {
    execute: (sql) => client.query(sql),
    // A name makes it a prepared statement, which is parsed and planned once.
    select: async ({ sql }, index) => (await client.query<Row>({ name: `figures-${index}`, text: sql })).rows,
    close,
  });
}

/** The product's embedded database, in memory and in this thread: no socket, no disk. */
export async function openPglite(tables: readonly FactTable[]): Promise<SqlEngine> {
  const database = await PGlite.create();
  return openEngine('PGlite, in memory', tables, {
    execute: (sql) => database.exec(sql),
    select: async ({ sql }) => (await database.query<Row>(sql)).rows,
    close: () => database.close(),
  });
}

/** A column store in this process, a kind of database made for aggregation. */
export async function openDuckdb(tables: readonly FactTable[]): Promise<SqlEngine> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const prepared = new Map<number, Awaited<ReturnType<typeof connection.prepare>>>();
  return openEngine('DuckDB, in memory', tables, {
    execute: (sql) => connection.run(sql),
    select: async ({ sql }, index) => {
      const ready = prepared.get(index) ?? (await connection.prepare(sql));
      prepared.set(index, ready);
      return (await ready.runAndReadAll()).getRowObjects();
    },
    close: async () => {
      connection.closeSync();
      instance.closeSync();
    },
  });
}

async function openEngine(name: string, tables: readonly FactTable[], driver: Driver): Promise<SqlEngine> {
  try {
    for (const table of tables) await load(driver, table);
    await driver.execute('CREATE INDEX shots_kind ON shots (kind)');
    await driver.execute('ANALYZE');
  } catch (error) {
    await driver.close();
    throw error;
  }
  return {
    name,
    figures: async () => {
      const figures = new Map<string, number>();
      for (const [index, statement] of statements.entries()) {
        const rows = await driver.select(statement, index);
        for (const [id, value] of figuresOfRows(statement, rows)) figures.set(id, value);
      }
      return figures;
    },
    close: driver.close,
  };
}

async function load({ execute }: Driver, { name, columns, rows }: FactTable): Promise<void> {
  await execute(`CREATE TABLE ${name} (${columns.map((column) => `${column.name} ${column.type}`).join(', ')})`);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const values = rows
      .slice(start, start + ROWS_AT_ONCE)
      .map((row) => `(${row.map((cell) => cell ?? 'NULL').join()})`);
    await execute(`INSERT INTO ${name} VALUES ${values.join()}`);
  }
}
