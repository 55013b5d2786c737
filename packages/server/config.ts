import { type AccountId, accountIdOf } from '@strokebook/golf/access';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { type ExternalIssuer, readExternalIssuers } from './config/external-issuers.ts';
import { type HostTable, readHosts } from './config/hosts.ts';
import { type PaymentConfig, readPayments } from './config/payment-provider.ts';
import { type FileStorage, readFileStorage } from './config/file-storage.ts';
import { createReader, type Environment, type Reader } from './config/reader.ts';
import { readSupportContacts, type SupportContact } from './config/support-contacts.ts';
import type { CallLimits } from './http/call-limits.ts';
import { type MapImagerySource, readMapImagery } from './config/map-imagery.ts';
import { readSmsLimits, type SmsLimits } from './config/sms-limits.ts';
import { readSmsProvider, type SmsProvider } from './config/sms-provider.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** The demo's main player. */
const DEMO_PLAYER_ID = accountIdOf(1);

/** Everything that can be set from outside, read once at start. */
export type Config = {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Where the embedded database lives. */
  readonly dataDir: string;
  /** A PostgreSQL server's address; null for the embedded database. */
  readonly databaseUrl: string | null;
  readonly productName: string;
  /** Where the public reaches this site, without a slash at the end; null to go by what each request asked for, which production may not. */
  readonly publicUrl: string | null;
  /** Whether an empty database is filled with the demo world. */
  readonly isDemo: boolean;
  /** The same seed and day make the same demo world. */
  readonly demoSeed: string;
  /** How many players the demo world has; null for its own choice. */
  readonly demoPlayers: number | null;
  /** The day to take for today, for tests and screenshots. */
  readonly pinnedToday: CalendarDay | null;
  readonly androidStoreUrl: string | null;
  readonly iosStoreUrl: string | null;
  /** Whom people turn to, in the order of their regions; shown beside the stores' badges. */
  readonly supportContacts: readonly SupportContact[];
  /** The product's sister site, which home shows in a frame. */
  readonly sisterSiteUrl: string | null;
  /** Where the marketing site's pages are; null for no such navigation. */
  readonly marketingUrl: string | null;
  /** Pictures from above for the shot map. */
  readonly mapImagery: MapImagerySource | null;
  /** Whose rounds the experimental pages show; null where there are none, as in production. */
  readonly experimentalAccountId: AccountId | null;
  /** How often an open page asks for a newer version of itself; null for never. */
  readonly updateCheckSeconds: number | null;
  /** Where pictures and clips are kept. */
  readonly fileStore: FileStorage;
  /** Who sends text messages. */
  readonly smsProvider: SmsProvider;
  /** Whose id tokens are accepted beside our own. */
  readonly externalIssuers: readonly ExternalIssuer[];
  /** What hosts other than the product's own show. */
  readonly hosts: HostTable;
  /** Who takes payments, and for what. */
  readonly payments: PaymentConfig;
  readonly logLevel: (typeof logLevels)[number];
  /** Whether a proxy in front tells the caller's address and protocol. */
  readonly isBehindProxy: boolean;
  /** The built web app. */
  readonly webDir: string;
  /** Where text messages may go, and how many. */
  readonly smsLimits: SmsLimits;
  /** Codes sent to one number for one network, and sign-in calls from one network, in an hour. */
  readonly signInLimits: { readonly perNumber: number; readonly perAddress: number };
  /** Calls of one signed-in account, or of one network without a sign-in. */
  readonly callLimits: CallLimits;
};

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError naming every variable that cannot be used, and why.
 */
export function readConfig(environment: Environment): Config {
  const read = createReader(environment);
  const isProduction = environment['NODE_ENV'] === 'production';
  const isDemo = read.flag('DEMO', !isProduction);
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null;
  if (isProduction && read.text('PUBLIC_URL') === null) {
    read.problem(
      'PUBLIC_URL',
      'must be set in production: where the public reaches this site, which canonical addresses and sitemaps name',
    );
  }
  const dataDir = resolve(read.text('DATA_DIR') ?? './data');
  const config: Config = {
    isProduction,
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.wholeNumber('PORT', 4000, 0, 65_535),
    dataDir,
    fileStore: readFileStorage(read, dataDir),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl,
    productName: read.text('PRODUCT_NAME') ?? 'Strokebook',
    isDemo,
    demoSeed: read.text('DEMO_SEED') ?? '1',
    demoPlayers: read.optionalWholeNumber('DEMO_PLAYERS', 1, 100_000),
    pinnedToday: read.day('TODAY'),
    // The demo has no app of its own: its links lead to the stores.
    androidStoreUrl:
      read.url('ANDROID_STORE_URL', ['https:', 'market:']) ?? (isDemo ? 'https://play.google.com/store/apps' : null),
    iosStoreUrl:
      read.url('IOS_STORE_URL', ['https:', 'itms-apps:']) ?? (isDemo ? 'https://www.apple.com/app-store/' : null),
    supportContacts: readSupportContacts(read, isDemo),
    sisterSiteUrl: read.url('SISTER_SITE_URL', ['https:', 'http:']),
    // The demo has no marketing site of its own: its links lead to a page that says so.
    marketingUrl: read.url('MARKETING_URL', ['https:', 'http:']) ?? (isDemo ? 'https://example.com/' : null),
    mapImagery: readMapImagery(read),
    experimentalAccountId: isProduction ? null : readExperimentalAccount(read, isDemo),
    updateCheckSeconds: read.optionalWholeNumber('UPDATE_CHECK_SECONDS', 5, 86_400),
    smsProvider: readSmsProvider(read, isProduction),
    smsLimits: readSmsLimits(read, isDemo),
    externalIssuers: readExternalIssuers(read),
    hosts: readHosts(read),
    payments: readPayments(read, { isDemo, isProduction, publicUrl }),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    isBehindProxy: read.flag('TRUST_PROXY', false),
    webDir: resolve(read.text('WEB_DIR') ?? fileURLToPath(new URL('../web/dist', import.meta.url))),
    signInLimits: {
      // Everyone tries the demo with the same few numbers.
      perNumber: read.wholeNumber('SIGN_IN_LIMIT_PER_NUMBER', isDemo ? 1_000 : 10, 1, 1_000_000),
      perAddress: read.wholeNumber('SIGN_IN_LIMIT_PER_ADDRESS', isDemo ? 10_000 : 100, 1, 1_000_000),
    },
    callLimits: {
      // A page makes 5 to 30 calls: someone who opens one a second all the time stays below it. Benchmarks and tests of
      // the demo make hundreds a second.
      perMinute: read.wholeNumber('CALL_LIMIT_PER_MINUTE', isDemo ? 1_000_000 : 1_200, 1, 1_000_000),
      // Two a second, which nobody types; an app that brings in a career of 400 rounds takes four minutes.
      writesPerMinute: read.wholeNumber('WRITE_LIMIT_PER_MINUTE', isDemo ? 1_000_000 : 120, 1, 1_000_000),
    },
  };
  read.finish();
  return config;
}

function readExperimentalAccount(read: Reader, isDemo: boolean): AccountId | null {
  const id = read.optionalWholeNumber('EXPERIMENTAL_ACCOUNT_ID', 1, 2_147_483_647);
  return id === null ? (isDemo ? DEMO_PLAYER_ID : null) : accountIdOf(id);
}
