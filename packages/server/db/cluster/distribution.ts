import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';

/** Where the rows of a table are in a cluster of database servers. */
export type Placement =
  /** Spread by a column; rows of one account are on one server. */
  | { readonly kind: 'distributed'; readonly column: string; readonly isByAccount: boolean }
  /** A copy on every server. */
  | { readonly kind: 'reference' }
  /** On the coordinator alone. */
  | { readonly kind: 'local'; readonly reason: string };

const tables = Object.values(schema).filter((value) => is(value, PgTable));

const by = (column: string): Placement => ({ kind: 'distributed', column, isByAccount: false });
const reference: Placement = { kind: 'reference' };

/** Tables that are not spread by account. */
const others: Readonly<Record<string, Placement>> = {
  account_keys: by('key'),
  sign_in_challenges: by('phone_number'),
  sign_in_counters: by('counter_key'),
  search_gram_counts: by('gram'),
  courses: reference,
  tournaments: reference,
  organizations: reference,
  rosters: reference,
  team_links: reference,
  team_places: reference,
  team_means: reference,
  qualifiers: reference,
  team_events: reference,
  signing_keys: reference,
  job_runs: { kind: 'local', reason: 'a few rows, each written a few times an hour' },
  seed_markers: { kind: 'local', reason: 'read and written only when a server starts' },
  schema_migrations: { kind: 'local', reason: 'read and written only when a server starts' },
};

/** The placement of every table by name. `accounts` is first, because the others are placed with it. */
export const placements: ReadonlyMap<string, Placement> = new Map([
  ...tables
    .filter((table) => 'accountId' in getTableColumns(table) && !(getTableName(table) in others))
    .map((table): [string, Placement] => [
      getTableName(table),
      { kind: 'distributed', column: 'account_id', isByAccount: true },
    ])
    .sort(([a], [b]) => Number(b === 'accounts') - Number(a === 'accounts')),
  ...Object.entries(others),
]);
