import { join } from 'node:path';
import type { CallOf, OutputOf, OwnTournament, RouteId } from '@strokebook/contract';
import { accountIdOf, type FeatureId, profileTypes } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { CourseDocument, RoundDocument } from '@strokebook/golf/model';
import {
  createLocalFiles,
  createMailStopToken,
  createTestServer,
  freeUsername,
  loadSigningKey,
  type EmbeddedTestDatabase,
  openDemoDatabase,
  storeAccount,
  storeCourse,
  storeDrawing,
  storeRounds,
  storeStory,
  storeTournament,
  type TestAccount,
} from '@strokebook/server/testing';
import { afterAll, beforeAll } from 'vitest';
import type { DeviceStore } from '../offline/index.ts';
import { renderWith } from './render-app.tsx';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';

// jsdom has its own ArrayBuffer class, of which Node's buffers are no instances; the server needs Node's.
globalThis.ArrayBuffer = Buffer.alloc(1).buffer.constructor as ArrayBufferConstructor;
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

type RenderOptions = {
  /** The signed-in account. */
  readonly as?: number;
  /** The browser with cookies and requests; default is a new one. */
  readonly browser?: TestBrowser;
  /** The device's storage; the default is none, as in a browser that forbids it. */
  readonly store?: DeviceStore;
};

type ServerOptions = {
  /** The server's day; default is that of the demo world. */
  readonly today?: CalendarDay;
  /** Additional environment of the server. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A database that several servers of a file share; default is a new one. */
  readonly demoDatabase?: DemoDatabase;
};

type DemoDatabase = () => EmbeddedTestDatabase;

export type TestPlayer = {
  readonly accountId: number;
  /** Sends a call as the player. @throws Error unless the status is 200 */
  readonly call: <Id extends RouteId>(routeId: Id, input: CallOf<Id>) => Promise<OutputOf<Id>>;
};

/** Accounts of the demo world by their role in tests. */
export const demo = {
  player: { accountId: 1, username: 'ingrid-solberg', name: 'Ingrid Solberg', national: '5550100001' },
  /** Coach of the college of the private player. */
  coach: { accountId: 2 },
  manager: { accountId: 3 },
  /** Coach of none of the players with a private site. */
  stranger: { accountId: 5 },
  newPlayer: { accountId: 6 },
  privatePlayer: { accountId: 7, username: 'priya-raman' },
} as const;

/** The demo world for the tests of one file. Call it where hooks may be registered. */
export function prepareDemoDatabase(): DemoDatabase {
  let database: EmbeddedTestDatabase;
  beforeAll(async () => {
    database = await openDemoDatabase();
  });
  afterAll(() => database.close());
  return () => database;
}

/**
 * The real server with the demo world, in this process, for the tests of one file: no reply is mocked. Call it where
 * hooks may be registered.
 */
export function useRealServer({ today, environment = {}, demoDatabase = prepareDemoDatabase() }: ServerOptions = {}) {
  let database: EmbeddedTestDatabase;
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let accountsMade = 0;
  let nextPlayerId = 500_000;
  let tournamentsMade = 0;
  beforeAll(async () => {
    database = demoDatabase();
    server = await createTestServer(database, environment, createLocalFiles(join(database.dataDir, 'files')));
    if (today !== undefined) server.clock.beginDay(today);
  });
  afterAll(() => server.close());

  const createBrowser = () => createTestBrowser((options) => server.inject(options));

  const asPlayer = async (accountId: number): Promise<TestPlayer> => {
    const token = await server.tokenOf(accountId);
    return {
      accountId,
      call: async (routeId, input) => {
        const reply = await server.call(routeId, input, { token });
        if (reply.status !== 200) throw new Error(`${routeId} answered ${reply.status}: ${reply.text}`);
        return reply.body;
      },
    };
  };

  const setFeatures = async (username: string, featureIds: readonly FeatureId[], isPublic: boolean) => {
    await database.pool.query(
      `INSERT INTO feature_settings (account_id, feature_id, is_public)
       SELECT account_id, unnest($2::int[]), $3 FROM accounts WHERE username = $1
       ON CONFLICT (account_id, feature_id) DO UPDATE SET is_public = $3`,
      [username, featureIds, isPublic],
    );
  };

  return {
    /** The whole app at an address. */
    open: async (path: string, { as, browser = createBrowser(), store }: RenderOptions = {}) => {
      if (as !== undefined) localStorage.setItem('strokebook.idToken', await server.tokenOf(as));
      return { ...renderWith(browser.fetch, path, store), ...browser };
    },
    createBrowser,
    /**
     * Creates a player with exactly these rounds, at `/player/ingrid`. The previous one keeps its account id and loses
     * its username.
     */
    withRounds: async (
      rounds: readonly RoundDocument[],
      account: Omit<Partial<TestAccount>, 'accountId'> = {},
    ): Promise<TestPlayer> => {
      const accountId = nextPlayerId++;
      const player = { accountId, username: 'ingrid', firstName: 'Ingrid', lastName: 'Solberg', ...account };
      await freeUsername(database, player.username);
      await storeAccount(database, player);
      await storeRounds(database, accountId, rounds);
      return asPlayer(accountId);
    },
    /** Somebody who sends calls. */
    asPlayer,
    /** Adds a picture of 96 by 64 pixels to an account's media. */
    addPicture: (accountId: number, mediaId: string, details: Parameters<typeof storeDrawing>[3] = {}) =>
      storeDrawing(database, accountId, mediaId, details),
    /** Adds a story to an account's news. */
    addStory: (accountId: number, newsId: string, publishedOn?: string, attached?: Parameters<typeof storeStory>[4]) =>
      storeStory(database, accountId, newsId, publishedOn, attached),
    setPassword: async (accountId: number, newPassword: string) => {
      const token = await server.tokenOf(accountId);
      const { status } = await server.call('setPassword', { body: { newPassword } }, { token });
      if (status !== 200) throw new Error(`the password was not taken: ${status}`);
    },
    /** A `fetch` of a browser in which an account has signed in, for tests of a part of a page. */
    fetchAs: async (accountId: number): Promise<typeof fetch> => {
      localStorage.setItem('strokebook.idToken', await server.tokenOf(accountId));
      return createBrowser().fetch;
    },
    /** The headers of that browser. */
    bearer: () => ({ authorization: `Bearer ${localStorage.getItem('strokebook.idToken')}` }),
    /** Removes all saved resumes, so that the builder begins with the defaults. */
    forgetResumes: () => database.pool.query('DELETE FROM resume_settings'),
    /** Expires all confirmations, as ten minutes after a sign-in. */
    forgetConfirmations: () => database.pool.query('UPDATE sessions SET confirmed_at = NULL'),
    /** Confirms all sessions, as after entering a code. */
    confirmAll: () => database.pool.query('UPDATE sessions SET confirmed_at = $1', [server.clock.now()]),
    /** The code of the newest text message. */
    lastCode: (): string => /\d{6}/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '',
    /** How many text messages were sent to a number. */
    messagesTo: (phoneNumber: string): number => server.messages.filter(({ to }) => to === phoneNumber).length,
    /** Every email sent, newest last. */
    mails: () => server.mails,
    /** The status of an address requested like an image: without a token. */
    statusOf: async (url: string): Promise<number> => (await server.inject({ url })).statusCode,
    /** Opens a session of an account on another device. */
    signIn: (accountId: number, device?: string): Promise<string> => server.tokenOf(accountId, device),
    /** Advances the server's clock. */
    advance: (milliseconds: number): void => server.clock.advance(milliseconds),
    /** Creates an account like a first sign-in, unrelated to the demo's people. */
    makeAccount: async (
      birthYear: number | null = 1990,
    ): Promise<{ readonly accountId: number; readonly username: string }> => {
      accountsMade += 1;
      const phoneNumber = `+1555010${String(8000 + accountsMade)}`;
      await server.call('startPhoneSignIn', { body: { phoneNumber } });
      const code = /\d{6}/.exec(server.messages.at(-1)?.text ?? '')?.[0] ?? '';
      const { body } = await server.call('verifyCode', { body: { phoneNumber, code } });
      if (birthYear !== null) await server.call('updateBirthYear', { body: { birthYear } }, { token: body.idToken });
      const me = await server.call('getActiveAccount', {}, { token: body.idToken });
      return { accountId: body.accountId, username: me.body.username };
    },
    /** The token in mails to an account. */
    mailStopTokenOf: async (accountId: number): Promise<string> =>
      createMailStopToken((await loadSigningKey(database)).linkSecret, accountIdOf(accountId)),
    /** An account as its owner sees it. */
    accountOf: async (accountId: number): Promise<OutputOf<'getActiveAccount'>> =>
      (await server.call('getActiveAccount', {}, { token: await server.tokenOf(accountId) })).body,
    /** Marks the phone of a feature as unverified, without a setting of the feature. */
    markPhoneUnverified: async (accountId: number, featureId: FeatureId) => {
      await database.pool.query(
        'INSERT INTO feature_settings (account_id, feature_id, is_phone_verified) VALUES ($1, $2, false)',
        [accountId, featureId],
      );
    },
    /** Fills the circle of an account with members that have the longest possible names. */
    fillCircle: async (accountId: number, count: number) => {
      await database.pool.query(
        `WITH made AS (
           INSERT INTO accounts (username, first_name, last_name)
           SELECT 'friend-' || $1::int || '-' || n, repeat('F', 30), lpad(n::text, 30, 'L') FROM generate_series(1, $2::int) n
           RETURNING account_id)
         UPDATE accounts SET sub_circle_account_ids = (SELECT array_agg(account_id) FROM made) WHERE account_id = $1`,
        [accountId, count],
      );
    },
    /** Closes features of an account. */
    hideFeatures: (username: string, featureIds: readonly FeatureId[]) => setFeatures(username, featureIds, false),
    /** Opens features of an account. */
    showFeatures: (username: string, featureIds: readonly FeatureId[]) => setFeatures(username, featureIds, true),
    /** Tournament addresses as people type them: without https://. */
    dropSchemesOfTournaments: () =>
      database.pool.query("UPDATE tournaments SET url = replace(url, 'https://', '') WHERE url IS NOT NULL"),
    setName: async (username: string, firstName: string, lastName: string) => {
      await database.pool.query('UPDATE accounts SET first_name = $2, last_name = $3 WHERE username = $1', [
        username,
        firstName,
        lastName,
      ]);
    },
    /** Adds a public tournament. Returns its id. */
    addTournament: async (tournament: OwnTournament & { readonly courseId?: string | null }): Promise<string> => {
      tournamentsMade += 1;
      const tournamentId = `shared-${tournamentsMade}`;
      await storeTournament(database, tournamentId, tournament);
      return tournamentId;
    },
    addCourse: (course: CourseDocument) => storeCourse(database, course),
    /** Adds a roster with these accounts, which makes them teammates. */
    addRoster: async (memberAccountIds: readonly number[]) => {
      await database.pool.query(
        `INSERT INTO rosters (organization_id, roster_id, member_account_ids)
         SELECT 1, max(roster_id) + 1, $1::int[] FROM rosters`,
        [memberAccountIds],
      );
    },
    /** Adds public players with these names. */
    addPlayers: async (names: readonly { readonly firstName: string; readonly lastName: string }[]) => {
      for (const name of names) {
        await storeAccount(database, { accountId: nextPlayerId++, profileTypeIds: [profileTypes.player], ...name });
      }
    },
  };
}
