import type { FileStorage } from '../../config/file-storage.ts';
import type { FileStore } from './file-store.ts';
import { withOwnErrors } from './files-away.ts';
import { createLocalFiles } from './local-files.ts';

/** Creates the file store of the configuration. The client of S3 is loaded only for a bucket. */
export async function createFiles(storage: FileStorage): Promise<FileStore> {
  if (storage.kind === 'local') return withOwnErrors(createLocalFiles(storage.folder));
  const { createS3Files } = await import('./s3-files.ts');
  return withOwnErrors(createS3Files(storage));
}
