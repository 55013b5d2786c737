import type { WorkerMessage, WorkerRequest } from './import-worker.ts';
import type { ReadFiles } from './read-files.ts';

/**
 * Reads files in a worker, or on the page where a browser has no workers.
 *
 * @param signal ends the reading @throws Error if the worker stops, such as for lack of memory
 */
export async function readInWorker(
  request: WorkerRequest,
  { onRead, signal }: { readonly onRead: (bytes: number) => void; readonly signal: AbortSignal },
): Promise<ReadFiles> {
  if (typeof Worker === 'undefined') {
    const { readFiles } = await import('./read-files.ts');
    return readFiles(request.files, request.choices, onRead);
  }
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadFiles>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind === 'read') onRead(data.bytes);
        else resolve(data.result);
      });
      worker.addEventListener('error', () =>
        reject(
          new Error(
            navigator.onLine
              ? 'The files could not be read on this device. Choose fewer of them at once.'
              : 'There is no network, and what reads files is not on this device yet. Choose them again when you are online.',
          ),
        ),
      );
      signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker, which has no origin
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
