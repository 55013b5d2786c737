import { AwsClient } from 'aws4fetch';
import type { SmsProvider } from '../../config/sms-provider.ts';
import { SMS_TIMEOUT_MILLISECONDS, SmsRefusedError, type SmsSender } from './sms-sender.ts';

type SnsProvider = Extract<SmsProvider, { kind: 'sns' }>;

/** The API version of the documentation. */
const API_VERSION = '2010-03-31';

/** Amazon SNS, with messages marked as transactional, which have priority. */
export function createSnsSms(provider: SnsProvider): SmsSender {
  const { accessKeyId, secretAccessKey, sessionToken, region, senderId, apiUrl } = provider;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === null ? {} : { sessionToken }),
    region,
    service: 'sns',
  });
  const attributes = {
    'AWS.SNS.SMS.SMSType': 'Transactional',
    ...(senderId === null ? {} : { 'AWS.SNS.SMS.SenderID': senderId }),
  };
  return {
    // A message with an unknown result is not sent again: the user can request another one.
    async send(phoneNumber, text) {
      const body = new URLSearchParams({
        Action: 'Publish',
        Version: API_VERSION,
        PhoneNumber: phoneNumber,
        Message: text,
      });
      for (const [index, [name, value]] of Object.entries(attributes).entries()) {
        const entry = `MessageAttributes.entry.${index + 1}`;
        body.set(`${entry}.Name`, name);
        body.set(`${entry}.Value.DataType`, 'String');
        body.set(`${entry}.Value.StringValue`, value);
      }
      const signed = await client.sign(apiUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: body.toString(),
        redirect: 'error',
      });
      // Not the signal of the request, which the garbage collector may take together with it.
      const reply = await fetch(signed, { signal: AbortSignal.timeout(SMS_TIMEOUT_MILLISECONDS) });
      if (reply.ok) return;
      // The message of the reply may contain the number; its code does not.
      const code = /<Code>(\w+)<\/Code>/.exec(await reply.text().catch(() => ''))?.[1];
      if (code === 'InvalidParameter' || code === 'OptedOut')
        throw new SmsRefusedError(`SNS refuses the number: ${code}`);
      throw new Error(`SNS answered ${reply.status}${code === undefined ? '' : `, code ${code}`}`);
    },
  };
}
