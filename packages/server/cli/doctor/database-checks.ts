import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { measureClockOffset } from '../../db/clock-offset.ts';
import { CLUSTER, UNFINISHED_RESTORE } from '../../db/embedded/data-directory.ts';
import { DirectoryInUseError } from '../../db/embedded/directory-lock.ts';
import { readSchemaState } from '../../db/migrate.ts';
import { describeReplicaProblem } from '../../db/read-replica.ts';
import { openDatabase } from '../../db/open-database.ts';
import { errorSentence } from '../../lib/error-sentence.ts';
import { findOwnerProblem } from '../../media/file-owner.ts';
import { createFiles } from '../../ports/files/create-files.ts';
import { findWorldProblem } from '../../seed/world-problem.ts';
import { type Check, type Finding, notice, ok, problem } from './check.ts';
import { describeCluster } from './describe-cluster.ts';
import { clockFinding } from './storage-checks.ts';

/** As many as one server uses (MAX_CONNECTIONS of db/open-database.ts). */
const NEEDED_CONNECTIONS = 10;

export const databaseCheck: Check = {
  name: 'database',
  run: async ({ storage, mode }) => {
    if (storage === null) return [];
    if (storage.databaseUrl === null && existsSync(join(storage.dataDir, UNFINISHED_RESTORE))) {
      return [problem(`a restore to ${storage.dataDir} was ended: empty the directory and restore again`)];
    }
    if (storage.databaseUrl === null && !existsSync(join(storage.dataDir, CLUSTER))) {
      return [ok(`the embedded database in ${storage.dataDir} is created by the first start`)];
    }
    let database: Database;
    try {
      database = await openDatabase(storage);
    } catch (error) {
      if (error instanceof DirectoryInUseError) return [ok('a server is using the embedded database')];
      return [problem(error instanceof Error ? error.message : String(error))];
    }
    try {
      const findings = [await describeVersion(database), await describeSchema(database)];
      if (database.kind === 'postgresql')
        findings.push(
          await describeConnections(database),
          await compareClocks(database),
          ...(await describeCluster(database)),
        );
      if (database.replica !== null) {
        const replicaProblem = await describeReplicaProblem(database);
        findings.push(replicaProblem === null ? ok('the replica answers') : problem(replicaProblem));
      }
      const worldProblem = await findWorldProblem(database.query, mode);
      if (worldProblem !== null) findings.push(problem(worldProblem));
      const ownerProblem = await findOwnerProblem(database.query, await createFiles(storage.fileStore));
      if (ownerProblem !== null) findings.push(problem(ownerProblem));
      return findings;
    } finally {
      await database.close();
    }
  },
};

async function describeVersion({ pool, kind }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
  return ok(`${kind === 'embedded' ? 'the embedded database' : 'PostgreSQL'} ${rows[0]?.server_version} answers`);
}

async function describeSchema({ pool }: Database): Promise<Finding> {
  try {
    const { applied, missing, newer } = await readSchemaState(pool);
    if (newer.length > 0) {
      return notice(`its schema is of a newer version, with ${newer.join(', ')}, and this version runs on it`);
    }
    if (applied.length === 0) return ok('its schema is created by the first start');
    return missing.length === 0
      ? ok('its schema is up to date')
      : ok(`the next start applies ${missing.length} migrations`);
  } catch (error) {
    return problem(errorSentence(error));
  }
}

async function describeConnections({ pool }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ used: number; max: number }>(
    `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS max`,
  );
  const free = (rows[0]?.max ?? 0) - (rows[0]?.used ?? 0);
  return free < NEEDED_CONNECTIONS
    ? problem(`has ${free} free connections, and a server uses ${NEEDED_CONNECTIONS}: raise max_connections`)
    : ok(`has ${free} free connections`);
}

async function compareClocks({ pool }: Database): Promise<Finding> {
  return clockFinding('its clock and that of this machine', await measureClockOffset(pool));
}
