import { join } from 'node:path';
import type { Reader } from './reader.ts';
import type { SettingName } from './setting-names.ts';

/** Storage of pictures and clips. */
export type FileStorage =
  | { readonly kind: 'local'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      /** Endpoint of another service than Amazon's, without the bucket, which is part of the path. */
      readonly endpoint: string | null;
      readonly region: string;
      /** Null for the credentials that the machine, container or pod has by its role. */
      readonly key: S3Key | null;
    };

type S3Key = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string };

/** Reads `FILE_STORE` and the variables of its kind: a folder of the data directory, or an S3 bucket. */
export function readFileStorage(read: Reader, dataDir: string): FileStorage {
  const needed = (name: SettingName): string => {
    const value = read.text(name);
    if (value === null) read.problem(name, "must be set for FILE_STORE 's3'");
    return value ?? '';
  };
  switch (read.choice('FILE_STORE', ['local', 's3'], 'local')) {
    case 'local':
      return { kind: 'local', folder: join(dataDir, 'files') };
    case 's3':
      return {
        kind: 's3',
        bucket: needed('S3_BUCKET'),
        endpoint: read.url('S3_ENDPOINT', ['https:', 'http:']),
        region: needed('S3_REGION'),
        key: readKey(read),
      };
  }
}

function readKey(read: Reader): S3Key | null {
  const [accessKeyId, secretAccessKey] = [read.text('S3_ACCESS_KEY_ID'), read.text('S3_SECRET_ACCESS_KEY')];
  const sessionToken = read.text('S3_SESSION_TOKEN');
  if (accessKeyId !== null && secretAccessKey !== null) {
    return { accessKeyId, secretAccessKey, ...(sessionToken === null ? {} : { sessionToken }) };
  }
  const missing = accessKeyId === null ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY';
  // Half of a key is a mistake, for which no other credentials stand in.
  if (accessKeyId !== null || secretAccessKey !== null || sessionToken !== null) {
    read.problem(
      missing,
      'must be set together with the other half of the key, or leave out all S3_… keys to use a role',
    );
  }
  return null;
}
