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
  /** A file of the person's, with word of how far it has got. */
  readonly upload: <Id extends UploadRouteId>(
    routeId: Id,
    input: Omit<CallOf<Id>, 'upload'> & { readonly upload: Blob },
    options?: { readonly signal?: AbortSignal; readonly onProgress?: (progress: UploadProgress) => void },
  ) => Promise<ReplyOf<Id>>;
  /** A file that is made while it is sent. @throws NetworkError also where the connection breaks before it is whole */
  readonly download: <Id extends FileRouteId>(
    routeId: Id,
    input: CallOf<Id>,
    options?: { readonly signal?: AbortSignal; readonly onProgress?: (progress: DownloadProgress) => void },
  ) => Promise<Download>;
};

export type UploadProgress = { readonly sentBytes: number; readonly totalBytes: number };

/** Sends a request and says how far its body has got; `fetch` says nothing of that. */
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
  /** How files are sent; as everything else by default, without word of how far they have got. */
  readonly sendFile?: SendFile;
  readonly tokens: TokenStore;
  /** Where a refresh under way is remembered. */
  readonly storage: Storage;
};
type Values = Record<string, string | number | boolean | undefined>;
type Parts = {
  params?: Values;
  query?: Values;
  body?: unknown;
  upload?: Blob;
  onProgress?: (progress: UploadProgress) => void;
};

/** Every call there is, typed by the contract's route table. */
export function createApi({ fetch, sendFile, tokens, storage }: ApiOptions): Api {
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
        // The token is for this site: a redirect to another one must fail, not carry it there (TOKEN-O1).
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

  /** The reply to a call that went well, after a refresh where one was needed. */
  const ask = async (route: Address, parts: Parts, signal: AbortSignal | undefined): Promise<Response> => {
    await refresh.settled();
    const token = tokens.read();
    let reply = await send(route, parts, signal);
    // A public route does not look at the token, so what it refuses is something else.
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

  return {
    call,
    ...createQueries(call),
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
