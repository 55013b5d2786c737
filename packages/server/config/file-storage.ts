import { join } from 'node:path';
import { type AwsKey, readAwsKey } from './aws-key.ts';
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
      readonly key: AwsKey | null;
    };

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
        key: readAwsKey(read, 'S3'),
      };
  }
}
