import { createHash } from 'node:crypto';
import { placements } from '../db/cluster/distribution.ts';
import { readMigrations } from '../db/migrate.ts';

/** Changes with the schema and with the places of its tables; part of the names of templates. */
export const schemaId = createHash('sha256')
  .update(
    [
      ...readMigrations().map(({ name, checksum }) => `${name} ${checksum}`),
      // Node and Vite list the exports of a module in different orders.
      ...[...placements].map((placed) => JSON.stringify(placed)).sort(),
    ].join(),
  )
  .digest('hex')
  .slice(0, 12);
