import type { Reader } from './reader.ts';

/** A fixed key of an account at Amazon, or of another store that signs as Amazon does. */
export type AwsKey = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string };

/** The key in the variables of a prefix; null for the credentials that machine, container or pod has by its role. */
export function readAwsKey(read: Reader, prefix: 'S3' | 'AWS'): AwsKey | null {
  const names = [`${prefix}_ACCESS_KEY_ID`, `${prefix}_SECRET_ACCESS_KEY`] as const;
  const [accessKeyId, secretAccessKey] = [read.text(names[0]), read.text(names[1])];
  const sessionToken = read.text(`${prefix}_SESSION_TOKEN`);
  if (accessKeyId !== null && secretAccessKey !== null) {
    return { accessKeyId, secretAccessKey, ...(sessionToken === null ? {} : { sessionToken }) };
  }
  // Half of a key is a mistake, for which no other credentials stand in.
  if (accessKeyId !== null || secretAccessKey !== null || sessionToken !== null) {
    read.problem(
      accessKeyId === null ? names[0] : names[1],
      `must be set together with the other half of the key, or leave out all ${prefix}_… keys to use a role`,
    );
  }
  return null;
}
