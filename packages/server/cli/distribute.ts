import { parseArgs } from 'node:util';
import { ConfigError } from '../config/config-error.ts';
import { readConfig } from '../config.ts';
import { type PlacedTable, distribute } from '../db/cluster/distribute.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';

/** As many as Citus takes in `citus.shard_count`. */
const MAX_SHARDS = 64_000;

try {
  const shards = readShards();
  const config = readConfig(process.env);
  if (config.databaseUrl === null) throw new ConfigError(['DATABASE_URL: name the coordinator of a Citus cluster']);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const client = await database.connectWithoutTimeouts();
    try {
      await distribute(client, (placed) => process.stdout.write(`${lineOf(placed)}\n`), shards);
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

/** `--shards N`; null without it. */
function readShards(): number | null {
  let given: string | undefined;
  try {
    given = parseArgs({ options: { shards: { type: 'string' } } }).values.shards;
  } catch {
    throw new ConfigError(['the only option is --shards N']);
  }
  if (given === undefined) return null;
  const shards = Number(given);
  if (!Number.isInteger(shards) || shards < 1 || shards > MAX_SHARDS) {
    throw new ConfigError([`--shards: must be a whole number from 1 to ${MAX_SHARDS}`]);
  }
  return shards;
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
