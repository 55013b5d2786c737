import { type AccountId, accountIdOf } from '@strokebook/golf/access';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mainUsernames } from '@strokebook/demo';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { type ExternalIssuer, readExternalIssuers } from './config/external-issuers.ts';
import { type HostTable, readHosts } from './config/hosts.ts';
import { type Mode, readMode } from './config/mode.ts';
import { type PaymentConfig, readPayments } from './config/payment-provider.ts';
import { readPublicUrl } from './config/public-url.ts';
import { readStorage, type StorageConfig } from './config/storage.ts';
import { createReader, type Environment, type Reader } from './config/reader.ts';
import type { CallLimits } from './http/call-limits.ts';
import { type MapImagerySource, readMapImagery } from './config/map-imagery.ts';
import { type MailProvider, readMailProvider } from './config/mail-provider.ts';
import { readSmsLimits, type SmsLimits } from './config/sms-limits.ts';
import { readSmsProvider, type SmsProvider } from './config/sms-provider.ts';
import { type MetricsAddress, readMetricsAddress, readTraceExport, type TraceExport } from './config/watching.ts';
import { type SupportContact, SupportContact as SupportContactSchema } from '@strokebook/contract';
import { z } from 'zod';

/** Fictitious contacts of the demo. */
const demoContacts: readonly SupportContact[] = [
  {
    region: 'North America',
    email: 'support@example.com',
    phone: '+15550109100',
    address: '1 Fairway Walk, Harrow Glen, NC 27312',
  },
  {
    region: 'Europe',
    email: 'support.europe@example.com',
    phone: '+15550109200',
    address: '12 Linksgate, St Brannoc, Fife',
  },
];

const Contacts = z.array(SupportContactSchema).max(2, 'has more than two contacts');

/** Reads `SUPPORT_CONTACTS`: a JSON list of up to two `{ region, email, phone, address }` (STORE-03, STORE-O1). */
const readSupportContacts = (read: Reader, isDemo: boolean): readonly SupportContact[] =>
  read.jsonList('SUPPORT_CONTACTS', Contacts, 'contacts') ?? (isDemo ? demoContacts : []);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** The demo's main player. */
const DEMO_PLAYER_ID = accountIdOf(1);

/** The configuration, read once at start. */
export type Config = StorageConfig &
  Mode & {
    readonly host: string;
    readonly port: number;
    readonly productName: string;
    /**
     * Public origin of the site, without a trailing slash; null to use that of each request, which is not allowed in
     * production.
     */
    readonly publicUrl: string | null;
    /** The same seed and day create the same demo world. */
    readonly demoSeed: string;
    /** Number of players of the demo world; null for its default. */
    readonly demoPlayers: number | null;
    /** Username of the player whose pages visitors see as the demo; null for none. */
    readonly demoPlayer: string | null;
    /** Overrides today's date, for tests and screenshots. */
    readonly pinnedToday: CalendarDay | null;
    readonly androidStoreUrl: string | null;
    readonly iosStoreUrl: string | null;
    /** Support contacts by region; shown beside the stores' badges. */
    readonly supportContacts: readonly SupportContact[];
    /** Address of the sister site that home shows in a frame. */
    readonly sisterSiteUrl: string | null;
    /** Base address of the marketing site; null for no marketing navigation. */
    readonly marketingUrl: string | null;
    /** Source of aerial pictures for the shot map. */
    readonly mapImagery: MapImagerySource | null;
    /** Account whose rounds the experimental pages show; null if there are no such pages, as in production. */
    readonly experimentalAccountId: AccountId | null;
    /** Whether signed-in people get a service worker, with which the app opens without a network. */
    readonly hasServiceWorker: boolean;
    /** How often an open page checks for a newer build; null for never. */
    readonly updateCheckSeconds: number | null;
    /** Provider of text messages. */
    readonly smsProvider: SmsProvider;
    /** Provider of email. */
    readonly mailProvider: MailProvider;
    /** Other issuers whose id tokens are accepted. */
    readonly externalIssuers: readonly ExternalIssuer[];
    /** The content of hosts other than the product's own. */
    readonly hosts: HostTable;
    /** Payment provider and products. */
    readonly payments: PaymentConfig;
    readonly logLevel: (typeof logLevels)[number];
    /** Listener for metrics; null for none. */
    readonly metrics: MetricsAddress | null;
    /** Receiver of traces; null for none. */
    readonly traces: TraceExport | null;
    /** How long a stopping server still answers new calls while `/api/ready` says that it is not ready. */
    readonly stopDelaySeconds: number;
    /** Whether a proxy in front sets the caller's address and protocol. */
    readonly isBehindProxy: boolean;
    /** Whether the web app is being built while the server starts (`npm start` sets WEB_BUILD_FOLLOWS). */
    readonly isWebBuildLate: boolean;
    /** Directory of the built web app. */
    readonly webDir: string;
    /** Countries and max number of text messages. */
    readonly smsLimits: SmsLimits;
    /** Max codes to one number from one network, and max sign-in calls from one network, per hour. */
    readonly signInLimits: { readonly perNumber: number; readonly perAddress: number };
    /** Max calls of one signed-in account, or of one network without a sign-in. */
    readonly callLimits: CallLimits;
  };

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError with every invalid variable and the reason.
 */
export function readConfig(environment: Environment): Config {
  const read = createReader(environment);
  const { isProduction, isDemo } = readMode(read);
  const publicUrl = readPublicUrl(read, isProduction);
  refuseAccidentalDemo(read, publicUrl);
  const config: Config = {
    isProduction,
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.wholeNumber('PORT', 4000, 0, 65_535),
    ...readStorage(read),
    publicUrl,
    productName: read.text('PRODUCT_NAME') ?? 'Strokebook',
    isDemo,
    demoSeed: read.text('DEMO_SEED') ?? '1',
    demoPlayers: read.optionalWholeNumber('DEMO_PLAYERS', 1, 100_000),
    demoPlayer: read.text('DEMO_PLAYER') ?? (isDemo ? mainUsernames.player : null),
    pinnedToday: read.day('TODAY'),
    // The demo has no mobile app, so its links lead to the stores' home pages.
    androidStoreUrl:
      read.url('ANDROID_STORE_URL', ['https:', 'market:']) ?? (isDemo ? 'https://play.google.com/store/apps' : null),
    iosStoreUrl:
      read.url('IOS_STORE_URL', ['https:', 'itms-apps:']) ?? (isDemo ? 'https://www.apple.com/app-store/' : null),
    supportContacts: readSupportContacts(read, isDemo),
    sisterSiteUrl: read.url('SISTER_SITE_URL', ['https:', 'http:']),
    marketingUrl: readMarketingUrl(read, isDemo),
    mapImagery: readMapImagery(read),
    experimentalAccountId: isProduction ? null : readExperimentalAccount(read, isDemo),
    hasServiceWorker: read.flag('SERVICE_WORKER', true),
    updateCheckSeconds: read.optionalWholeNumber('UPDATE_CHECK_SECONDS', 5, 86_400),
    smsProvider: readSmsProvider(read, isProduction),
    smsLimits: readSmsLimits(read, isDemo),
    mailProvider: readMailProvider(read, isDemo),
    externalIssuers: readExternalIssuers(read),
    hosts: readHosts(read),
    payments: readPayments(read, { isDemo, isProduction, publicUrl }),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    metrics: readMetricsAddress(read),
    traces: readTraceExport(read),
    stopDelaySeconds: read.wholeNumber('STOP_DELAY_SECONDS', 0, 0, 300),
    isBehindProxy: read.flag('TRUST_PROXY', false),
    isWebBuildLate: read.flag('WEB_BUILD_FOLLOWS', false),
    webDir: resolve(read.text('WEB_DIR') ?? fileURLToPath(new URL('../web/dist', import.meta.url))),
    signInLimits: {
      // All visitors of the demo use the same few numbers.
      perNumber: read.wholeNumber('SIGN_IN_LIMIT_PER_NUMBER', isDemo ? 1_000 : 10, 1, 1_000_000),
      perAddress: read.wholeNumber('SIGN_IN_LIMIT_PER_ADDRESS', isDemo ? 10_000 : 100, 1, 1_000_000),
    },
    callLimits: {
      // A page makes 5 to 30 calls, so opening one per second all the time is below the limit. Benchmarks and tests of
      // the demo make hundreds of calls a second.
      perMinute: read.wholeNumber('CALL_LIMIT_PER_MINUTE', isDemo ? 1_000_000 : 1_200, 1, 1_000_000),
      // Two per second, more than anyone makes by hand; an app that imports a career of 400 rounds takes four minutes.
      writesPerMinute: read.wholeNumber('WRITE_LIMIT_PER_MINUTE', isDemo ? 1_000_000 : 120, 1, 1_000_000),
    },
  };
  read.finish();
  return config;
}

/** Where neither setting is there, an installation for others has lost its settings. */
function refuseAccidentalDemo(read: Reader, publicUrl: string | null): void {
  if (publicUrl?.startsWith('https:') !== true || read.text('NODE_ENV') !== null || read.text('DEMO') !== null) return;
  read.problem(
    'NODE_ENV',
    "must be 'production' where PUBLIC_URL is https: without it the server is the demo, whose accounts anyone can sign in to (DEMO=on, if that is meant)",
  );
}

/** The demo has no marketing site, so its links lead to a placeholder; 'off' is an installation without one. */
function readMarketingUrl(read: Reader, isDemo: boolean): string | null {
  if (read.text('MARKETING_URL') === 'off') return null;
  return read.url('MARKETING_URL', ['https:', 'http:']) ?? (isDemo ? 'https://example.com/' : null);
}

function readExperimentalAccount(read: Reader, isDemo: boolean): AccountId | null {
  const id = read.optionalWholeNumber('EXPERIMENTAL_ACCOUNT_ID', 1, 2_147_483_647);
  return id === null ? (isDemo ? DEMO_PLAYER_ID : null) : accountIdOf(id);
}
