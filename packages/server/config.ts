import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CalendarDay, isCalendarDay } from '@strokebook/golf/calendar';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

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
  readonly smsProvider: 'console';
  readonly logLevel: (typeof logLevels)[number];
  /** Whether a proxy in front tells the caller's address and protocol. */
  readonly isBehindProxy: boolean;
  /** The built web app. */
  readonly webDir: string;
  /** Codes sent to one number, and sign-in calls from one address, in an hour. */
  readonly signInLimits: { readonly perNumber: number; readonly perAddress: number };
};

/** Raised when the environment cannot be used; the message has one line per problem. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration has problems:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError naming every variable that cannot be used, and why.
 */
export function readConfig(environment: Environment): Config {
  const read = createReader(environment);
  const isProduction = environment['NODE_ENV'] === 'production';
  const isDemo = read.flag('DEMO', !isProduction);
  const config: Config = {
    isProduction,
    host: read.text('HOST') ?? '127.0.0.1',
    port: read.wholeNumber('PORT', 4000, 0, 65_535),
    dataDir: resolve(read.text('DATA_DIR') ?? './data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
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
    smsProvider: read.smsProvider('SMS_PROVIDER', isProduction),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    isBehindProxy: read.flag('TRUST_PROXY', false),
    webDir: resolve(read.text('WEB_DIR') ?? fileURLToPath(new URL('../web/dist', import.meta.url))),
    signInLimits: {
      // Everyone tries the demo with the same few numbers.
      perNumber: read.wholeNumber('SIGN_IN_LIMIT_PER_NUMBER', isDemo ? 1_000 : 10, 1, 1_000_000),
      perAddress: read.wholeNumber('SIGN_IN_LIMIT_PER_ADDRESS', isDemo ? 10_000 : 100, 1, 1_000_000),
    },
  };
  read.finish();
  return config;
}

function createReader(environment: Environment) {
  const problems: string[] = [];
  const text = (name: string): string | null => {
    const value = environment[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const refuse = (name: string, need: string): void => {
    problems.push(`${name}: must be ${need}, but is '${text(name)}'`);
  };
  const optionalWholeNumber = (name: string, least: number, most: number): number | null => {
    const value = text(name);
    if (value === null) return null;
    if (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    refuse(name, `a whole number from ${least} to ${most}`);
    return null;
  };
  return {
    text,
    optionalWholeNumber,
    wholeNumber: (name: string, otherwise: number, least: number, most: number): number =>
      optionalWholeNumber(name, least, most) ?? otherwise,
    flag(name: string, otherwise: boolean): boolean {
      const value = text(name)?.toLowerCase();
      if (value === undefined) return otherwise;
      if (['on', 'true', '1', 'yes'].includes(value)) return true;
      if (['off', 'false', '0', 'no'].includes(value)) return false;
      refuse(name, "'on' or 'off'");
      return otherwise;
    },
    choice<const T extends string>(name: string, choices: readonly T[], otherwise: T): T {
      const value = text(name);
      if (value === null) return otherwise;
      const chosen = choices.find((choice) => choice === value);
      if (chosen === undefined) refuse(name, `one of ${choices.join(', ')}`);
      return chosen ?? otherwise;
    },
    day(name: string): CalendarDay | null {
      const value = text(name);
      if (value === null || isCalendarDay(value)) return value;
      refuse(name, 'a day of the form yyyy-MM-dd');
      return null;
    },
    url(name: string, protocols: readonly string[]): string | null {
      const value = text(name);
      if (value === null) return null;
      const protocol = URL.canParse(value) ? new URL(value).protocol : null;
      if (protocol !== null && protocols.includes(protocol)) return value;
      // The value itself may hold a password.
      problems.push(`${name}: must be an address that begins with ${protocols.join('// or ')}//`);
      return null;
    },
    smsProvider(name: string, isProduction: boolean): 'console' {
      const value = text(name);
      if (value === null && isProduction) {
        problems.push(`${name}: must be set in production; 'console' prints sign-in codes to the output`);
      } else if (value !== null && value !== 'console') {
        refuse(name, "'console'");
      }
      return 'console';
    },
    finish(): void {
      if (problems.length > 0) throw new ConfigError(problems);
    },
  };
}
