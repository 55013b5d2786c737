import type { DeviceDatabase } from './database.ts';

/** Limits of all replies on the device together. */
const MAX_REPLIES = 400;
const MAX_BYTES = 12 * 1024 * 1024;
/** Larger replies, such as whole exports, are not kept. */
const MAX_REPLY_BYTES = 1024 * 1024;
/** After this time nothing is shown that the account saw once: access may have been withdrawn. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1_000;

type ReplyRecord = {
  /** Whose token got it. */
  readonly holder: string;
  readonly call: string;
  readonly keptAt: number;
  readonly text: string;
};

type KeptReply = { readonly reply: unknown; readonly keptAt: number };

/** Replies of the server on the device, for a start without a network (ENTRY-20). */
export type KeptReplies = {
  readonly read: (holder: string, call: string) => Promise<KeptReply | null>;
  readonly keep: (holder: string, call: string, reply: unknown) => Promise<void>;
  /** Removes the replies of everybody but one. */
  readonly keepOnly: (holder: string | null) => Promise<void>;
};

const reading = { stores: ['replies'], isWrite: false } as const;
const writing = { stores: ['replies'], isWrite: true } as const;

export function createKeptReplies(database: DeviceDatabase, now: () => number): KeptReplies {
  let keptSincePrune = 0;

  const prune = () =>
    database.run(writing, async (transaction) => {
      const records = await transaction.getAll<ReplyRecord>('replies', everything());
      const newestFirst = [...records].sort((a, b) => b.keptAt - a.keptAt);
      let bytes = 0;
      for (const [index, { holder, call, keptAt, text }] of newestFirst.entries()) {
        bytes += text.length;
        if (index < MAX_REPLIES && bytes <= MAX_BYTES && now() - keptAt <= MAX_AGE_MS) continue;
        await transaction.remove('replies', [holder, call]);
      }
    });

  return {
    read: async (holder, call) => {
      const found = await database.run(reading, (transaction) =>
        transaction.get<ReplyRecord>('replies', [holder, call]),
      );
      if (found === undefined || now() - found.keptAt > MAX_AGE_MS) return null;
      return { reply: JSON.parse(found.text) as unknown, keptAt: found.keptAt };
    },
    keep: async (holder, call, reply) => {
      const text = JSON.stringify(reply);
      if (text.length > MAX_REPLY_BYTES) return;
      const record: ReplyRecord = { holder, call, keptAt: now(), text };
      await database.run(writing, (transaction) => transaction.put('replies', record));
      // At the first one of a visit too, because the last visit may be long ago.
      if (keptSincePrune % 50 === 0) await prune();
      keptSincePrune += 1;
    },
    keepOnly: (holder) =>
      database.run(writing, async (transaction) => {
        const records = await transaction.getAll<ReplyRecord>('replies', everything());
        for (const record of records) {
          if (record.holder !== holder) await transaction.remove('replies', [record.holder, record.call]);
        }
      }),
  };
}

/** An array sorts behind every text. */
const everything = (): IDBKeyRange => IDBKeyRange.bound([''], [[]]);
