import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describeMistypedNames } from './mistyped-names.ts';
import { settingNames } from './setting-names.ts';

it.each([
  ['SMS_COUNTRY', 'SMS_COUNTRIES'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['NOED_ENV', 'NODE_ENV'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['PROT', 'PORT'],
])('points at %s, which is close to %s, without its value (OPS-O67)', (name, setting) => {
  const [sentence, ...more] = describeMistypedNames({ [name]: 's3cret' });
  expect([sentence, more]).toEqual([expect.stringMatching(`^${name} is set, but .* ${setting} is one$`), []]);
  expect(sentence).not.toContain('s3cret');
});

it('says nothing of settings, and of variables of the system and of other programs (OPS-O67)', () => {
  const others =
    'HOME HOSTNAME HOSTTYPE PATH PWD LANG TERM USER LOGNAME SHELL TZ MAIL NODE_OPTIONS NODE_PATH PGHOST PGPORT AWS_DEFAULT_REGION AWS_PROFILE AWS_ROLE_ARN AWS_WEB_IDENTITY_TOKEN_FILE AWS_CONTAINER_CREDENTIALS_FULL_URI INVOCATION_ID JOURNAL_STREAM SITE POSTGRES_PASSWORD npm_config_loglevel SMTP_HOST';
  const names = [...settingNames, ...others.split(' ')];
  expect(describeMistypedNames(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
});

it('explains every setting in a guide', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const guides = readdirSync(join(root, 'docs/how-to')).map((name) => join(root, 'docs/how-to', name));
  const text = guides.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(settingNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
