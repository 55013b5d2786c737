import type { LandingSeason, OutputOf } from '@strokebook/contract';
import type { Config } from './config.ts';
import type { CareerCache } from './db/rounds/career-cache.ts';
import type { Database } from './db/database.ts';
import type { ReplyCache } from './http/reply-cache.ts';
import type { MediaTokens } from './media/media-tokens.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/files/file-store.ts';
import type { Log } from './ports/log.ts';
import type { MailSender } from './ports/mail/mail-sender.ts';
import type { SmsSender } from './ports/sms/sms-sender.ts';
import type { RatedRounds } from './reports/rated-rounds.ts';
import type { Uploads } from './uploads/receive-upload.ts';

/** The external services of the product. */
export type Ports = {
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly mail: MailSender;
  readonly files: FileStore;
};

/** What features are made with; each picks what it uses. */
export type Services = Ports & {
  readonly config: Config;
  readonly database: Database;
  /** Those of the database. */
  readonly query: Database['query'];
  readonly readAt: Database['readAt'];
  readonly log: Log;
  readonly uploads: Uploads;
  readonly tokens: MediaTokens;
  /** Shared, so that features use each other's loaded careers. */
  readonly careers: CareerCache;
  /** Shared, as an index is on its page and behind the default standard. */
  readonly ratedRounds: RatedRounds;
  readonly replies: ReplyCache;
  /** The secret that numbers of links, and tokens of mails, are made of. */
  readonly linkSecret: Uint8Array;
  /** Settings of the installation for the web app, by host. */
  readonly readSettings: (host: string) => Promise<OutputOf<'getSettings'>>;
  readonly readLandingSeason: () => Promise<LandingSeason>;
  /** Whether the server is about to stop. */
  readonly isStopping: () => boolean;
};
