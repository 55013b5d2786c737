import { type AwsKey, readAwsKey } from './aws-key.ts';
import type { Reader } from './reader.ts';
import type { SettingName } from './setting-names.ts';

/** Provider of text messages with its credentials. */
export type SmsProvider =
  | { readonly kind: 'console' }
  | {
      readonly kind: 'twilio';
      readonly accountSid: string;
      readonly authToken: string;
      /** Our number, or the id of a messaging service ('MG…'). */
      readonly sender: string;
      readonly apiUrl: string;
    }
  | {
      readonly kind: 'sns';
      /** Null for the credentials that the machine, container or pod has by its role. */
      readonly key: AwsKey | null;
      readonly region: string;
      /** Up to eleven letters and digits, shown instead of a number if the country allows it. */
      readonly senderId: string | null;
      readonly apiUrl: string;
    };

const kinds = ['console', 'twilio', 'sns'] as const;

/** Reads `SMS_PROVIDER` and its variables. In production it must be set, because the console provider prints codes. */
export function readSmsProvider(read: Reader, isProduction: boolean): SmsProvider {
  if (isProduction && read.text('SMS_PROVIDER') === null) {
    read.problem(
      'SMS_PROVIDER',
      "must be set in production: 'twilio' or 'sns'; 'console' prints sign-in codes to the output",
    );
  }
  const needed = (name: SettingName): string => {
    const value = read.text(name);
    if (value === null) read.problem(name, 'must be set for this SMS_PROVIDER');
    return value ?? '';
  };
  switch (read.choice('SMS_PROVIDER', kinds, 'console')) {
    case 'console':
      return { kind: 'console' };
    case 'twilio':
      return {
        kind: 'twilio',
        accountSid: needed('TWILIO_ACCOUNT_SID'),
        authToken: needed('TWILIO_AUTH_TOKEN'),
        sender: needed('TWILIO_SENDER'),
        apiUrl: read.url('TWILIO_API_URL', ['https:', 'http:']) ?? 'https://api.twilio.com',
      };
    case 'sns': {
      const region = needed('AWS_REGION');
      return {
        kind: 'sns',
        key: readAwsKey(read, 'AWS'),
        region,
        senderId: read.text('SMS_SENDER_ID'),
        apiUrl: read.url('SNS_API_URL', ['https:', 'http:']) ?? `https://sns.${region}.amazonaws.com`,
      };
    }
  }
}
