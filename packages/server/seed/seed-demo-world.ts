import { createDemoWorld, type DemoWorld } from '@strokebook/demo';
import type { Config } from '../config.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { DEMO_WORLD, hasAnything, insertMarker, lockSeeding } from './queries.ts';
import { storeRounds, storeWorld } from './store-world.ts';

type SeedConfig = Pick<Config, 'demoSeed' | 'demoPlayers'>;

/**
 * Fills an empty database with the demo world, in one transaction: a killed start leaves the database empty, and the
 * next one starts again. A database with any data is left unchanged.
 */
export async function seedDemoWorld(
  database: Database,
  files: FileStore,
  config: SeedConfig,
  clock: Clock,
  say: (line: string) => void,
): Promise<void> {
  await database.query.transaction(async (tx) => {
    await lockSeeding(tx);
    if (await hasAnything(tx)) return;
    say('Making the demo world: players, courses, tournaments and two seasons of rounds …');
    const world = createDemoWorld({
      seed: config.demoSeed,
      today: clock.today(),
      ...(config.demoPlayers === null ? {} : { players: config.demoPlayers }),
    });
    const roundCount = await store(tx, files, world, clock);
    say(`Stored ${world.accounts.length} accounts and ${roundCount} rounds.`);
  });
}

async function store(query: Queryable, files: FileStore, world: DemoWorld, clock: Clock): Promise<number> {
  await storeWorld(query, files, world);
  const roundCount = await storeRounds(query, world, clock.now());
  const details = { seed: world.seed, today: world.today, accountCount: world.accounts.length, roundCount };
  await insertMarker(query, DEMO_WORLD, details, clock.now());
  return roundCount;
}
