import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEFAULT_STANDARD } from '@strokebook/golf/stats';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releases, unpackVersion, whyMissing } from '../testing/older-version.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { createEmptyDatabase, skipReason } from '../testing/test-databases.ts';
import { scoreOnlyRound } from '../testing/test-rounds.ts';

/** The commit before the migrations of 0100 and later, in which nobody agreed to receive messages, and every release. */
const FIRST = 'f417a17e81758d96ba3c6b276b6910f9e3d3a943';
const commits = [FIRST, ...releases.map(({ commit }) => commit)];

/** People of the demo, by the numbers with which they sign in. */
const [PLAYER, COACH, NEW_PLAYER] = ['+15550100001', '+15550100002', '+15550100006'] as const;
const people = { player: 1, private: 'priya-raman', newPlayer: 'noah-achterberg', coach: 'dana-whitfield' };

type Reply = { readonly status: number; readonly body: Record<string, unknown>; readonly text: string };

describe.each(commits)('the server of %s', { timeout: 600_000 }, (commit) => {
  const why = skipReason || whyMissing(commit);
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let older: ReturnType<typeof unpackVersion>;
  let dataDir: string;
  const running: ServerProcess[] = [];
  /** The status of every call, so that no failure is overlooked. */
  const failed: string[] = [];

  beforeAll(async () => {
    if (why !== '') return;
    dataDir = mkdtempSync(join(tmpdir(), 'strokebook-versions-'));
    database = await createEmptyDatabase();
    older = unpackVersion(commit);
  });
  afterAll(async () => {
    if (why !== '') return;
    await Promise.all(running.map((server) => server.end('SIGKILL')));
    await database.drop();
    older.remove();
    rmSync(dataDir, { recursive: true });
  });

  const start = async (isOlder: boolean): Promise<ServerProcess> => {
    const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'error' };
    const server = await startServerProcess(environment, ...(isOlder ? [older.main] : []));
    running.push(server);
    return server;
  };
  const call = async (
    server: ServerProcess,
    method: string,
    path: string,
    { token, body }: { readonly token?: string; readonly body?: unknown } = {},
  ): Promise<Reply> => {
    const reply = await fetch(`${server.url}/api/${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.status >= 500) failed.push(`${method} ${path}: ${reply.status} ${text}`);
    return { status: reply.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} };
  };
  const settle = (server: ServerProcess) => call(server, 'GET', 'ready');

  /** What a visitor sees of the player, and of an account whose site was closed before the upgrade. */
  const seenBy = async (server: ServerProcess) => {
    const schedule = await call(server, 'GET', `accounts/${people.player}/schedule?isUpcoming=true`);
    const text = { message: 'I would like to talk to you.', organization: '', website: '' };
    const draft = { name: 'A Visitor', email: 'visitor@example.org', ...text };
    return {
      coming: schedule.status === 200 ? (schedule.body['rows'] as unknown[]).length : 0,
      message: (await call(server, 'POST', `accounts/${people.player}/messages`, { body: draft })).status,
      privateProfile: (await call(server, 'GET', `profiles/${people.private}`)).status,
      newPlayer: (await call(server, 'GET', `profiles/${people.newPlayer}`)).status,
      team: (await call(server, 'GET', 'organizations/hidden-squad')).status,
      found: (await call(server, 'GET', 'organizations?q=hidden')).text.includes('Hidden'),
    };
  };
  const hidden = { coming: 0, privateProfile: 404, team: 404, found: false };
  /** An older server takes no message that this version does not take. */
  const takesMore = (byOlder: number, current: number) => byOlder === 200 && current !== 200;
  /** Figures of players to whom nothing is written in this test, as an older server answers them. */
  const figuresAt = async (server: ServerProcess): Promise<ReadonlyMap<number, string>> => {
    const body = {
      groupName: 'Trends',
      roundFilters: [{ filterName: 'All' }],
      standardsFilter: { standardName: DEFAULT_STANDARD },
    };
    const replies = new Map<number, string>();
    for (let accountId = 10; accountId < 44; accountId += 1) {
      const reply = await call(server, 'POST', `accounts/${accountId}/overview-group`, { body });
      replies.set(accountId, `${reply.status} ${reply.text.replace(/"requestId":"[^"]+"/, '')}`);
    }
    return replies;
  };
  /** Accounts that hide events to come: a version that may not know the switch closes their sites. */
  const findClosedToOlder = async (): Promise<ReadonlySet<number>> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ id: number }>(
      'SELECT account_id AS id FROM accounts WHERE is_open_without_coming_events',
    );
    await client.end();
    return new Set(rows.map(({ id }) => id));
  };
  const logRounds = (server: ServerProcess, token: string, name: string) => {
    const state = { isOver: false, ids: [] as string[] };
    const work = (async () => {
      for (let number = 0; !state.isOver; number += 1) {
        const roundId = `${name}-${number}`;
        const reply = await call(server, 'PUT', `accounts/${people.player}/rounds/${roundId}`, {
          ...{ token, body: scoreOnlyRound(roundId) },
        });
        if (reply.status === 200) state.ids.push(roundId);
        else failed.push(`PUT ${roundId}: ${reply.status} ${reply.text}`);
        await setTimeout(100);
      }
      return state.ids;
    })();
    return async () => {
      state.isOver = true;
      return work;
    };
  };

  it.skipIf(why !== '')(
    `hides what people hide at this version, beside it and alone, loses no round, and changes no figure (OPS-02, OPS-O110)${why}`,
    async () => {
      const old = await start(true);
      const { idToken: token } = await signInByOutput(old, PLAYER);
      const before = await figuresAt(old);
      const open = await seenBy(old);
      expect([open.coming > 0, open.message, open.privateProfile]).toEqual([true, 200, 404]);

      // The upgrade, while the older server takes rounds.
      const stopLogging = logRounds(old, token, 'during');
      const current = await start(false);
      const coach = await signInByOutput(current, COACH);
      const newPlayer = await signInByOutput(current, NEW_PLAYER);
      await call(current, 'PUT', 'me/sharing', { token, body: { showsComingEvents: false } });
      // The page Index, which older versions do not have.
      await call(current, 'PUT', 'me/sharing', {
        ...{ token: newPlayer.idToken, body: { settings: [{ featureId: 90, isPublic: true }] } },
      });
      const invited = await call(current, 'POST', 'me/circle/invitations', {
        ...{ token, body: { isForGuardian: false, level: 'see' } },
      });
      const made = await call(current, 'POST', 'teams', {
        ...{ token: coach.idToken, body: { name: 'Hidden Squad', squads: ['One'] } },
      });
      expect([invited.status, made.status]).toEqual([200, 200]);
      expect(made.body['shortName']).toBe('hidden-squad');
      const secret = invited.body['secret'];

      // Both at once.
      const now = await seenBy(current);
      const beside = await seenBy(old);
      expect([now, beside]).toMatchObject([hidden, hidden]);
      expect(takesMore(beside.message, now.message)).toBe(false);
      expect((await call(current, 'GET', `accounts/${people.player}/profile`)).status).toBe(200);
      const accept = (server: ServerProcess, holder: string) =>
        call(server, 'POST', 'invitations/accept', { token: holder, body: { secret } });
      // A version that knows levels gives the one of the invitation.
      if (!older.hasMigration('0130-access-levels.sql')) {
        expect((await accept(old, newPlayer.idToken)).status).toBe(404);
      }
      const joined = await signInByOutput(old, '+15550199001');
      const ids = await stopLogging();
      expect(ids.length).toBeGreaterThan(10);
      for (const id of ids) {
        expect((await call(current, 'GET', `accounts/${people.player}/rounds/${id}`, { token })).status).toBe(200);
      }

      // Back: the older server alone.
      expect(await current.end('SIGTERM')).toBe(0);
      expect(await old.end('SIGTERM')).toBe(0);
      const again = await start(true);
      expect(again.output()).toContain('The schema is up to date.');
      const alone = await seenBy(again);
      expect(alone).toMatchObject(hidden);
      expect(takesMore(alone.message, now.message)).toBe(false);
      const closed = await findClosedToOlder();
      const after = await figuresAt(again);
      for (const [accountId, figures] of before) {
        expect([
          accountId,
          after.get(accountId)?.startsWith('404') && closed.has(accountId) ? figures : after.get(accountId),
        ]).toEqual([accountId, figures]);
      }
      const stopAgain = logRounds(again, token, 'back');
      await setTimeout(1_500);
      const idsBack = await stopAgain();
      await again.end('SIGTERM');

      // Forward.
      const last = await start(false);
      await settle(last);
      expect(await seenBy(last)).toMatchObject(hidden);
      for (const id of [...ids, ...idsBack]) {
        expect((await call(last, 'GET', `accounts/${people.player}/rounds/${id}`, { token })).status).toBe(200);
      }
      expect((await call(last, 'GET', `accounts/${people.player}/profile`)).status).toBe(200);
      const team = await call(last, 'GET', `teams/${String(made.body['organizationId'])}`, { token: coach.idToken });
      expect(team.body['shortName']).toBe('hidden-squad');
      await expect.poll(async () => (await call(last, 'GET', `accounts/${joined.accountId}/profile`)).status).toBe(404);
      // Whom the older version had named as the receiver is asked.
      const notices = async () => (await call(last, 'GET', 'me/notices', { token: coach.idToken })).text;
      if (commit === FIRST) await expect.poll(notices).toContain('receivingAsked');
      const accepted = await accept(last, newPlayer.idToken);
      expect(accepted.status).toBe(200);
      expect(failed).toEqual([]);
    },
  );
});
