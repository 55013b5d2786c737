import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';

export async function seedDemoWorld(
  _database: Database,
  _config: Config,
  _clock: Clock,
  _say: (line: string) => void,
): Promise<void> {}
