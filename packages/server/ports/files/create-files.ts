import type { FileStorage } from '../../config/file-storage.ts';
import type { FileStore } from './file-store.ts';
import { withOwnErrors } from './files-away.ts';
import { createLocalFiles } from './local-files.ts';
import { createS3Files } from './s3-files.ts';

/** Creates the file store of the configuration. */
export const createFiles = (storage: FileStorage): FileStore =>
  withOwnErrors(storage.kind === 's3' ? createS3Files(storage) : createLocalFiles(storage.folder));
