import { eq } from 'drizzle-orm';
import type pg from 'pg';
import {
  type Database,
  inConnection,
  queriesOn,
  type Queryable,
  type ReadAt,
  type ReplicaWatch,
  type VersionedAccount,
} from './database.ts';
import { databaseCertificateProblemOf } from '../lib/certificates.ts';
import { reasonOf } from '../lib/error-sentence.ts';
import { databaseProblemOf } from './database-problem.ts';
import { accounts } from './schema/index.ts';
import { listSigningKeyThumbprints } from './sign-in/signing-key-thumbprints.ts';

const NO_COPY = 'the database there is no replica of DATABASE_URL (or has not received its first data)';

/** Time without the replica after it failed, as long as a request waits for a connection: few requests wait for it. */
const PAUSE_MS = 5_000;
/** SQLSTATE of a statement that the replica cancelled, because it stood in the way of replayed changes. */
const REPLAY_CONFLICT = '40001';

/**
 * Reads from a replica if it has the account's version, else from the primary. Both statements run on one connection, so
 * an address behind which there are several replicas gives the version and the data of the same one. A database that is
 * no copy of the primary is never read.
 */
export function createReadAt(
  primary: Queryable,
  replica: pg.Pool,
): { readonly readAt: ReadAt; readonly watch: ReplicaWatch } {
  let pausedUntil = 0;
  let isCopy = false;
  let isAway = false;
  let tell: (reason: string | null) => void = () => {};
  const reads = { replica: 0, behind: 0, away: 0 };
  const pause = (reason: string): void => {
    pausedUntil = performance.now() + PAUSE_MS;
    isCopy = false;
    if (!isAway) tell(reason);
    isAway = true;
  };
  const answered = (): void => {
    if (isAway) tell(null);
    isAway = false;
  };
  const readAt: ReadAt = async (account, read) => {
    if (performance.now() < pausedUntil) {
      reads.away += 1;
      return read(primary);
    }
    try {
      const found = await inConnection(replica, async (query) => {
        isCopy ||= await isCopyOf(primary, query);
        if (!isCopy) {
          pause(NO_COPY);
          return 'away';
        }
        return (await hasVersion(query, account)) ? { result: await read(query) } : 'behind';
      });
      if (found !== 'away') answered();
      if (typeof found === 'object') {
        reads.replica += 1;
        return found.result;
      }
      reads[found] += 1;
    } catch (error) {
      const isLost = databaseProblemOf(error) === 'away';
      if (!isLost && !isReplayConflict(error)) throw error;
      if (isLost) pause(reasonOf(error));
      reads[isLost ? 'away' : 'behind'] += 1;
    }
    return read(primary);
  };
  return {
    readAt,
    watch: {
      reads,
      onChange: (listener) => {
        tell = listener;
      },
    },
  };
}

/** What is wrong with the replica, as a sentence for the operator; null if it can be used or there is none. */
export async function describeReplicaProblem({ query, replica }: Database): Promise<string | null> {
  if (replica === null) return null;
  try {
    if (await isCopyOf(query, queriesOn(replica))) return null;
    return `DATABASE_READ_URL: ${NO_COPY}; it is not read.`;
  } catch (error) {
    const certificate = databaseCertificateProblemOf(error);
    return `DATABASE_READ_URL: the replica ${certificate ?? `cannot be read (${reasonOf(error)})`}; DATABASE_URL is read until it can.`;
  }
}

/** A copy has a signing key of the primary. */
async function isCopyOf(primary: Queryable, replica: Queryable): Promise<boolean> {
  const known = await listSigningKeyThumbprints(primary);
  return (await listSigningKeyThumbprints(replica)).some((thumbprint) => known.includes(thumbprint));
}

async function hasVersion(query: Queryable, { accountId, dataVersion }: VersionedAccount): Promise<boolean> {
  const [row] = await query
    .select({ dataVersion: accounts.dataVersion })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  return row !== undefined && row.dataVersion >= dataVersion;
}

function isReplayConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { readonly code?: string }).code === REPLAY_CONFLICT) return true;
  }
  return false;
}
