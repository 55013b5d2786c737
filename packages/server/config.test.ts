import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      productName: 'Strokebook',
      isDemo: true,
      smsProvider: 'console',
      logLevel: 'info',
      pinnedToday: null,
    });
  });

  it('is no demo in production unless asked', () => {
    expect(readConfig({ NODE_ENV: 'production', SMS_PROVIDER: 'console' }).isDemo).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', SMS_PROVIDER: 'console', DEMO: 'on' }).isDemo).toBe(true);
  });

  it('limits sign-in strictly outside the demo (ERR-01)', () => {
    expect(readConfig({ DEMO: 'off' }).signInLimits).toEqual({ perNumber: 10, perAddress: 100 });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: null, port: 4000 });
  });

  it('never tells a password that stands in an address', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://root:secret@db/x' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('DATABASE_URL: must be an address that begins with postgres:// or postgresql://');
    expect(read).not.toThrow('secret');
  });
});
