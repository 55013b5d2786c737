import type pg from 'pg';
import { type Database, queriesOn } from '../../db/database.ts';
import { allShardStatements } from './all-shard-statements.ts';
import { movedTables } from './moved-tables.ts';
import { unnamedTables } from './unnamed-tables.ts';

/** A database whose statements are checked. */
export type WatchedDatabase = {
  readonly database: Database;
  /**
   * @throws Error naming each statement that neither names its accounts nor is listed, or that sets the column by which
   *   its table is distributed (SCALE-04)
   */
  readonly check: () => Promise<void>;
};

/** Results for statements that other suites of this worker have checked. */
const checked = new Map<string, string | null>();

/** Watches the statements of a server on a database; closing the database stays with its owner. */
export function watchStatements(database: Database): WatchedDatabase {
  const texts = new Set<string>();
  const note = (query: unknown): void => {
    const text = typeof query === 'string' ? query : (query as { readonly text?: string }).text;
    // Inlined numbers would make one statement of the access check per account.
    if (text !== undefined)
      texts.add(
        text
          .replaceAll(/\s+/g, ' ')
          .trim()
          .replaceAll(/\b\d+\b(?<!\$\d+)/g, '0'),
      );
  };
  const watch = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (owner, name) => {
        const value: unknown = Reflect.get(owner, name, owner);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (name === 'query') note(args[0]);
          const result: unknown = Reflect.apply(value, owner, args);
          return name === 'connect' ? (result as Promise<pg.PoolClient>).then(watch) : result;
        };
      },
    });
  const pool = watch(database.pool);
  const query = queriesOn(pool);
  return {
    database: { ...database, pool, query, readAt: (_account, read) => read(query) },
    check: async () => {
      const problems: string[] = [];
      for (const text of texts) {
        if (!checked.has(text)) checked.set(text, await problemOf(text));
        const problem = checked.get(text);
        if (problem != null) problems.push(problem);
      }
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

async function problemOf(text: string): Promise<string | null> {
  const moved = await movedTables(text);
  if (moved.length > 0) return `sets the distribution column of ${moved.join(', ')}: ${text}`;
  const tables = await unnamedTables(text);
  if (tables.length === 0 || allShardStatements.some((listed) => listed.text.test(text))) return null;
  return `names no account of ${tables.join(', ')}, and is not among the statements for all servers: ${text}`;
}
