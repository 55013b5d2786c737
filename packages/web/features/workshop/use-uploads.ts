import { useEffect, useRef, useState } from 'react';
import type { UploadProgress } from '../../api/client.ts';
import { errorText } from '../../api/error-text.ts';

export type Upload = {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  readonly error: string | null;
};

export type SendOne = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: UploadProgress) => void },
) => Promise<unknown>;

export type UploadList = ReturnType<typeof useUploads>;

/** '2 files are still on their way.' */
export const uploadsText = (underWay: number): string =>
  `${underWay === 1 ? 'One file is' : `${underWay} files are`} still on the way, and would not arrive.`;

/** UploadList files one after the other; a failed one stays with its reason, and the next one starts. */
export function useUploads(send: SendOne, onDone: () => Promise<void>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [doneCount, setDoneCount] = useState(0);
  const nextId = useRef(1);
  const running = useRef<{ readonly id: number; readonly controller: AbortController } | null>(null);
  useEffect(() => () => running.current?.controller.abort(), []);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  const start = async ({ id, file }: Upload) => {
    const controller = new AbortController();
    running.current = { id, controller };
    change(id, { state: 'sending', share: 0, error: null });
    try {
      await send(file, {
        signal: controller.signal,
        onProgress: ({ sentBytes, totalBytes }) => change(id, { share: totalBytes === 0 ? 0 : sentBytes / totalBytes }),
      });
      await onDone();
      drop(id);
      setDoneCount((count) => count + 1);
    } catch (error) {
      if (controller.signal.aborted) drop(id);
      else change(id, { state: 'failed', error: errorText(error) });
    }
    running.current = null;
  };

  const waiting = uploads.find(({ state }) => state === 'waiting');
  const isSending = uploads.some(({ state }) => state === 'sending');
  useEffect(() => {
    if (waiting !== undefined && !isSending && running.current === null) void start(waiting);
  });

  return {
    uploads,
    /** Number of waiting and running uploads, which leaving the page would lose. */
    underWay: uploads.filter(({ state }) => state !== 'failed').length,
    doneCount,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const id = nextId.current;
        nextId.current += 1;
        return { id, file, state: 'waiting', share: 0, error: null };
      });
      setUploads((all) => [...all, ...added]);
    },
    retry: (id: number) => change(id, { state: 'waiting', error: null }),
    cancel: (id: number) => {
      if (running.current?.id === id) running.current.controller.abort();
      else drop(id);
    },
  };
}
