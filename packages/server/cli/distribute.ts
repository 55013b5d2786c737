import { ConfigError } from '../config/config-error.ts';
import { readConfig } from '../config.ts';
import { type PlacedTable, distribute } from '../db/distribute.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';

try {
  const config = readConfig(process.env);
  if (config.databaseUrl === null) throw new ConfigError(['DATABASE_URL: name the coordinator of a Citus cluster']);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const client = await database.connectWithoutTimeouts();
    try {
      await distribute(client, (placed) => process.stdout.write(`${lineOf(placed)}\n`));
    } finally {
      await client.release();
    }
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}

function lineOf({ table, placement, isNew }: PlacedTable): string {
  const place =
    placement.kind === 'distributed'
      ? `distributed by ${placement.column}`
      : placement.kind === 'reference'
        ? 'copied to every server'
        : `on the coordinator: ${placement.reason}`;
  return `${table}: ${place}${isNew || placement.kind === 'local' ? '' : ' (already)'}`;
}
