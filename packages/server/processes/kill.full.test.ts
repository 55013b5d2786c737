import { accountIdOf, levelInCircle } from '@strokebook/golf/access';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { RoundDocument } from '@strokebook/contract';
import { createDemoWorld } from '@strokebook/demo';
import { describe, expect, it } from 'vitest';
import { findAccount } from '../db/accounts/account-queries.ts';
import { openDatabase } from '../db/open-database.ts';
import { accounts, deletedRounds, importedRounds, roundImports, rounds } from '../db/schema/index.ts';
import { putRound } from '../testing/log-rounds.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { type Session, signInByOutput } from '../testing/sign-in-by-output.ts';
import { citusSkipReason, createPostgres, type LocalPostgres, postgresSkipReason } from '../testing/local-postgres.ts';
import { clusterUrls, createCluster, createClusterDatabase } from '../testing/test-cluster.ts';
import { copyMigratedDataDir } from '../testing/migrated-data-dir.ts';
import { createServerDatabase, skipReason } from '../testing/test-databases.ts';

/** Number of kills on each database. Use `KILLS=20` to verify a change of storage. */
const KILLS = Number(process.env['KILLS'] ?? 2);
const WRITERS = 16;
const PLAYERS = 4;
const MINUTES = 60_000;

/** A round with every shot, near the max size of rounds. */
const [example] = createDemoWorld({ seed: 1, today: '2026-06-15', players: 1 }).roundsOf(accountIdOf(1));
const fullRound = (roundId: string): RoundDocument =>
  ({ ...(example as { round: object }).round, roundId }) as RoundDocument;

/** The storage of a server. */
type Storage = {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly remove: () => Promise<void> | void;
};

const storages = [
  {
    name: 'the embedded database',
    isThere: true,
    make: async (): Promise<Storage> => {
      const dataDir = await copyMigratedDataDir();
      return { databaseUrl: null, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
    },
  },
  {
    name: `PostgreSQL${skipReason}`,
    isThere: skipReason === '',
    make: async (): Promise<Storage> => {
      const { url, drop } = await createServerDatabase();
      return { databaseUrl: url, dataDir: '/nowhere', remove: drop };
    },
  },
  ...clusterUrls.map((clusterUrl) => ({
    name: 'a Citus cluster',
    isThere: true,
    make: async (): Promise<Storage> => {
      const { url, drop } = await createClusterDatabase(clusterUrl);
      return { databaseUrl: url, dataDir: '/nowhere', remove: drop };
    },
  })),
];

const environmentOf = ({ databaseUrl, dataDir }: Storage) => ({
  DATA_DIR: dataDir,
  DEMO: 'off',
  LOG_LEVEL: 'error',
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
});

describe('a server that is killed while rounds are logged', () => {
  for (const { name, isThere, make } of storages) {
    it.skipIf(!isThere)(
      `has every acknowledged round, and no round half, after ${KILLS} times kill -9 under ${WRITERS} writers, on ${name}`,
      { timeout: 8 * MINUTES },
      async () => {
        const storage = await make();
        const environment = environmentOf(storage);
        const acknowledged: string[] = [];
        let server: ServerProcess = await startServerProcess(environment);
        const session = await signInByOutput(server, '+15550109999');
        const getRound = (roundId: string) =>
          fetch(`${server.url}/api/accounts/${session.accountId}/rounds/${roundId}`, {
            headers: { authorization: `Bearer ${session.idToken}` },
          });
        /**
         * Logs one round after another until the server is gone; kills it after the given number of acknowledgements.
         */
        const logUntilKilled = async (life: number, logger: number, killAt: number, counted: { count: number }) => {
          for (let number = 0; ; number += 1) {
            const roundId = `life${life}-logger${logger}-${number}`;
            try {
              const { status, text } = await putRound(server, session, roundId, fullRound(roundId));
              if (status !== 200) throw new Error(`${roundId} was answered with ${status}: ${text}`);
            } catch (error) {
              // Calls that the kill interrupted; any other error fails the test.
              if (error instanceof TypeError) return;
              throw error;
            }
            acknowledged.push(roundId);
            counted.count += 1;
            if (counted.count === killAt) void server.end('SIGKILL');
          }
        };

        for (let life = 1; life <= KILLS; life += 1) {
          const counted = { count: 0 };
          const loggers = Array.from({ length: WRITERS }, (_, logger) =>
            logUntilKilled(life, logger, 1 + (life % 7) * 8, counted),
          );
          await Promise.all(loggers);
          await server.end('SIGKILL');
          server = await startServerProcess(environment);
          for (const roundId of acknowledged.slice(-5))
            expect([roundId, (await getRound(roundId)).status]).toEqual([roundId, 200]);
        }
        expect(await server.end('SIGTERM')).toBe(0);

        const database = await openDatabase(storage);
        const stored = await database.query.select().from(rounds);
        const [account] = await database.query.select().from(accounts);
        await database.close();
        const storedIds = new Set(stored.map(({ roundId }) => roundId));
        expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
        expect(acknowledged.filter((roundId) => !storedIds.has(roundId))).toEqual([]);
        for (const { roundId, document } of stored)
          expect(document).toEqual(JSON.parse(JSON.stringify(fullRound(roundId))));
        // Round and version are written together or not at all.
        expect(account?.dataVersion).toBe(stored.length);
        await storage.remove();
      },
    );
  }
});

/** What a caller knows of an import: as it was acknowledged, and the call that the kill interrupted, if any. */
type KnownImport = {
  readonly roundIds: readonly string[];
  state: 'none' | 'stored' | 'takenBack';
  interrupted: 'stored' | 'takenBack' | null;
};
const IMPORTERS = 6;
const levels = ['see', 'enter', 'manage'] as const;

describe('a server that is killed while imports are stored, taken back and brought back, and a team and a circle change', () => {
  for (const { name, isThere, make } of storages) {
    it.skipIf(!isThere)(
      `has each import, name and level as it was acknowledged, and none half, after ${KILLS} times kill -9, on ${name} (IMPORT-25)`,
      { timeout: 8 * MINUTES },
      async () => {
        const storage = await make();
        const environment = environmentOf(storage);
        let server: ServerProcess = await startServerProcess(environment);
        const owner = await signInByOutput(server, '+15550109999');
        const member = await signInByOutput(server, '+15550109998');
        /** The reply, or null if the kill interrupted the call; anything but 200 fails the test. */
        const call = async (method: string, path: string, body?: object, { idToken }: Session = owner) => {
          const reply = await fetch(`${server.url}${path}`, {
            method,
            headers: {
              authorization: `Bearer ${idToken}`,
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
            .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
            .catch((error: unknown) => {
              if (error instanceof TypeError) return null;
              throw error;
            });
          if (reply === null) return null;
          if (reply.status !== 200)
            throw new Error(`${method} ${path} was answered with ${reply.status}: ${reply.text}`);
          return JSON.parse(reply.text);
        };
        const team = await call('POST', '/api/teams', { name: 'Team 0', squads: ['Varsity'] });
        // An adult, whose circle waits for no guardian.
        await call('PUT', '/api/me/birth-year', { birthYear: 1990 });
        const { secret } = await call('POST', '/api/me/circle/invitations', { isForGuardian: false, level: 'see' });
        await call('POST', '/api/invitations/accept', { secret }, member);

        const imports = new Map<string, KnownImport>();
        const acknowledged = { calls: 0, name: 'Team 0', level: 'see' as string };
        const asked = { name: 'Team 0', level: 'see' as string };
        /** Calls of one caller, one after another, until the server is gone. */
        const untilKilled = async (counted: { count: number }, killAt: number, next: () => Promise<boolean>) => {
          while (await next()) {
            acknowledged.calls += 1;
            counted.count += 1;
            if (counted.count === killAt) void server.end('SIGKILL');
          }
        };
        const ofImport = (importId: string) => `/api/accounts/${owner.accountId}/imports/${importId}`;
        const changeImport = async (importId: string, known: KnownImport, to: 'stored' | 'takenBack') => {
          known.interrupted = to;
          const isNew = known.state === 'none';
          const rounds = known.roundIds.map((roundId) => ({ round: fullRound(roundId), isReplacing: false }));
          const reply = isNew
            ? await call('POST', `${ofImport(importId)}/rounds`, { source: 'garmin', rounds })
            : to === 'takenBack'
              ? await call('DELETE', ofImport(importId))
              : await call('POST', `${ofImport(importId)}/restore`);
          if (reply === null) return false;
          [known.state, known.interrupted] = [to, null];
          return true;
        };
        const importer = (life: number, place: number) => {
          let step = 0;
          let current = '';
          return () => {
            step += 1;
            if (step % 3 === 1) {
              current = randomUUID();
              const roundIds = [0, 1, 2].map((index) => `life${life}-importer${place}-${step}-${index}`);
              imports.set(current, { roundIds, state: 'none', interrupted: null });
            }
            const known = imports.get(current) as KnownImport;
            return changeImport(current, known, step % 3 === 2 ? 'takenBack' : 'stored');
          };
        };
        let revision: number = team.revision;
        const rename = (life: number) => {
          let step = 0;
          return async () => {
            step += 1;
            asked.name = `Team ${life} ${step}`;
            const squads = team.squads.map((squad: { rosterId: number; name: string }) => ({
              rosterId: squad.rosterId,
              name: squad.name,
            }));
            const body = { revision, name: asked.name, squads };
            const changed = await call('PUT', `/api/teams/${team.organizationId}`, body);
            if (changed === null) return false;
            [revision, acknowledged.name] = [changed.revision, asked.name];
            return true;
          };
        };
        let levelStep = 0;
        const changeLevel = async () => {
          levelStep += 1;
          asked.level = levels[levelStep % levels.length] as string;
          const reply = await call('PUT', `/api/me/circle/${member.accountId}/level`, { level: asked.level });
          if (reply === null) return false;
          acknowledged.level = asked.level;
          return true;
        };

        for (let life = 1; life <= KILLS; life += 1) {
          const counted = { count: 0 };
          const killAt = 3 + (life % 7) * 6;
          const callers = [
            ...Array.from({ length: IMPORTERS }, (_unused, place) => importer(life, place)),
            rename(life),
            changeLevel,
          ];
          await Promise.all(callers.map((next) => untilKilled(counted, killAt, next)));
          await server.end('SIGKILL');
          server = await startServerProcess(environment);
          const current = await call('GET', `/api/teams/${team.organizationId}`);
          revision = current.revision;
          expect([acknowledged.name, asked.name]).toContain(current.name);
          [acknowledged.name, asked.name] = [current.name, current.name];
        }
        expect(await server.end('SIGTERM')).toBe(0);

        const database = await openDatabase(storage);
        const stored = new Set((await database.query.select().from(rounds)).map(({ roundId }) => roundId));
        const deleted = new Map(
          (await database.query.select().from(deletedRounds)).map(({ roundId, importId }) => [roundId, importId]),
        );
        const made = new Map((await database.query.select().from(roundImports)).map((row) => [row.importId, row]));
        const noted = Map.groupBy(await database.query.select().from(importedRounds), ({ importId }) => importId);
        const account = await findAccount(database.query, accountIdOf(owner.accountId));
        await database.close();
        const wrong = [...imports].filter(([importId, { roundIds, state, interrupted }]) => {
          const count = roundIds.filter((roundId) => stored.has(roundId)).length;
          const gone = roundIds.filter((roundId) => deleted.get(roundId) === importId).length;
          const row = made.get(importId);
          const found =
            count === 3 && gone === 0 && row?.takenBackAt === null && noted.get(importId)?.length === 3
              ? 'stored'
              : count === 0 && gone === 3 && row?.takenBackAt != null && noted.get(importId)?.length === 3
                ? 'takenBack'
                : count === 0 && gone === 0 && row === undefined && !noted.has(importId)
                  ? 'none'
                  : 'half';
          return found !== state && found !== interrupted;
        });
        expect(wrong).toEqual([]);
        const level = levelInCircle(accountIdOf(member.accountId), account as NonNullable<typeof account>);
        expect([acknowledged.level, asked.level]).toContain(level);
        expect(acknowledged.calls).toBeGreaterThanOrEqual(KILLS * 3);
        await storage.remove();
      },
    );
  }
});

/** A database server or a cluster of them, whose processes a test kills. */
type Killable = {
  readonly url: string;
  /** The servers that are killed, in turn. */
  readonly servers: readonly LocalPostgres[];
  readonly remove: () => Promise<void>;
};

const killables = [
  {
    name: `PostgreSQL${postgresSkipReason}`,
    isThere: postgresSkipReason === '',
    make: async (): Promise<Killable> => {
      const postgres = await createPostgres();
      return { url: postgres.url, servers: [postgres], remove: postgres.remove };
    },
  },
  {
    name: `a coordinator and the workers of a Citus cluster${citusSkipReason}`,
    isThere: citusSkipReason === '',
    make: async (): Promise<Killable> => {
      const { url, coordinator, workers, remove } = await createCluster();
      return { url, servers: [...workers, coordinator], remove };
    },
  },
];

describe('a database that is killed while rounds are logged', () => {
  for (const { name, isThere, make } of killables) {
    it.skipIf(!isThere)(
      `has every acknowledged round, and no round half, after ${KILLS} times kill -9 under ${WRITERS} writers, and the server goes on without a restart, with ${name} (SCALE-09)`,
      { timeout: 8 * MINUTES },
      async () => {
        const killable = await make();
        const { url: databaseUrl, servers } = killable;
        const environment = { DATABASE_URL: databaseUrl, DATA_DIR: '/nowhere', DEMO: 'off', LOG_LEVEL: 'silent' };
        const server = await startServerProcess(environment);
        // Several accounts, so that each worker of a cluster has some.
        const players: Session[] = [];
        for (let player = 0; player < PLAYERS; player += 1)
          players.push(await signInByOutput(server, `+1555010999${player}`));
        const acknowledged: string[] = [];
        const statuses = new Set<number>();
        const isOver = new AbortController();
        const writers = Array.from({ length: WRITERS }, async (_, writer) => {
          const player = players[writer % PLAYERS] as Session;
          for (let number = 0; !isOver.signal.aborted; number += 1) {
            const roundId = `writer${writer}-${number}`;
            const { status } = await putRound(server, player, roundId, fullRound(roundId));
            statuses.add(status);
            if (status === 200) acknowledged.push(`${player.accountId}/${roundId}`);
          }
        });
        for (let life = 1; life <= KILLS; life += 1) {
          const before = acknowledged.length;
          await expect
            .poll(() => acknowledged.length, { timeout: 30_000, interval: 10 })
            .toBeGreaterThan(before + (life % 7) * 8);
          const victim = servers[life % servers.length] as LocalPostgres;
          await victim.end('SIGKILL');
          await victim.start();
        }
        isOver.abort();
        await Promise.all(writers);
        expect(await server.end('SIGTERM')).toBe(0);

        const database = await openDatabase({ databaseUrl, dataDir: '' });
        const stored = await database.query.select().from(rounds);
        const storedAccounts = await database.query.select().from(accounts);
        await database.close();
        await killable.remove();
        const storedIds = new Set(stored.map(({ accountId, roundId }) => `${accountId}/${roundId}`));
        expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
        for (const { roundId, document } of stored)
          expect(document).toEqual(JSON.parse(JSON.stringify(fullRound(roundId))));
        for (const { accountId, dataVersion } of storedAccounts)
          expect(dataVersion).toBe(stored.filter((round) => round.accountId === accountId).length);
        expect([...statuses].sort()).toEqual([200, 503]);
      },
    );
  }
});
