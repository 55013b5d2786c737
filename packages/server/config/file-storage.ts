import { join } from 'node:path';
import type { Reader } from './reader.ts';
import type { SettingName } from './setting-names.ts';

/** Storage of pictures and clips. */
export type FileStorage =
  | { readonly kind: 'local'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      /** Endpoint of the service without the bucket, which is part of the path. */
      readonly endpoint: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      readonly sessionToken: string | null;
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
    case 's3': {
      const region = needed('S3_REGION');
      return {
        kind: 's3',
        bucket: needed('S3_BUCKET'),
        endpoint: read.url('S3_ENDPOINT', ['https:', 'http:']) ?? `https://s3.${region}.amazonaws.com`,
        region,
        accessKeyId: needed('S3_ACCESS_KEY_ID'),
        secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
        sessionToken: read.text('S3_SESSION_TOKEN'),
      };
    }
  }
}
