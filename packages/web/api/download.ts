import { ESTIMATED_BYTES_HEADER } from '@strokebook/contract';
import { NetworkError } from './errors.ts';

export type Download = {
  readonly blob: Blob;
  /** The name from the server. */
  readonly fileName: string;
};

export type DownloadProgress = {
  readonly receivedBytes: number;
  /** The estimated size; null if the server sends none. */
  readonly estimatedBytes: number | null;
};

/** Reads a reply's file piece by piece. @throws NetworkError if the connection breaks before it is complete */
export async function readDownload(
  reply: Response,
  signal: AbortSignal | undefined,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Download> {
  const estimate = Number(reply.headers.get(ESTIMATED_BYTES_HEADER) ?? Number.NaN);
  const estimatedBytes = Number.isFinite(estimate) && estimate > 0 ? estimate : null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  onProgress({ receivedBytes, estimatedBytes });
  try {
    const reader = reply.body?.getReader();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      pieces.push(part.value);
      receivedBytes += part.value.byteLength;
      onProgress({ receivedBytes, estimatedBytes });
    }
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  const type = reply.headers.get('content-type') ?? '';
  return { blob: new Blob(pieces, { type }), fileName: fileNameOf(reply) };
}

const fileNameOf = (reply: Response): string =>
  /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
