import { type Route, type RouteId, routes } from '@strokebook/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { signInByOutput } from '../testing/sign-in-by-output.ts';
import { copyMigratedDataDir } from '../testing/migrated-data-dir.ts';
import { rmSync } from 'node:fs';

/** Every call of sign-in and own account that has an input. */
const targets = (Object.entries(routes) as [RouteId, Route][]).filter(
  ([id, { path }]) => /^\/api\/(auth|me)\b/.test(path) && id !== 'signOutEverywhere' && id !== 'signOut',
);

const nasty = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '+15550100001',
    '+1555' + '0'.repeat(5_000),
    '000000',
    '٠٠٠٠٠٠',
    "' OR 1=1; --",
    '$(reboot)',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\u202egnirts',
    'a\r\nSet-Cookie: x=1',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, [], {}, [[[[]]]], { __proto__: 1 }, 1e308, -0),
);
const fields = [
  'phoneNumber',
  'code',
  'password',
  'attempt',
  'currentPassword',
  'newPassword',
  'username',
  'firstName',
];
const hostileBody = fc.oneof(nasty, fc.dictionary(fc.constantFrom(...fields, 'lastName', 'settings', 'x'), nasty));
const hostileHeader = fc.constantFrom(
  '',
  'Bearer',
  'Bearer x',
  'Basic eDp5',
  `Bearer ${'a.'.repeat(3_000)}`,
  'Bearer a.b.c',
);
const hostileCookie = fc.constantFrom(
  '',
  'refreshToken=',
  'refreshToken=1.x',
  'refreshToken=%00',
  `refreshToken=${'9'.repeat(3_000)}`,
);

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await copyMigratedDataDir();
  server = await startServerProcess({
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'debug',
    SIGN_IN_LIMIT_PER_ADDRESS: '1000000',
    SIGN_IN_LIMIT_PER_NUMBER: '1000000',
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

it('answers whatever is sent to sign-in and to an own account with 2xx or 4xx, and logs no stack, code, token or number (ERR-O5)', {
  timeout: 300_000,
}, async () => {
  const { idToken } = await signInByOutput(server, '+15550107777');
  const answers = new Set<number>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...targets),
      hostileBody,
      fc.oneof(fc.constant(`Bearer ${idToken}`), hostileHeader),
      hostileCookie,
      fc.constantFrom('?x=1', '?limit=-1', '?before=%00', '?format=', ''),
      async ([id, { method, path }], body, authorization, cookie, search) => {
        const url = `${server.url}${path.replace(/:\w+/, encodeURIComponent(String(fields[0])))}${search}`;
        const reply = await fetch(url, {
          method,
          headers: { authorization, cookie, 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { body: JSON.stringify(body) ?? '' }),
        });
        answers.add(reply.status);
        const text = await reply.text();
        expect([id, reply.status >= 500, text.includes('node_modules')]).toEqual([id, false, false]);
      },
    ),
    { numRuns: 1_500 },
  );
  expect([...answers].some((status) => status < 300)).toBe(true);
  expect([...answers].some((status) => status >= 400)).toBe(true);
  const log = server.log();
  expect(log.split('\n').length).toBeGreaterThan(1_000);
  expect(log).not.toMatch(/"stack"|unforeseen/);
  for (const secret of [idToken, idToken.split('.')[2] ?? '', '15550107777', '15550100001'])
    expect(log).not.toContain(secret);
  const codes = [...server.output().matchAll(/code: (\d{6})/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) expect(log).not.toMatch(new RegExp(`(?<![\\d.-])${code}(?![\\d-])`));
});

it('logs why a message could not be sent, without its number, its code or our credentials', async () => {
  const directory = await copyMigratedDataDir();
  const unlucky = await startServerProcess({
    DATA_DIR: directory,
    DEMO: 'off',
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'credential',
    TWILIO_SENDER: '+15550109999',
    TWILIO_API_URL: 'http://127.0.0.1:1',
  });
  const reply = await fetch(`${unlucky.url}/api/auth/phone`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber: '+15550108888' }),
  });
  expect(reply.status).toBe(502);
  await unlucky.end('SIGTERM');
  rmSync(directory, { recursive: true, force: true });
  expect(unlucky.log()).toContain('CodeDeliveryFailureException');
  expect(unlucky.log()).toContain('fetch failed');
  expect(unlucky.log()).not.toMatch(/5550108888|credential|code: \d{6}/);
});
