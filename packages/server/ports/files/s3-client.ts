import { S3Client, type S3ServiceException } from '@aws-sdk/client-s3';
import type { FileStorage } from '../../config/file-storage.ts';

export type S3Storage = Extract<FileStorage, { readonly kind: 's3' }>;

/** Attempts of a call that the store is too busy for, or whose kept connection it has closed. */
export const ATTEMPTS = 4;

/** Without a key the client looks for credentials where Amazon's own tools do: environment, profile, role. */
export const createS3Client = ({ endpoint, region, key }: S3Storage): S3Client =>
  new S3Client({
    region,
    maxAttempts: ATTEMPTS,
    // Other stores seldom have a host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(key === null ? {} : { credentials: key }),
    // Other stores refuse the newer checksums, and the connection is encrypted.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Waiting for it takes six seconds at a store that does not know it.
    expectContinueHeader: false,
    // A slow reader of a video keeps its connection, and must not keep other calls waiting.
    requestHandler: { httpAgent: { maxSockets: Infinity }, httpsAgent: { maxSockets: Infinity } },
    // The failure itself is logged, and standard error is for JSON.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });

function ignore(): void {}

/** The store answered, but with a status that is none of success. */
export class RefusedByStore extends Error {
  override readonly name = 'RefusedByStore';
  readonly status: number;

  constructor(status: number, code: string, method: string) {
    // The client names a reply without a code 'Unknown…' or by its status.
    const isCode = /^[A-Z]\w{1,60}$/.test(code) && !code.startsWith('Unknown');
    super(`the file storage answered ${status} to ${method}${isCode ? ` (${code})` : ''}`);
    this.status = status;
  }
}

/** A refusal without the client's own fields, which have keys and addresses; another failure as it is. */
export function toRefusal(error: unknown, method: string): unknown {
  const { $metadata, name } = error as Partial<S3ServiceException>;
  const status = $metadata?.httpStatusCode;
  return status === undefined ? error : new RefusedByStore(status, name ?? '', method);
}

/** Whether the same call may succeed a moment later. */
export const isBusy = (error: unknown): boolean =>
  error instanceof RefusedByStore
    ? error.status >= 500 || error.status === 429
    : (error as NodeJS.ErrnoException).code === 'ECONNRESET';
