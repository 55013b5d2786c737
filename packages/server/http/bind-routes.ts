import type { AccountId } from '@strokebook/golf/access';
import { Readable } from 'node:stream';
import { type Access, errorsOf, type Route, type RouteId, routes, toProblems } from '@strokebook/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { TokenHolder } from '../db/accounts/access-queries.ts';
import type { Queryable } from '../db/database.ts';
import type { CallCounter } from './call-limits.ts';
import { addressOf, callerOf } from './caller.ts';
import { checkAccess, type Granted } from './check-access.ts';
import { EncodedReply } from './encoded-reply.ts';
import type { EarlyHandlers, FileReply, Handler, Handlers, RequestContext } from './handler.ts';
import { findUnstorableTexts } from './json-guard.ts';
import type { PublicPages } from './page-parts.ts';
import { isUpload, rawBodyOf } from './parse-bodies.ts';
import type { Clock } from '../ports/clock.ts';
import type { ChangeTrail } from './change-trail.ts';
import { RequestError } from './request-error.ts';
import { sendFile } from './send-file.ts';
import { hostOf } from './host-of.ts';
import type { WaitForStart } from './starting.ts';

/** The handlers of requests, available once the database is ready. */
export type Backend = {
  readonly query: Queryable;
  readonly clock: Pick<Clock, 'today'>;
  readonly handlers: Handlers;
  readonly pages: PublicPages;
  /** The holder of an id token. @throws RequestError if it is expired or not from a trusted issuer. */
  readonly readToken: (idToken: string) => Promise<TokenHolder>;
  /** Counts calls by caller, across all routes. */
  readonly callLimits: CallCounter;
  /**
   * Builds a report when it is its caller's turn. @throws RequestError REPORTS_BUSY if too many of this caller wait.
   */
  readonly inReportTurn: <Result>(work: () => Promise<Result>, caller: string) => Promise<Result>;
  readonly inChangeTrail: ChangeTrail;
  /** Stops background work. */
  readonly close: () => Promise<void>;
};

const DEFAULT_BODY_BYTES = 256 * 1024;

/** How long a call waits for a server that is starting: a restart takes a few seconds. */
const MAX_WAIT_MS = 10_000;

/**
 * Registers every route of the contract; `backend` returns null until the server is ready, `early` always answers. Calls
 * that arrive while the server starts wait for it, so that a restart fails none.
 */
export function bindRoutes(
  app: FastifyInstance,
  backend: () => Backend | null,
  early: EarlyHandlers,
  { publicUrl }: { readonly publicUrl: string | null },
  waitForStart: WaitForStart,
): void {
  const isPublicSecure = publicUrl?.startsWith('https:') === true;
  for (const [id, route] of Object.entries(routes) as [RouteId, Route][]) {
    const bodyLimit = route.maxBodyBytes ?? DEFAULT_BODY_BYTES;
    app.route({
      method: route.method,
      url: route.path,
      // Limits JSON bodies only, which are read before authentication; routes read files piece by piece.
      bodyLimit,
      config: { takesUpload: route.upload !== undefined, ignoresForm: route.ignoresForm === true },
      ...(!(id in early) && {
        onRequest: async (request: FastifyRequest) => {
          // A load balancer asks until the answer is yes.
          if (backend() === null && id !== 'getReady') await waitForStart(MAX_WAIT_MS);
          if (route.isUncounted === true) return;
          const ready = backend();
          // A too large body is refused at once, because more of it would arrive while the token is verified.
          const isTooLarge = !isUpload(request) && Number(request.headers['content-length'] ?? 0) > bodyLimit;
          if (ready !== null && !isTooLarge) await countCall(ready, route, request);
        },
      }),
      handler: async (request, reply) => {
        if (id in early) return send(route, await early[id as keyof EarlyHandlers](), request, reply);
        const ready = backend();
        if (ready === null) throw new RequestError('NOT_READY');
        return answer(ready, id as keyof Handlers, route, request, reply, isPublicSecure);
      },
    });
  }
}

/** A report's document is built anew for each call, in about 30 ms for the largest, even if its rendering is cached. */
const REPORT_WEIGHT = 5;

const isReport = (route: Route): boolean => errorsOf(route).has('REPORTS_BUSY');

/** Runs before the body is read. A call with an invalid token counts for its network; the handler refuses it. */
async function countCall({ readToken, callLimits }: Backend, route: Route, request: FastifyRequest): Promise<void> {
  const holder = await readHolder(readToken, route.access, request).catch(() => null);
  const isWrite = route.method !== 'GET' && route.isRead !== true;
  const weight = isReport(route) ? REPORT_WEIGHT : 1;
  const retryAfterSeconds = callLimits.count(callerOf(holder, addressOf(request)), isWrite, weight);
  if (retryAfterSeconds !== null) throw new RequestError('TOO_MANY_REQUESTS', undefined, { retryAfterSeconds });
}

async function answer(
  backend: Backend,
  id: keyof Handlers,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  isPublicSecure: boolean,
) {
  const params = parse(route.params, request.params, 'REQUEST_INVALID');
  const holder = await readHolder(backend.readToken, route.access, request);
  const askedAbout = (params ?? {}) as { accountId?: AccountId; organizationId?: number };
  const granted = await checkAccess(backend.query, route.access, askedAbout, holder, backend.clock);
  const input = {
    params,
    query: parse(route.query, request.query, 'REQUEST_INVALID'),
    body: parse(route.body, request.body, route.bodyError ?? 'REQUEST_INVALID'),
    upload: route.upload === undefined ? undefined : uploadOf(request),
  };
  assertOwnAccount(askedAbout, input);
  const context = createContext(request, reply, holder, granted, isPublicSecure);
  // The table's types tie each handler to its route; they cannot be expressed in this loop over all routes.
  const handler = backend.handlers[id] as unknown as Handler<'getRound'>;
  const run = () =>
    backend.inChangeTrail({ routeId: id, ...granted, input }, () =>
      handler(input as unknown as Parameters<Handler<'getRound'>>[0], context),
    );
  const output: unknown = await (isReport(route) ? backend.inReportTurn(run, context.caller) : run());
  return send(route, output, request, reply);
}

function parse(schema: z.ZodType | undefined, value: unknown, code: RequestError['code']): unknown {
  if (schema === undefined) return undefined;
  const unstorable = findUnstorableTexts(value);
  if (unstorable.length > 0) throw new RequestError(code, unstorable);
  const result = schema.safeParse(value);
  if (!result.success) throw new RequestError(code, toProblems(result.error));
  return result.data;
}

/** Access was checked for the account of the path, so a field that names another one is refused. */
function assertOwnAccount(
  { accountId }: { readonly accountId?: AccountId },
  { query, body }: { readonly query: unknown; readonly body: unknown },
): void {
  const named = [query, body].map((part) => (part as { readonly accountId?: unknown } | undefined)?.accountId);
  if (accountId === undefined || named.every((one) => one === undefined || one === accountId)) return;
  const message = `must be ${accountId}, the account of the path`;
  throw new RequestError('REQUEST_INVALID', [{ path: '$.accountId', message }]);
}

/** The body's bytes; a call without a body is an empty file. */
const uploadOf = (request: FastifyRequest): AsyncIterable<Uint8Array> =>
  request.body instanceof Readable ? request.body : Readable.from([]);

/** Public routes ignore the token, so that signing in works with an expired one. */
async function readHolder(
  readToken: Backend['readToken'],
  access: Access,
  request: FastifyRequest,
): Promise<TokenHolder | null> {
  const header = request.headers.authorization;
  if (access.kind === 'public' || header === undefined) return null;
  const token = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw new RequestError('NotAuthorizedException');
  return readToken(token);
}

function createContext(
  request: FastifyRequest,
  reply: FastifyReply,
  holder: TokenHolder | null,
  { viewer, account }: Granted,
  isPublicSecure: boolean,
): RequestContext {
  return {
    holder,
    viewer,
    host: hostOf(request),
    origin: { address: addressOf(request), device: deviceOf(request) },
    caller: callerOf(holder, addressOf(request)),
    raw: { body: rawBodyOf(request), header: (name) => String(request.headers[name] ?? '') },
    cookie: (name) => (isFromOtherSite(request) ? null : (request.cookies[name] ?? null)),
    setCookie: (name, value, { path, maxAgeSeconds }) => {
      void reply.setCookie(name, value ?? '', {
        path,
        httpOnly: true,
        sameSite: 'strict',
        // The cookie is Secure even if the proxy does not forward its protocol.
        secure: isPublicSecure || request.protocol === 'https',
        maxAge: value === null ? 0 : maxAgeSeconds,
      });
    },
    get signedIn() {
      if (holder === null) throw new Error('this route is open to visitors');
      return holder;
    },
    get account() {
      if (account === null) throw new Error('this route has no account');
      return account;
    },
  };
}

/**
 * Whether a page of another site sends this request, including a sister subdomain, from which SameSite cookies are
 * sent. Browsers say so in Sec-Fetch-Site; older ones only send the page's origin.
 */
function isFromOtherSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== host;
}

/** The device from the User-Agent header, truncated and cleaned, because callers control it. */
const deviceOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200);

async function send(route: Route, output: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (output instanceof EncodedReply) {
    const { bytes, encoding } = await output.encode(request.headers['accept-encoding']?.toString() ?? '');
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(bytes);
  }
  if ('file' in route.output) {
    return sendFile(output as FileReply, request, reply);
  }
  // Parsing drops fields that the contract does not list, so a handler cannot leak one by accident.
  return reply.header('cache-control', 'no-store').send(route.output.parse(output));
}
