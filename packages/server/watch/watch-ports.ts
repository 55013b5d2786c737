import type { Ports } from '../services.ts';
import type { FileStore } from '../ports/files/file-store.ts';
import { SmsRefusedError } from '../ports/sms/sms-sender.ts';

/** What became of a message: `refused` by the provider for good, or `failed`. */
export type MessageOutcome = 'sent' | 'refused' | 'failed';

type PortWatch = {
  readonly onMessage: (kind: 'sms' | 'mail', outcome: MessageOutcome) => void;
  /** An operation of the file store failed. */
  readonly onFilesError: () => void;
};

/** The same ports, whose messages and failures are counted. */
export function watchPorts(ports: Ports, { onMessage, onFilesError }: PortWatch): Ports {
  const counted = async (kind: 'sms' | 'mail', sending: Promise<void>): Promise<void> => {
    try {
      await sending;
      onMessage(kind, 'sent');
    } catch (error) {
      onMessage(kind, error instanceof SmsRefusedError ? 'refused' : 'failed');
      throw error;
    }
  };
  return {
    ...ports,
    sms: { send: (phoneNumber, text) => counted('sms', ports.sms.send(phoneNumber, text)) },
    mail: { ...ports.mail, send: (mail) => counted('mail', ports.mail.send(mail)) },
    files: watchFiles(ports.files, onFilesError),
  };
}

function watchFiles(files: FileStore, onError: () => void): FileStore {
  const fail = (error: unknown): never => {
    onError();
    throw error;
  };
  async function* watched<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    try {
      yield* items;
    } catch (error) {
      fail(error);
    }
  }
  return {
    put: (key, content) => files.put(key, content).catch(fail),
    find: async (key) => {
      const file = await files.find(key).catch(fail);
      return file === null ? null : { ...file, read: (range) => watched(file.read(range)) };
    },
    remove: (keys) => files.remove(keys).catch(fail),
    list: (prefix) => watched(files.list(prefix)),
  };
}
