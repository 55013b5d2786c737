import { randomUUID } from 'node:crypto';
import { accountIdOf, type AccountId } from '@strokebook/golf/access';
import { type CalendarDay, calendarDay } from '@strokebook/golf/calendar';
import { and, count, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey, findAccountByKey, invitationKey, resumeKey, usernameKey } from '../db/accounts/account-keys.ts';
import { DAY } from '../db/account-tables/account-table.ts';
import { lockAccount } from '../db/accounts/hold-account.ts';
import * as schema from '../db/schema/index.ts';
import { runDueJobs } from '../jobs/run-jobs.ts';
import { findOwnerProblem } from '../media/file-owner.ts';
import { storeFullAccount } from '../testing/full-account.ts';
import { createMemoryFiles } from '../testing/memory-files.ts';
import { removeDeletedRounds } from '../testing/remove-deleted-rounds.ts';
import { type WatchedDatabase, watchStatements } from '../testing/statements/watch-statements.ts';
import { storeAccount } from '../testing/test-accounts.ts';
import { onDifferingDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { resumeSettingsOf } from '../testing/test-resume.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';
import { createTestClock } from '../testing/test-server.ts';
import { loadSigningKey } from '../features/sign-in/signing-key.ts';
import { createRetentionJobs } from './retention-jobs.ts';
import { retentionRules } from './rules.ts';

const {
  auditEvents,
  circleInvitations,
  deletedRounds,
  emailCodes,
  importedRounds,
  teamAbsences,
  teamRequests,
  mediaItems,
  newsItems,
  notices,
  refreshTokens,
  resumeReports,
  roundImports,
  roundRevisions,
  sessions,
  signInChallenges,
  signInCounters,
} = schema;

const LATER = new Date('2035-01-01T00:00:00Z');
const EARLIER = new Date('2020-01-01T00:00:00Z');
const DEVICE = { device: 'Firefox', address: '192.0.2.7' };

/** Data of a rule: `since` is the time from which it is kept. */
type Case = {
  readonly store: (accountId: AccountId, since: Date) => Promise<unknown>;
  /** Numbers of what is left of it, in all tables where it left something. */
  readonly left: (accountId: AccountId) => Promise<readonly number[]>;
};

describe('what is past its time', () => {
  onDifferingDatabases((openTestDatabase, { isSecond, isCluster }) => {
    let opened: TestDatabase;
    let watched: WatchedDatabase;
    const clock = createTestClock();
    let writtenAt = clock.now();
    const files = createMemoryFiles(() => writtenAt);
    const logged: string[] = [];
    beforeAll(async () => {
      opened = await openTestDatabase();
      watched = watchStatements(opened);
      await loadSigningKey(opened);
    });
    afterAll(async () => {
      // Every statement of the job is among those for all servers, or names its account (SCALE-04).
      await watched.check();
      await opened.close();
    });

    const query = () => opened.query;
    /** Runs both jobs, whose hour and day have passed. */
    const runRetention = async () => {
      await query().delete(schema.jobRuns);
      const log = { error: (_details: object, message: string) => void logged.push(message) };
      const deps = { database: watched.database, files, clock, log };
      const jobs = createRetentionJobs(deps);
      await runDueJobs(jobs, { query: watched.database.query, clock, log }, new AbortController().signal);
    };
    const rowsOf = async (table: PgTable, accountId: AccountId): Promise<number> => {
      const { accountId: owner } = getTableColumns(table) as { accountId: PgTable['_']['columns'][string] };
      const [row] = await query().select({ rows: count() }).from(table).where(eq(owner, accountId));
      return row?.rows ?? 0;
    };
    const phoneOf = (accountId: AccountId) => `+1555${String(accountId).padStart(7, '0')}`;
    const session = (accountId: AccountId) => ({
      ...{ accountId, sessionId: `s-${accountId}`, method: 'code' as const, startedAt: EARLIER, lastUsedAt: EARLIER },
      ...{ expiresAt: LATER, ...DEVICE },
    });
    const token = (accountId: AccountId) => ({
      ...{ accountId, tokenHash: `t-${accountId}`, sessionId: `s-${accountId}`, expiresAt: LATER },
    });

    const cases: Readonly<Record<string, Case>> = {
      signInCodes: {
        store: (accountId, expiresAt) =>
          query()
            .insert(signInChallenges)
            .values({ phoneNumber: phoneOf(accountId), challengeId: 'c', codeHash: 'h', sentAt: EARLIER, expiresAt }),
        left: async (accountId) => [
          (
            await query()
              .select()
              .from(signInChallenges)
              .where(eq(signInChallenges.phoneNumber, phoneOf(accountId)))
          ).length,
        ],
      },
      signInCounters: {
        store: (accountId, resetsAt) =>
          query()
            .insert(signInCounters)
            .values({ counterKey: `number:${phoneOf(accountId)}`, count: 3, resetsAt }),
        left: async (accountId) => [
          (
            await query()
              .select()
              .from(signInCounters)
              .where(eq(signInCounters.counterKey, `number:${phoneOf(accountId)}`))
          ).length,
        ],
      },
      refreshTokens: {
        store: async (accountId, expiresAt) =>
          query()
            .insert(refreshTokens)
            .values({ ...token(accountId), expiresAt }),
        left: async (accountId) => [await rowsOf(refreshTokens, accountId)],
      },
      expiredSessions: {
        store: async (accountId, expiresAt) => {
          await query()
            .insert(sessions)
            .values({ ...session(accountId), expiresAt });
          await query().insert(refreshTokens).values(token(accountId));
        },
        left: async (accountId) => [await rowsOf(sessions, accountId), await rowsOf(refreshTokens, accountId)],
      },
      endedSessions: {
        store: async (accountId, endedAt) => {
          await query()
            .insert(sessions)
            .values({ ...session(accountId), endedAt });
          await query().insert(refreshTokens).values(token(accountId));
        },
        left: async (accountId) => [await rowsOf(sessions, accountId), await rowsOf(refreshTokens, accountId)],
      },
      trails: {
        store: (accountId, occurredAt) =>
          query()
            .insert(auditEvents)
            .values({ accountId, occurredAt, kind: 'signedIn', ...DEVICE, details: {} }),
        left: async (accountId) => [await rowsOf(auditEvents, accountId)],
      },
      notices: {
        store: (accountId, toldAt) =>
          query()
            .insert(notices)
            .values({ accountId, noticeId: `n-${accountId}`, kind: 'circleMemberLeft', toldAt }),
        left: async (accountId) => [await rowsOf(notices, accountId)],
      },
      emailCodes: {
        store: (accountId, expiresAt) =>
          query().insert(emailCodes).values({ accountId, email: 'a@example.org', codeHash: 'h', expiresAt }),
        left: async (accountId) => [await rowsOf(emailCodes, accountId)],
      },
      teamAbsences: {
        store: (accountId, saidAt) =>
          query()
            .insert(teamAbsences)
            .values({
              ...{ accountId, organizationId: 1, absenceId: randomUUID(), revision: 1, reason: 'class', note: '' },
              ...{ firstDay: calendarDay('2020-01-01'), lastDay: calendarDay('2020-01-01'), saidAt },
            }),
        left: async (accountId) => [await rowsOf(teamAbsences, accountId)],
      },
      teamRequests: {
        store: (accountId, requestedAt) =>
          query()
            .insert(teamRequests)
            .values({ accountId, organizationId: 1, role: 'player', level: 'see', requestedAt }),
        left: async (accountId) => [await rowsOf(teamRequests, accountId)],
      },
      invitations: {
        store: async (accountId, expiresAt) => {
          const secretHash = `secret-${accountId}`;
          await createKey(query(), accountId, invitationKey(secretHash));
          const invitation = { accountId, invitationId: randomUUID(), secretHash, createdAt: EARLIER, expiresAt };
          await query().insert(circleInvitations).values(invitation);
        },
        left: async (accountId) => [
          await rowsOf(circleInvitations, accountId),
          (await findAccountByKey(query(), invitationKey(`secret-${accountId}`))) === null ? 0 : 1,
        ],
      },
      resumeLinks: {
        store: async (accountId, expiresAt) => {
          await createKey(query(), accountId, resumeKey(accountId));
          const state = resumeSettingsOf(accountId);
          const report = { accountId, hash: accountId, state, createdAt: EARLIER, expiresAt, viewCount: 2 };
          await query().insert(resumeReports).values(report);
        },
        left: async (accountId) => [
          await rowsOf(resumeReports, accountId),
          (await findAccountByKey(query(), resumeKey(accountId))) === null ? 0 : 1,
        ],
      },
      deletedRounds: {
        store: (accountId, deletedAt) => storeDeletedRound(accountId, deletedAt),
        left: async (accountId) => [await rowsOf(deletedRounds, accountId), await rowsOf(roundRevisions, accountId)],
      },
      importsTakenBack: {
        store: async (accountId, takenBackAt) => {
          const ofImport = { accountId, importId: randomUUID() };
          await query()
            .insert(roundImports)
            .values({ ...ofImport, source: 'garmin', importedAt: EARLIER, takenBackAt });
          await query()
            .insert(importedRounds)
            .values({ ...ofImport, roundId: 'r1', revision: 1 });
        },
        left: async (accountId) => [await rowsOf(roundImports, accountId), await rowsOf(importedRounds, accountId)],
      },
      deletedAccounts: {
        store: async (accountId, deletedAt) => {
          const owner = { username: `left-${accountId}`, firstName: '', lastName: '', phoneNumber: null };
          await createKey(query(), accountId, usernameKey(owner.username));
          await query()
            .insert(schema.deletedAccounts)
            .values({ accountId, deletedAt, roundCount: 0, ...owner });
          await query()
            .insert(schema.deletedAccountRows)
            .values({ accountId, rowNumber: 1, kind: 'accounts', ownerId: accountId, content: {} });
          await files.put(`accounts/${accountId}/kept/9.webp`, Buffer.from('x'));
        },
        left: async (accountId) => [
          await rowsOf(schema.deletedAccounts, accountId),
          await rowsOf(schema.deletedAccountRows, accountId),
          (await findAccountByKey(query(), usernameKey(`left-${accountId}`))) === null ? 0 : 1,
          await countFiles(accountId),
        ],
      },
      newsDrafts: {
        store: async (accountId, createdAt) => {
          await query()
            .insert(mediaItems)
            .values(newsPicture(accountId, 'draft', createdAt));
          await files.put(`accounts/${accountId}/draft/9.webp`, Buffer.from('x'));
        },
        left: async (accountId) => [await rowsOf(mediaItems, accountId), await countFiles(accountId)],
      },
      strayFiles: {
        store: async (accountId, since) => {
          writtenAt = since;
          await files.put(`accounts/${accountId}/no-row/9.webp`, Buffer.from('x'));
          writtenAt = clock.now();
        },
        left: async (accountId) => [await countFiles(accountId)],
      },
    };

    async function storeDeletedRound(accountId: AccountId, deletedAt: Date) {
      const past = {
        accountId,
        roundId: 'r1',
        changedAt: EARLIER,
        changedBy: accountId,
        changeKind: 'logged' as const,
      };
      const document = scoreOnlyRound('r1');
      await query()
        .insert(roundRevisions)
        .values({ ...past, revision: 1, document });
      await query()
        .insert(deletedRounds)
        .values({ ...past, revision: 2, document, deletedAt, isFavorite: false });
    }
    const newsPicture = (accountId: AccountId, mediaId: string, createdAt: Date) => ({
      ...{ accountId, mediaId, use: 'news' as const, kind: 'picture' as const, title: '', isFeatured: false },
      ...{ takenOn: '2026-05-01' as CalendarDay, createdAt, width: 9, height: 9, variantWidths: [9] },
    });
    const countFiles = async (accountId: AccountId): Promise<number> => {
      let found = 0;
      for await (const { key } of files.list(`accounts/${accountId}/`)) found += key === '' ? 0 : 1;
      return found;
    };
    let lastId = 0;
    const newAccount = async (): Promise<AccountId> => {
      lastId += 1;
      await storeAccount(opened, { accountId: lastId });
      return accountIdOf(lastId);
    };

    it('is declared in one list, all of which is tried here (OPS-12)', () => {
      expect(retentionRules.map(({ name }) => name).sort()).toEqual(Object.keys(cases).sort());
    });

    it.each(retentionRules)(
      'goes, and what is a millisecond younger stays: $what (OPS-12)',
      async ({ name, keptFor }) => {
        const { store, left } = cases[name] as Case;
        const [old, young] = [await newAccount(), await newAccount()];
        const limit = clock.now().getTime() - keptFor;
        await store(old, new Date(limit - 1));
        await store(young, new Date(limit + 1));
        const stored = await left(young);
        expect([stored.every((rows) => rows > 0), await left(old)]).toEqual([true, stored]);
        await runRetention();
        expect([await left(old), await left(young)]).toEqual([stored.map(() => 0), stored]);
        expect(logged).toEqual([]);
      },
    );

    it('goes completely, also if it is more than one statement takes, and of several accounts (OPS-12)', async () => {
      const [one, other] = [await newAccount(), await newAccount()];
      const old = new Date(clock.now().getTime() - 401 * DAY);
      const line = (accountId: AccountId, occurredAt: Date) => ({
        ...{ accountId, occurredAt, kind: 'signedIn' as const, ...DEVICE, details: {} },
      });
      const lines = Array.from({ length: 1_201 }, (_, number) => line(number % 3 === 0 ? one : other, old));
      await query()
        .insert(auditEvents)
        .values([...lines, line(one, clock.now()), line(other, clock.now())]);
      await runRetention();
      expect([await rowsOf(auditEvents, one), await rowsOf(auditEvents, other)]).toEqual([1, 1]);
    });

    it('is all that goes: of an account with data in every table, everything else stays as it is (OPS-12)', async () => {
      const accountId = accountIdOf(900);
      await storeFullAccount(opened, { accountId, mark: 'kept' }, files);
      // Old as well, and shown by a story.
      await query()
        .insert(mediaItems)
        .values(newsPicture(accountId, 'shown', EARLIER));
      await query()
        .update(newsItems)
        .set({ attachments: { coverMediaId: 'shown', imageMediaIds: [], links: [], videoUrls: [], clipMediaIds: [] } })
        .where(and(eq(newsItems.accountId, accountId), eq(newsItems.newsId, 'n1')));
      await files.put(`accounts/${accountId}/shown/9.webp`, Buffer.from('x'));
      writtenAt = EARLIER;
      const before = await contentsOf(accountId);
      await runRetention();
      const after = await contentsOf(accountId);
      const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
      // Those whose time is long past in that account; the key is that of the invitation.
      expect(changed).toEqual(['account_keys', 'circle_invitations', 'deleted_rounds', 'email_codes']);
      for (const table of changed.slice(1)) expect([table, after[table]]).toEqual([table, '[]']);
      expect(JSON.parse(before['account_keys'] ?? '').length - JSON.parse(after['account_keys'] ?? '').length).toBe(1);
      writtenAt = clock.now();
    });

    /** All rows of an account by table, and the keys of its files. */
    async function contentsOf(accountId: AccountId): Promise<Readonly<Record<string, string>>> {
      const contents: Record<string, string> = {};
      for (const table of Object.values(schema).filter((value) => is(value, PgTable))) {
        const { accountId: owner } = getTableColumns(table) as { accountId?: PgTable['_']['columns'][string] };
        if (owner === undefined) continue;
        const rows = await query().select().from(table).where(eq(owner, accountId));
        contents[getTableName(table)] = JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());
      }
      const keys = [];
      for await (const { key } of files.list(`accounts/${accountId}/`)) keys.push(key);
      return Object.fromEntries(Object.entries({ ...contents, files: JSON.stringify(keys) }).sort());
    }

    async function readOwner(): Promise<string> {
      const file = await files.find('owner.txt');
      let text = '';
      if (file !== null) for await (const chunk of file.read()) text += Buffer.from(chunk).toString('utf8');
      return text;
    }

    it('stays if files of another database are there: a start is refused, the job logs it, and other rules are applied (OPS-12, OPS-O115)', async () => {
      const accountId = await newAccount();
      await cases['newsDrafts']?.store(accountId, new Date(clock.now().getTime() - 2 * DAY));
      writtenAt = EARLIER;
      await files.put('accounts/777/of-another/9.webp', Buffer.from('x'));
      const own = await readOwner();
      expect(await findOwnerProblem(query(), files)).toBeNull();
      await files.put('owner.txt', Buffer.from('of-another'));
      expect(await findOwnerProblem(query(), files)).toMatch(/belong to another database/);
      await runRetention();
      expect([await countFiles(accountIdOf(777)), logged]).toEqual([1, ['a job failed']]);
      expect(await cases['newsDrafts']?.left(accountId)).toEqual([0, 0]);
      logged.length = 0;
      await files.put('owner.txt', Buffer.from(own));
      // What a doctor has left goes too.
      await files.put('probes/left', Buffer.from('probe'));
      await runRetention();
      expect([await countFiles(accountIdOf(777)), await files.find('probes/left'), logged]).toEqual([0, null, []]);
    });

    it.skipIf(!isSecond || isCluster)(
      'stays, with its revisions, if it is restored in the moment in which it would go (OPS-12; skipped on the embedded database, which has one connection, and on a cluster, which does not show who waits)',
      async () => {
        const accountId = await newAccount();
        await storeDeletedRound(accountId, EARLIER);
        let removing: Promise<number> | undefined;
        await query().transaction(async (tx) => {
          await lockAccount(tx, accountId);
          removing = removeDeletedRounds(opened, EARLIER);
          await expect.poll(countWaiting).toBe(1);
          await tx.delete(deletedRounds).where(eq(deletedRounds.accountId, accountId));
        });
        expect([await removing, await rowsOf(roundRevisions, accountId)]).toEqual([0, 1]);
      },
    );

    const countWaiting = async (): Promise<number> => {
      const { rows } = await opened.pool.query<{ count: string }>(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return Number(rows[0]?.count);
    };
  });
});
