import type { CallOf, RouteId, Routes } from '@strokebook/contract';
import { type Address, addresses } from '@strokebook/contract/addresses';
import type { Call, IsFile, ReplyOf } from './call.ts';
import { createQueries } from './create-queries.ts';
import { type Download, type DownloadProgress, readDownload } from './download.ts';
import { errorOf, NetworkError } from './errors.ts';
import { createRefresh } from './refresh.ts';
import type { TokenStore } from './token-store.ts';

export type Api = ReturnType<typeof createQueries> & {
  readonly call: Call;
  /** Calls a route that reads; where the network fails it may answer with the reply from before. */
  readonly read: Call;
  /** Uploads a file and reports progress. */
  readonly upload: <Id extends UploadRouteId>(
    routeId: Id,
    input: Omit<CallOf<Id>, 'upload'> & { readonly upload: Blob },
    options?: { readonly signal?: AbortSignal; readonly onProgress?: (progress: UploadProgress) => void },
  ) => Promise<ReplyOf<Id>>;
  /** Downloads a streamed file. @throws NetworkError also if the connection breaks before it is complete */
  readonly download: <Id extends FileRouteId>(
    routeId: Id,
    input: CallOf<Id>,
    options?: { readonly signal?: AbortSignal; readonly onProgress?: (progress: DownloadProgress) => void },
  ) => Promise<Download>;
};

export type UploadProgress = { readonly sentBytes: number; readonly totalBytes: number };

/** Sends a request and reports progress of its body, which `fetch` cannot do. */
export type SendFile = (
  url: string,
  init: RequestInit,
  onProgress: (progress: UploadProgress) => void,
) => Promise<Response>;

type IsUpload<Id extends RouteId> = Routes[Id] extends { readonly upload: object } ? true : false;
type UploadRouteId = { [Id in RouteId]: IsUpload<Id> extends true ? Id : never }[RouteId];

type FileRouteId = { [Id in RouteId]: IsFile<Id> extends true ? Id : never }[RouteId];

type ApiOptions = {
  readonly fetch: typeof fetch;
  /** Sends files; the default is `fetch`, without progress. */
  readonly sendFile?: SendFile;
  readonly tokens: TokenStore;
  /** Stores the state of a running refresh. */
  readonly storage: Storage;
  /** Changes calls that read, to keep their replies. */
  readonly remember?: (call: Call) => Call;
};
type Values = Record<string, string | number | boolean | undefined>;
type Parts = {
  params?: Values;
  query?: Values;
  body?: unknown;
  upload?: Blob;
  onProgress?: (progress: UploadProgress) => void;
};

/** The client for all calls, typed by the contract's route table. */
export function createApi({ fetch, sendFile, tokens, storage, remember = (same) => same }: ApiOptions): Api {
  const send = async (route: Address, parts: Parts, signal: AbortSignal | undefined): Promise<Response> => {
    const token = tokens.read();
    const headers: Record<string, string> = {};
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (parts.body !== undefined) headers['content-type'] = 'application/json';
    if (parts.upload !== undefined) headers['content-type'] = 'application/octet-stream';
    try {
      const init: RequestInit = {
        method: route.method,
        headers,
        credentials: 'same-origin',
        // The token is for this site only: a redirect to another site must fail, not send the token there (TOKEN-O1).
        mode: 'same-origin',
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
        ...(parts.upload === undefined ? {} : { body: parts.upload }),
        ...(signal === undefined ? {} : { signal }),
      };
      const { onProgress } = parts;
      return sendFile === undefined || onProgress === undefined
        ? await fetch(addressOf(route, parts), init)
        : await sendFile(addressOf(route, parts), init, onProgress);
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new NetworkError(cause);
    }
  };

  const refresh = createRefresh({ tokens, storage, send: (route, parts) => send(route, parts, undefined) });

  /** Sends a request, refreshes the token if needed, and returns the successful reply. */
  const ask = async (route: Address, parts: Parts, signal: AbortSignal | undefined): Promise<Response> => {
    await refresh.settled();
    const token = tokens.read();
    let reply = await send(route, parts, signal);
    // A public route ignores the token, so its 401 has another cause.
    const isTokenRefused = reply.status === 401 && token !== null && !route.isPublic;
    if (isTokenRefused && (await refresh.renew(token))) reply = await send(route, parts, signal);
    if (!reply.ok) throw await errorOf(reply);
    return reply;
  };

  const call: Call = async (routeId, input, options) => {
    const route = addresses[routeId];
    const reply = await ask(route, input as Parts, options?.signal);
    return (await (route.isFile ? reply.blob() : reply.json())) as never;
  };

  const read = remember(call);
  return {
    call,
    read,
    ...createQueries(read),
    upload: async (routeId, input, { signal, onProgress } = {}) => {
      const parts = { ...(input as Parts), ...(onProgress === undefined ? {} : { onProgress }) };
      return (await (await ask(addresses[routeId], parts, signal)).json()) as never;
    },
    download: async (routeId, input, { signal, onProgress = () => undefined } = {}) =>
      readDownload(await ask(addresses[routeId], input as Parts, signal), signal, onProgress),
  };
}

function addressOf(route: Address, { params = {}, query = {} }: Parts): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
