import type { SheetChoices } from '@strokebook/importers/rounds';
import { type ReadFiles, readFiles } from './read-files.ts';

/** What the worker says to the page. */
export type WorkerMessage =
  | { readonly kind: 'read'; readonly bytes: number }
  | { readonly kind: 'done'; readonly result: ReadFiles };

const say = (message: WorkerMessage): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's own, which has no origin
  (globalThis as unknown as { postMessage: (message: WorkerMessage) => void }).postMessage(message);

/** What the page asks of the worker. */
export type WorkerRequest = { readonly files: readonly File[]; readonly choices: SheetChoices };

/** Reads the files of one message, apart from the page, which stays responsive (IMPORT-01). */
addEventListener('message', ({ data: { files, choices } }: MessageEvent<WorkerRequest>) => {
  void readFiles(files, choices, (bytes) => say({ kind: 'read', bytes })).then((result) =>
    say({ kind: 'done', result }),
  );
});
