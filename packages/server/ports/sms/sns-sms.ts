import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { SignatureV4 } from '@smithy/signature-v4';
import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SmsProvider } from '../../config/sms-provider.ts';
import { SMS_TIMEOUT_MILLISECONDS, SmsRefusedError, type SmsSender } from './sms-sender.ts';

type SnsProvider = Extract<SmsProvider, { kind: 'sns' }>;

/** The API version of the documentation. */
const API_VERSION = '2010-03-31';

/** Amazon SNS, with messages marked as transactional, which have priority. */
export function createSnsSms(provider: SnsProvider, timeoutMs = SMS_TIMEOUT_MILLISECONDS): SmsSender {
  const { key, region, senderId, apiUrl } = provider;
  const signer = new SignatureV4({
    // Without a key where Amazon's own tools look: environment, profile, role. They are renewed before they end.
    credentials: key ?? defaultProvider(),
    region,
    service: 'sns',
    sha256: Sha256,
  });
  const attributes = {
    'AWS.SNS.SMS.SMSType': 'Transactional',
    ...(senderId === null ? {} : { 'AWS.SNS.SMS.SenderID': senderId }),
  };
  return {
    // A message with an unknown result is not sent again: the user can request another one.
    async send(phoneNumber, text) {
      const form = new URLSearchParams({
        Action: 'Publish',
        Version: API_VERSION,
        PhoneNumber: phoneNumber,
        Message: text,
      });
      for (const [index, [name, value]] of Object.entries(attributes).entries()) {
        const entry = `MessageAttributes.entry.${index + 1}`;
        form.set(`${entry}.Name`, name);
        form.set(`${entry}.Value.DataType`, 'String');
        form.set(`${entry}.Value.StringValue`, value);
      }
      const address = new URL(apiUrl);
      const request = {
        method: 'POST',
        protocol: address.protocol,
        hostname: address.hostname,
        path: address.pathname,
        query: {},
        headers: { host: address.host, 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: form.toString(),
      };
      const signal = AbortSignal.timeout(timeoutMs);
      // A metadata service that says nothing must not keep the user waiting longer than SNS itself.
      const late = setTimeout(timeoutMs, null, { ref: false });
      const signed = await Promise.race([signer.sign(request), late]);
      if (signed === null) throw new Error('no credentials for SNS were found in time');
      const { headers, body } = signed;
      const reply = await fetch(address, { method: 'POST', headers, body, redirect: 'error', signal });
      if (reply.ok) return;
      // The message of the reply may contain the number; its code does not.
      const code = /<Code>(\w+)<\/Code>/.exec(await reply.text().catch(() => ''))?.[1];
      if (code === 'InvalidParameter' || code === 'OptedOut')
        throw new SmsRefusedError(`SNS refuses the number: ${code}`);
      throw new Error(`SNS answered ${reply.status}${code === undefined ? '' : `, code ${code}`}`);
    },
  };
}

/** Node's SHA-256 in the shape that the signer asks for; an HMAC with a secret. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: Uint8Array): void {
    this.#hash.update(data);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }

  reset(): void {
    throw new Error('the signer makes a new one for each signature');
  }
}

const bytesOf = (secret: string | ArrayBuffer | ArrayBufferView): string | Uint8Array =>
  typeof secret === 'string'
    ? secret
    : ArrayBuffer.isView(secret)
      ? new Uint8Array(secret.buffer, secret.byteOffset, secret.byteLength)
      : new Uint8Array(secret);
