import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSms } from './create-sms.ts';
import { SmsRefusedError } from './sms-sender.ts';

type Request = {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
  readonly body: string;
};

/** A local provider that answers as configured by the test. */
let provider: Server;
let requests: Request[];
let answer: { status: number; body: string; location?: string };

async function take(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const body = await readText(request);
  const form = new URLSearchParams(body);
  requests.push({ url: request.url ?? '', headers: request.headers, form, body });
  if (answer.location !== undefined) reply.setHeader('location', answer.location);
  reply.writeHead(answer.status).end(answer.body);
}

beforeEach(async () => {
  requests = [];
  answer = { status: 200, body: '{}' };
  provider = createServer((request, reply) => {
    void take(request, reply);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => provider.close(resolve)));

const apiUrl = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
const TEXT = 'Strokebook code: 123456';
const NUMBER = '+15550100001';

describe('Twilio', () => {
  const send = (sender = '+15550109999') =>
    createSms({ kind: 'twilio', accountSid: 'AC1', authToken: 'secret', sender, apiUrl: apiUrl() }, () => {}).send(
      NUMBER,
      TEXT,
    );

  it('is sent a message from our number with our credentials', async () => {
    await send();
    const [request] = requests;
    expect(request?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
    expect(Object.fromEntries(request?.form ?? [])).toEqual({ To: NUMBER, Body: TEXT, From: '+15550109999' });
  });

  it('is told the messaging service where that is configured', async () => {
    await send('MG77');
    expect(requests[0]?.form.get('MessagingServiceSid')).toBe('MG77');
    expect(requests[0]?.form.has('From')).toBe(false);
  });

  it('that refuses the number is told apart from one that fails (ERR-01)', async () => {
    answer = { status: 400, body: JSON.stringify({ code: 21614, message: `${NUMBER} is not a mobile number` }) };
    await expect(send()).rejects.toBeInstanceOf(SmsRefusedError);
    answer = { status: 401, body: JSON.stringify({ code: 20003, message: 'Authenticate' }) };
    await expect(send()).rejects.toThrow('Twilio answered 401, code 20003');
    answer = { status: 503, body: '<html>' };
    await expect(send()).rejects.toThrow(/^Twilio answered 503$/);
  });

  it('cannot send credentials elsewhere, and failures name neither number, code nor secret', async () => {
    answer = { status: 307, body: '', location: 'http://127.0.0.1:1/' };
    const error = await send().catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(requests).toHaveLength(1);
    expect(String(error)).not.toMatch(/15550100001|123456|secret/);
  });
});

describe('Amazon SNS', () => {
  const key = { accessKeyId: 'AKIA1', secretAccessKey: 'secret' };
  const snsWith = (more: { key?: typeof key | null; senderId?: string | null } = {}) =>
    ({ kind: 'sns', key, region: 'eu-west-1', senderId: null, apiUrl: apiUrl(), ...more }) as const;
  const send = (senderId: string | null = null) => createSms(snsWith({ senderId }), () => {}).send(NUMBER, TEXT);

  it('is sent a transactional message, with a signature that it can work out from the request and the secret', async () => {
    await send('Strokebook');
    const [request] = requests;
    expect(request?.headers.authorization).toBe(signatureOf(request as Request, 'eu-west-1', 'secret'));
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      Action: 'Publish',
      Version: '2010-03-31',
      PhoneNumber: NUMBER,
      Message: TEXT,
      'MessageAttributes.entry.1.Name': 'AWS.SNS.SMS.SMSType',
      'MessageAttributes.entry.1.Value.DataType': 'String',
      'MessageAttributes.entry.1.Value.StringValue': 'Transactional',
      'MessageAttributes.entry.2.Name': 'AWS.SNS.SMS.SenderID',
      'MessageAttributes.entry.2.Value.DataType': 'String',
      'MessageAttributes.entry.2.Value.StringValue': 'Strokebook',
    });
  });

  it('that refuses the number is told apart from one that fails, and is asked once (ERR-01)', async () => {
    answer = { status: 400, body: '<Error><Code>InvalidParameter</Code><Message>no such number</Message></Error>' };
    await expect(send()).rejects.toBeInstanceOf(SmsRefusedError);
    answer = { status: 500, body: '<Error><Code>InternalError</Code></Error>' };
    await expect(send()).rejects.toThrow('SNS answered 500, code InternalError');
    expect(requests).toHaveLength(2);
  });

  describe('without a key', () => {
    let metadata: Server;
    afterEach(() => {
      vi.unstubAllEnvs();
      metadata.closeAllConnections();
      metadata.close();
    });

    async function takeRoleFrom(give: (reply: ServerResponse) => void) {
      metadata = createServer((_request, reply) => give(reply));
      await new Promise<void>((resolve) => metadata.listen(0, '127.0.0.1', resolve));
      const { port } = metadata.address() as AddressInfo;
      for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_PROFILE', 'AWS_WEB_IDENTITY_TOKEN_FILE']) {
        vi.stubEnv(name, undefined);
      }
      for (const name of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE']) vi.stubEnv(name, '/nowhere');
      vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/`);
    }

    it('is asked with the credentials of the role of the container, and their token (OPS-O81)', async () => {
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      const role = { AccessKeyId: 'AKIDOFROLE', SecretAccessKey: 'of role', Token: 'token', Expiration: expiresAt };
      await takeRoleFrom((reply) => reply.end(JSON.stringify(role)));
      await createSms(snsWith({ key: null }), () => {}).send(NUMBER, TEXT);
      const [request] = requests;
      expect(request?.headers['x-amz-security-token']).toBe('token');
      expect(request?.headers.authorization).toContain('Credential=AKIDOFROLE/');
      expect(request?.headers.authorization).toBe(signatureOf(request as Request, 'eu-west-1', 'of role'));
    });

    it('is waited for no longer than for an answer of SNS (OPS-O81)', async () => {
      await takeRoleFrom(() => {});
      const { createSnsSms } = await import('./sns-sms.ts');
      const sending = createSnsSms(snsWith({ key: null }), 100).send(NUMBER, TEXT);
      await expect(sending).rejects.toThrow('no credentials for SNS were found in time');
      expect(requests).toEqual([]);
    });
  });
});

/** The header that proves a request, worked out as SNS does it (AWS Signature Version 4). */
function signatureOf({ url, headers, body }: Request, region: string, secret: string): string {
  const [, keyId = '', names = ''] =
    /Credential=([^/]+)\/.*SignedHeaders=([\w;-]+)/.exec(headers.authorization ?? '') ?? [];
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const hmac = (by: string | Buffer, text: string) => createHmac('sha256', by).update(text).digest();
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${region}/sns/aws4_request`;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = ['POST', url, '', lines.join(''), names, hashOf(body)].join('\n');
  const signingKey = scope.split('/').reduce<string | Buffer>((by, part) => hmac(by, part), `AWS4${secret}`);
  const signed = hmac(signingKey, ['AWS4-HMAC-SHA256', time, scope, hashOf(request)].join('\n')).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signed}`;
}

it('the console prints a message as one line', async () => {
  const lines: string[] = [];
  await createSms({ kind: 'console' }, (line) => lines.push(line)).send(NUMBER, 'two\n  lines');
  expect(lines).toEqual([`SMS to ${NUMBER}: two lines`]);
});
