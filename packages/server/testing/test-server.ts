import { accountIdOf } from '@strokebook/golf/access';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallOf, ErrorReply, OutputOf, RouteId } from '@strokebook/contract';
import { type Route, routes } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app.ts';
import { createBackend } from '../backend.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type Clock, dayAt } from '../ports/clock.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import type { Log } from '../ports/log.ts';
import type { Mail, MailSender } from '../ports/mail/mail-sender.ts';
import type { SmsSender } from '../ports/sms/sms-sender.ts';
import { createMemoryFiles } from './memory-files.ts';
import { watchStatements } from './statements/watch-statements.ts';

/** A stopped clock that tests advance. */
export type TestClock = Clock & {
  readonly advance: (milliseconds: number) => void;
  /** Changes the day, without time passing. */
  readonly beginDay: (day: string) => void;
  /** Lets the day depend on the time zone. */
  readonly unpin: () => void;
};

type Reply<Id extends RouteId = RouteId> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: OutputOf<Id>;
  readonly error: ErrorReply['error'] | undefined;
  readonly text: string;
  /** The refresh cookie that the reply sets, as a Cookie header; '' if it is removed. */
  readonly cookie: string | undefined;
};

type CallParts = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly upload?: Uint8Array;
};
type CallOptions = {
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly from?: string;
};

type Logged = { readonly message: string; readonly [detail: string]: unknown };

/** The whole server in this process, without a port: calls go through its router, hooks and parsers. */
export type TestServer = {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  /** Every text message sent, newest last. */
  readonly messages: readonly { readonly to: string; readonly text: string }[];
  /** Every email sent, newest last; none unless MAIL_PROVIDER is set. */
  readonly mails: readonly Mail[];
  /** Makes all further emails fail, or succeed again with null. */
  readonly failMail: (error: Error | null) => void;
  /** Log entries outside of requests, newest last. */
  readonly logged: readonly Logged[];
  /** Makes all further messages fail, or succeed again with null. */
  readonly failSms: (error: Error | null) => void;
  readonly call: <Id extends RouteId>(id: Id, input: CallOf<Id>, options?: CallOptions) => Promise<Reply<Id>>;
  readonly inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** An id token without the sign-in calls. */
  readonly tokenOf: (accountId: number, device?: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Tests make more calls than people. */
export const unlimitedCalls = { CALL_LIMIT_PER_MINUTE: '1000000', WRITE_LIMIT_PER_MINUTE: '1000000' } as const;

/** Shared by all test servers: only uploads on their way are in it. */
const DATA_DIR = join(tmpdir(), 'strokebook-test-uploads');

/** A server on an open database; environment variables override its configuration, files are in memory by default. */
export async function createTestServer(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  files: FileStore = createMemoryFiles(),
): Promise<TestServer> {
  // Before the first call: the server of another file may create it meanwhile, and `getHealth` tells one from another.
  mkdirSync(DATA_DIR, { recursive: true });
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    WEB_DIR: '/nowhere',
    DEMO: 'off',
    DATA_DIR,
    ...unlimitedCalls,
    ...environment,
  });
  const messages: { to: string; text: string }[] = [];
  const clock = createTestClock();
  let smsFailure: Error | null = null;
  const sms: SmsSender = {
    send: async (to, text) => {
      if (smsFailure !== null) throw smsFailure;
      messages.push({ to, text });
    },
  };
  const mails: Mail[] = [];
  let mailFailure: Error | null = null;
  const mail: MailSender = {
    canSend: config.mailProvider.kind !== 'none',
    send: async (sent) => {
      if (mailFailure !== null) throw mailFailure;
      mails.push(sent);
    },
  };
  const logged: Logged[] = [];
  const log: Log = { error: (details, message) => void logged.push({ ...details, message }) };
  const watched = watchStatements(database);
  const backend = await createBackend(config, watched.database, { clock, sms, mail, files }, log);
  const app = await createApp(config, () => backend);
  return {
    app,
    clock,
    messages,
    mails,
    failMail: (error) => {
      mailFailure = error;
    },
    logged,
    failSms: (error) => {
      smsFailure = error;
    },
    inject: (options) => app.inject(options),
    call: (id, input, options) => call(app, id, input as CallParts, options ?? {}),
    tokenOf: (accountId, device) => backend.signIn(accountIdOf(accountId), device),
    close: async () => {
      await app.close();
      await backend.close();
      await watched.check();
    },
  };
}

export function createTestClock(): TestClock {
  let milliseconds = Date.parse('2026-06-15T12:00:00Z');
  let pinnedToday: CalendarDay | null = '2026-06-15' as CalendarDay;
  return {
    now: () => new Date(milliseconds),
    today: (timeZoneOffsetMinutes = 0) => pinnedToday ?? dayAt(milliseconds, timeZoneOffsetMinutes),
    get pinnedToday() {
      return pinnedToday;
    },
    advance: (by) => {
      milliseconds += by;
    },
    beginDay: (day) => {
      pinnedToday = day as CalendarDay;
    },
    unpin: () => {
      pinnedToday = null;
    },
  };
}

async function call<Id extends RouteId>(
  app: FastifyInstance,
  id: Id,
  input: CallParts,
  { token, cookie, from }: CallOptions,
): Promise<Reply<Id>> {
  const route: Route = routes[id];
  const path = Object.entries(input.params ?? {}).reduce<string>(
    (text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(String(value))),
    route.path,
  );
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await app.inject({
    method: route.method,
    url: `${path}?${query}`,
    remoteAddress: from ?? '127.0.0.1',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(input.upload === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    },
    ...(input.body === undefined ? {} : { payload: input.body as object }),
    ...(input.upload === undefined ? {} : { payload: Buffer.from(input.upload) }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? response.json() : response.rawPayload;
  const [set] = response.cookies;
  return {
    status: response.statusCode,
    headers: response.headers,
    body: body as OutputOf<Id>,
    error: (body as Partial<ErrorReply>).error,
    text: response.body,
    cookie: set === undefined ? undefined : set.value === '' ? '' : `${set.name}=${set.value}`,
  };
}
