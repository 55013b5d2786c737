import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config/config-error.ts';
import { modeName } from './config/mode.ts';
import { settingNames } from './config/setting-names.ts';
import { readConfig } from './config.ts';

const production = { NODE_ENV: 'production', SMS_PROVIDER: 'console', PUBLIC_URL: 'https://golf.example' };

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      productName: 'Strokebook',
      isDemo: true,
      smsProvider: { kind: 'console' },
      externalIssuers: [],
      logLevel: 'info',
      pinnedToday: null,
    });
  });

  it('takes a whole key of a bucket, or none for a role, but not half of one (OPS-O81)', () => {
    const bucket = { FILE_STORE: 's3', S3_BUCKET: 'golf', S3_REGION: 'eu-north-1' };
    const whole = { S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 's3cret' };
    const common = { kind: 's3', bucket: 'golf', region: 'eu-north-1', endpoint: null };
    expect(readConfig(bucket).fileStore).toEqual({ ...common, key: null });
    const key = { accessKeyId: 'AKID', secretAccessKey: 's3cret' };
    expect(readConfig({ ...bucket, ...whole }).fileStore).toEqual({ ...common, key });
    for (const half of [{ S3_ACCESS_KEY_ID: 'AKID' }, { S3_SESSION_TOKEN: 'token' }]) {
      expect(() => readConfig({ ...bucket, ...half })).toThrow(/^[^]*S3_\w+: must be set together with/);
    }
    expect(() => readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: 's3cret' })).toThrow('S3_ACCESS_KEY_ID: must be set');
  });

  it('is no demo in production, not even when asked to (OPS-10)', () => {
    expect(readConfig(production).isDemo).toBe(false);
    expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow("DEMO: must be 'off' in production");
  });

  it('takes production, development, test or none for NODE_ENV, and names all problems of production for any other (OPS-O66, OPS-10)', () => {
    const modes = ['development', 'test', 'production'].map((NODE_ENV) =>
      modeName(readConfig({ ...production, NODE_ENV })),
    );
    expect(modes).toEqual(['demo', 'demo', 'production']);
    expect(modeName(readConfig({ DEMO: 'off' }))).toBe('development');
    for (const NODE_ENV of ['prod', 'Production', 'staging', 'none']) {
      const read = () => readConfig({ NODE_ENV });
      expect(read).toThrow(`NODE_ENV: must be one of production, development, test, but is '${NODE_ENV}'`);
      expect(read).toThrow(/PUBLIC_URL: must be set in production[^]*SMS_PROVIDER: must be set in production/);
    }
  });

  it('is no demo by accident: https in PUBLIC_URL without a mode is refused (OPS-O114)', () => {
    const lost = { ...production, NODE_ENV: undefined };
    expect(() => readConfig(lost)).toThrow("NODE_ENV: must be 'production' where PUBLIC_URL is https");
    expect(modeName(readConfig({ ...lost, DEMO: 'on' }))).toBe('demo');
    expect(modeName(readConfig({ ...lost, DEMO: 'off' }))).toBe('development');
    expect(modeName(readConfig({ ...lost, PUBLIC_URL: 'http://localhost:4000' }))).toBe('demo');
  });

  it('takes an origin alone for PUBLIC_URL, which is https in production unless only this machine reaches it (OPS-10)', () => {
    const read = (PUBLIC_URL: string) => readConfig({ ...production, PUBLIC_URL }).publicUrl;
    expect(read('https://Golf.example:8443/')).toBe('https://golf.example:8443');
    expect([read('http://127.0.0.1:4000'), read('http://localhost'), read('http://[::1]:4000')]).toEqual([
      'http://127.0.0.1:4000',
      'http://localhost',
      'http://[::1]:4000',
    ]);
    for (const more of ['/app', '/app?x=1', '?', '#top', '//']) {
      expect(() => read(`https://golf.example${more}`), more).toThrow('PUBLIC_URL: must be an origin such as');
    }
    expect(() => read('https://user:secret@golf.example')).toThrow(/^(?![^]*secret)[^]*PUBLIC_URL: must be an origin/);
    expect(() => read('http://golf.example')).toThrow('PUBLIC_URL: must begin with https:// in production');
    expect(readConfig({ PUBLIC_URL: 'http://golf.example' }).publicUrl).toBe('http://golf.example');
  });

  it('takes no sslmode that means something else in the next version of the driver (OPS-O69)', () => {
    const read = (parameters: string) => readConfig({ DATABASE_URL: `postgres://golf:secret@db/golf${parameters}` });
    for (const taken of ['', '?sslmode=disable', '?sslmode=verify-full&sslrootcert=/ca.pem', '?sslmode=no-verify']) {
      expect(read(taken).databaseUrl).toBe(`postgres://golf:secret@db/golf${taken}`);
    }
    for (const mode of ['require', 'prefer', 'allow', 'verify-ca', 'VERIFY-FULL', 'verify-full&uselibpqcompat=true']) {
      expect(() => read(`?sslmode=${mode}`), mode).toThrow(
        /^(?![^]*secret)[^]*DATABASE_URL: [^]*write sslmode=verify-full&sslrootcert=/,
      );
    }
    const replica = { DATABASE_URL: 'postgres://db/golf', DATABASE_READ_URL: 'postgres://db/golf?sslmode=require' };
    expect(() => readConfig(replica)).toThrow('DATABASE_READ_URL: must have no sslmode but');
  });

  it('has a marketing site of the demo alone, unless it is said or turned off (NAV-O4)', () => {
    const read = (environment: Record<string, string>) => readConfig(environment).marketingUrl;
    expect([read({}), read({ DEMO: 'off' }), read({ MARKETING_URL: 'off' })]).toEqual([
      'https://example.com/',
      null,
      null,
    ]);
    expect(read({ DEMO: 'off', MARKETING_URL: 'https://golf.example' })).toBe('https://golf.example');
  });

  it('limits sign-in strictly outside the demo (ERR-01)', () => {
    expect(readConfig({ DEMO: 'off' }).signInLimits).toEqual({ perNumber: 10, perAddress: 100 });
  });

  it('sends text messages to the countries of the sign-in form and 500 in an hour, and far more in the demo (ERR-01, AUTH-42)', () => {
    const { countries, maxPerHour } = readConfig({ DEMO: 'off' }).smsLimits;
    expect([...countries].toSorted().join(' ')).toBe(
      'AR AT AU BE BR CA CH CN DE DK ES FR GB IN IT JP KR MX NL NO NZ PT SE US',
    );
    expect([maxPerHour, readConfig({}).smsLimits.maxPerHour]).toEqual([500, 100_000]);
  });

  it('takes the countries that text messages go to by their codes (AUTH-42)', () => {
    const read = (SMS_COUNTRIES: string) => readConfig({ SMS_COUNTRIES }).smsLimits.countries;
    expect([...read('us, GB\nlt')]).toEqual(['US', 'GB', 'LT']);
    expect(() => read('US, XX')).toThrow("SMS_COUNTRIES: must be codes of countries such as US or GB, but has 'XX'");
    expect(() => readConfig({ SMS_LIMIT_PER_HOUR: '0' })).toThrow('SMS_LIMIT_PER_HOUR: must be a whole number from 1');
  });

  it('prints codes in production only when asked to', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SMS_PROVIDER: must be set in production');
  });

  it('says in production where the public reaches the site: what it says of itself must not follow any caller (API-O2)', () => {
    const read = () => readConfig({ ...production, PUBLIC_URL: '' });
    expect(read).toThrow('PUBLIC_URL: must be set in production: where the public reaches this site');
    expect(readConfig({ DEMO: 'off' }).publicUrl).toBeNull();
    expect(readConfig(production).publicUrl).toBe('https://golf.example');
  });

  it('takes a source of pictures for the map, tells its kind by its address, and asks whose they are (MAP-01, MAP-O7)', () => {
    const read = (url: string, more = {}) =>
      readConfig({ MAP_IMAGERY_URL: url, MAP_IMAGERY_ATTRIBUTION: 'Someone', ...more }).mapImagery;
    expect(readConfig({}).mapImagery).toBeNull();
    expect(read('https://a.example/{z}/{x}/{y}.jpg')).toEqual({
      kind: 'xyz',
      url: 'https://a.example/{z}/{x}/{y}.jpg',
      attribution: 'Someone',
      layer: null,
      maxZoom: 19,
      origins: ['https://a.example'],
    });
    expect(read('https://a.example/course.pmtiles')?.kind).toBe('pmTiles');
    expect(read('https://a.example/tiles.json', { MAP_IMAGERY_ORIGINS: 'https://b.example' })).toMatchObject({
      kind: 'tileJson',
      origins: ['https://a.example', 'https://b.example'],
    });
    const wmts = 'https://a.example/wmts?request=GetCapabilities';
    expect(read(wmts, { MAP_IMAGERY_LAYER: 'aerial' })).toMatchObject({ kind: 'wmts', layer: 'aerial' });
    expect(() => read(wmts)).toThrow('MAP_IMAGERY_LAYER: must name the layer of the WMTS');
    expect(() => readConfig({ MAP_IMAGERY_URL: wmts })).toThrow('MAP_IMAGERY_ATTRIBUTION: must say whose pictures');
    expect(() => read('ftp://a.example/{z}')).toThrow('MAP_IMAGERY_URL: must be an address');
    expect(() => read(wmts, { MAP_IMAGERY_ORIGINS: "b.example 'unsafe-inline'" })).toThrow(
      "MAP_IMAGERY_ORIGINS: must be origins such as https://tiles.example.com, but has 'b.example'",
    );
  });

  it('names everything that a provider of text messages needs and does not have', () => {
    const read = () => readConfig({ SMS_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1' });
    expect(read).toThrow('TWILIO_AUTH_TOKEN: must be set');
    expect(read).toThrow('TWILIO_SENDER: must be set');
    expect(() => readConfig({ SMS_PROVIDER: 'sns' })).toThrow('AWS_REGION: must be set');
    const half = { SMS_PROVIDER: 'sns', AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'AKID' };
    expect(() => readConfig(half)).toThrow('AWS_SECRET_ACCESS_KEY: must be set together with the other half');
    const role = readConfig({ SMS_PROVIDER: 'sns', AWS_REGION: 'eu-west-1' }).smsProvider;
    expect(role).toMatchObject({ kind: 'sns', key: null });
    expect(() => readConfig({ SMS_PROVIDER: 'pigeon' })).toThrow('SMS_PROVIDER: must be one of console, twilio, sns');
  });

  it('refuses the placeholders of the guides in every setting that is used, in one sentence without the value (OPS-O71)', () => {
    const used = {
      MAP_IMAGERY_URL: 'https://maps.example/wmts?request=GetCapabilities',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      METRICS_PORT: '9464',
      FILE_STORE: 's3',
    };
    const installations = [
      { ...used, SMS_PROVIDER: 'twilio', MAIL_PROVIDER: 'smtp', PAYMENT_PROVIDER: 'stripe' },
      { ...used, SMS_PROVIDER: 'sns' },
    ];
    const linesOf = (environment: Record<string, string>): readonly string[] => {
      try {
        readConfig(environment);
        return [];
      } catch (error) {
        return error instanceof ConfigError ? error.problems : [String(error)];
      }
    };
    for (const name of settingNames) {
      const found = installations.map((each) => linesOf({ ...each, [name]: 'AC…' }));
      const ofName = found.map((lines) => lines.filter((line) => line.startsWith(`${name}: `)));
      expect(ofName).toContainEqual([`${name}: still has the placeholder of the guide: fill in its value`]);
    }
    const refused = ['…', '...', 'MG...', 'postgres://golf:PASSWORD@db/golf', 'postgres://golf:...@db/golf'];
    for (const DATABASE_URL of refused) expect(() => readConfig({ DATABASE_URL })).toThrow('DATABASE_URL: still has');
    expect(readConfig({ PRODUCT_NAME: 'Par 3.. and more' }).productName).toBe('Par 3.. and more');
  });

  it('has an example that names only settings, is refused until it is filled in, and is then taken (OPS-O71, OPS-07)', () => {
    const example = readFileSync(new URL('../../deploy/env.example', import.meta.url), 'utf8');
    const ofCompose = ['SITE', 'POSTGRES_PASSWORD', 'NODE_IMAGE', 'BASE_IMAGE', 'POSTGRES_IMAGE', 'CADDY_IMAGE'];
    const ofNode = ['NODE_EXTRA_CA_CERTS'];
    const names = [...example.matchAll(/^#?([A-Z_\d]+)=/gm)].map(([, name]) => name);
    expect(names.filter((name) => ![...settingNames, ...ofCompose, ...ofNode].some((known) => known === name))).toEqual(
      [],
    );
    expect(() => readConfig(parseEnv(example))).toThrow(
      /PUBLIC_URL: still has[^]*DATABASE_URL: still has[^]*TWILIO_ACCOUNT_SID: still has[^]*TWILIO_SENDER: still has/,
    );
    const filled = example.replaceAll('...', 'filled.example').replaceAll('PASSWORD@', 'secret@');
    expect(readConfig(parseEnv(filled))).toMatchObject({ isProduction: true, smsProvider: { kind: 'twilio' } });
    expect(readConfig(parseEnv(filled.replaceAll(/^#/gm, '').replaceAll(/^(?![A-Z_\d]+=).*$/gm, '')))).toMatchObject({
      smsProvider: { kind: 'sns' },
      mailProvider: { kind: 'smtp' },
      metrics: { port: 9464 },
    });
  });

  it('takes other issuers of tokens by their address, audience and keys (TOKEN-03)', () => {
    const issuer = { issuer: 'https://id.example', audience: 'golf', jwksUri: 'https://id.example/jwks.json' };
    const read = (...issuers: object[]) => readConfig({ EXTERNAL_ISSUERS: JSON.stringify(issuers) }).externalIssuers;
    expect(read(issuer)).toEqual([{ ...issuer, jwksUri: new URL(issuer.jwksUri), accountIdClaim: 'account_id' }]);
    expect(() => read({ ...issuer, jwksUri: 'http://id.example/jwks.json' })).toThrow('must begin with https://');
    expect(() => read({ ...issuer, issuer: 'strokebook' })).toThrow("0.issuer: may not be 'strokebook', our own");
    expect(() => read({ ...issuer, audience: '' })).toThrow(
      'EXTERNAL_ISSUERS: must be a JSON list of issuers, but 0.audience',
    );
    expect(() => readConfig({ EXTERNAL_ISSUERS: 'x' })).toThrow('EXTERNAL_ISSUERS: must be a JSON list of issuers');
  });

  it('has metrics, traces and a delay of the stop only if they are set (OPS-04, OPS-05, OPS-03)', () => {
    expect(readConfig({})).toMatchObject({ metrics: null, traces: null, stopDelaySeconds: 0 });
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }).metrics?.host).toBe('10.0.0.7');
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    expect(readConfig(endpoint).traces).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      serviceName: 'strokebook',
      share: 1,
    });
    expect(() => readConfig({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '5' })).toThrow(
      'OTEL_TRACES_SAMPLER_ARG: must be a share from 0 to 1, such as 0.1',
    );
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' })).toThrow('must be an address');
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: null, port: 4000 });
  });

  it('says what is wrong with a password in the address of the database', () => {
    for (const [password, sentence] of [
      ['', 'DATABASE_URL: has a user and an empty password'],
      [
        'a/b@c',
        'DATABASE_URL: cannot be read as an address: write letters such as / and @ of a password as %2F and %40',
      ],
    ] as const) {
      expect(() => readConfig({ DATABASE_URL: `postgres://strokebook:${password}@127.0.0.1/strokebook` })).toThrow(
        sentence,
      );
    }
    const DATABASE_URL = 'postgres://strokebook@127.0.0.1/strokebook';
    expect(readConfig({ DATABASE_URL, DEMO: 'off' }).databaseUrl).toBe(DATABASE_URL);
  });

  it('never tells a password that stands in an address', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://root:secret@db/x' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('DATABASE_URL: must be an address that begins with postgres:// or postgresql://');
    expect(read).not.toThrow('secret');
  });
});

it('has experimental pages outside production only (EXP-01, EXP-O2)', () => {
  expect(readConfig({ ...production, EXPERIMENTAL_ACCOUNT_ID: '7' }).experimentalAccountId).toBeNull();
  expect(readConfig({ EXPERIMENTAL_ACCOUNT_ID: '7' }).experimentalAccountId).toBe(7);
  expect([readConfig({}).experimentalAccountId, readConfig({ DEMO: 'off' }).experimentalAccountId]).toEqual([1, null]);
});

it('prints email in the demo only, and an SMTP server needs its address and a sender (DATA-O60)', () => {
  expect(readConfig({}).mailProvider).toEqual({ kind: 'console' });
  expect(readConfig({ DEMO: 'off' }).mailProvider).toEqual({ kind: 'none' });
  expect(() => readConfig({ DEMO: 'off', MAIL_PROVIDER: 'console' })).toThrow('MAIL_PROVIDER: must be');
  expect(() => readConfig({ MAIL_PROVIDER: 'smtp' })).toThrow(/SMTP_URL: must be set[^]*MAIL_FROM: must be set/);
  const secret = 'https://user:secret@mail.example.org';
  expect(() => readConfig({ MAIL_PROVIDER: 'smtp', SMTP_URL: secret, MAIL_FROM: 'a@b.org' })).toThrow(
    /^(?![^]*secret)/,
  );
});

it('takes up to two support contacts, each of them whole (STORE-03, STORE-O1)', () => {
  const contact = { region: 'Asia', email: 'a@example.com', phone: '+15550109300', address: '1 Road' };
  const read = (contacts: unknown) => readConfig({ SUPPORT_CONTACTS: JSON.stringify(contacts) }).supportContacts;
  expect(read([contact])).toEqual([contact]);
  expect(readConfig({}).supportContacts).toHaveLength(2);
  expect(() => read([{ ...contact, phone: '911' }])).toThrow(
    /SUPPORT_CONTACTS: must be a JSON list of contacts, but 0\.phone/,
  );
  expect(() => read([contact, contact, contact])).toThrow(/more than two contacts/);
});

it('asks for no newer version of the web app unless told to (SHELL-O1)', () => {
  expect([readConfig({}).updateCheckSeconds, readConfig({ UPDATE_CHECK_SECONDS: '60' }).updateCheckSeconds]).toEqual([
    null,
    60,
  ]);
});
