import type { Database } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import type { Log } from '../ports/log.ts';
import type { Uploads } from '../uploads/receive-upload.ts';
import type { MediaTokens } from './media-tokens.ts';

/** Dependencies of features with pictures and clips. */
export type MediaDeps = {
  readonly database: Database;
  readonly files: FileStore;
  readonly tokens: MediaTokens;
  readonly uploads: Uploads;
  readonly clock: Clock;
  readonly log: Log;
};
