import { type Route, type RouteId, routes } from '@strokebook/contract';
import type { Random } from '@strokebook/demo';
import { callOf } from '../every-call.ts';
import { reportCases } from '../report-cases.ts';
import { fillWithKnown, type Harvest, mutate } from './mutate.ts';

export type FuzzRequest = {
  /** Its name in the statistics. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
};

const routeIds = Object.keys(routes) as RouteId[];
/** Calls whose ids are those of earlier answers, and that are sent as they are. */
const AIMED = 0.3;
const FILLED = 0.5;
const CHANGED = 0.6;
const BROKEN_TRANSPORT = 0.12;
const PAGE = 0.05;

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Account ids of the demo world, an unknown one, the one with a private site (7), a new member of a team (47). */
const accountIds = [1, 1, 1, 2, 3, 5, 6, 7, 8, 9, 10, 47, 999_999];

const pagePaths = [
  '/',
  '/auth',
  '/golf/search?q=an',
  '/player/ingrid-solberg',
  '/player/ingrid-solberg/summary',
  '/player/priya-raman/resume',
  '/player/%F0%9F%98%80/stats',
  '/player/%/summary',
  '/golf/harrow/players',
  '/cgr/resume?accountId=1',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-profiles-1.xml',
  '/assets/../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '//evil.example/',
];

/** Places whose answers are files, and large. */
const isFile = (path: string): boolean => /export|reports|\.\w+$/.test(path);
/** Ids of which each is read; of an account only what is the caller's own. */
const MAX_READ = 5;

/**
 * Reads of what belongs to a caller: first those without an id, then those of the teams and players that the answers
 * named, which are looked up while the reads go on.
 */
export function* readsOf(
  known: Harvest,
  accountId: number,
): Generator<{ readonly name: string; readonly path: string }> {
  const reads = routeIds.flatMap((name) => {
    const { method, path }: Route = routes[name];
    const [param, ...others] = [...path.matchAll(/:(\w+)/g)].map(([, found]) => found ?? '');
    return method !== 'GET' || isFile(path) || others.length > 0 ? [] : [{ name, path, param }];
  });
  for (const { name, path, param } of reads) if (param === undefined) yield { name, path };
  for (const { name, path, param } of reads) {
    if (param === undefined) continue;
    const ids = param === 'accountId' ? [accountId] : (known.get(param) ?? []).slice(0, MAX_READ);
    for (const id of ids) yield { name, path: path.replace(`:${param}`, encodeSafely(id)) };
  }
}

/** The next request: a harmless call of a route, usually with a mutation. */
export function nextRequest(
  random: Random,
  known: Harvest,
  caller: { readonly accountId: number; readonly token: string | null },
): FuzzRequest {
  const headers: Record<string, string> = caller.token === null ? {} : { authorization: `Bearer ${caller.token}` };
  headers['accept-encoding'] = random.pick(['identity', 'gzip', 'br', 'gzip, br', '*', 'x;q=nan']);
  if (random.chance(PAGE)) {
    return breakTransport(random, {
      name: 'page',
      method: 'GET',
      path: random.pick(pagePaths),
      headers,
      body: undefined,
    });
  }
  const id = random.pick(routeIds);
  const route: Route = routes[id];
  const parties = {
    accountId: random.pick(accountIds),
    caller: { accountId: caller.accountId, firstName: 'Fuzz', lastName: 'Caller' },
  };
  const isReport = id === 'previewReport' || id === 'getReportPdf';
  const { upload, ...plain } = (
    isReport ? { body: random.pick(reportCases).request(parties.accountId, 0) } : callOf(id, parties)
  ) as { upload?: Uint8Array; params?: object; query?: object };
  const call = structuredClone(plain) as Record<string, unknown>;
  if (id === 'importRounds') call['params'] = { ...plain.params, importId: importId(random) };
  if (random.chance(AIMED)) {
    const { params, body } = call;
    // Ids and secrets stand in params, or are all of a body.
    fillWithKnown(random, isRecord(params) ? params : isRecord(body) ? body : {}, known, 1);
  } else {
    if (random.chance(FILLED)) fillWithKnown(random, call, known, 0.7);
    if (random.chance(CHANGED)) mutate(random, call, known);
  }
  const path = pathOf(route, call['params']) + queryOf(call['query']);
  if (route.upload !== undefined) headers['content-type'] = 'application/octet-stream';
  else if (call['body'] !== undefined) headers['content-type'] = 'application/json';
  const body = upload === undefined ? encode(call['body']) : random.pick([Buffer.from(upload), PICTURE]);
  const request = { name: id, method: route.method, path, headers, body };
  return random.chance(BROKEN_TRANSPORT) ? breakTransport(random, request) : request;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An import of each person is their own. */
const importId = (random: Random): string =>
  `00000000-0000-4000-8000-${String(random.int(0, 999_999)).padStart(12, '0')}`;

const encode = (body: unknown): Buffer | undefined =>
  body === undefined ? undefined : Buffer.from(JSON.stringify(body) ?? '');

const pathOf = ({ path }: Route, params: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeSafely((params as Record<string, unknown> | null)?.[name] ?? ''));

const queryOf = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return '';
  const parts = Object.entries(query).map(([name, value]) => `${encodeSafely(name)}=${encodeSafely(value)}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};

/** An unpaired surrogate has no UTF-8 encoding, so it is written as a broken escape. */
function encodeSafely(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
}

/** The same request with its method, headers or bytes broken. */
function breakTransport(random: Random, request: FuzzRequest): FuzzRequest {
  const { headers, body } = request;
  const withHeaders = (more: Record<string, string>) => ({ ...request, headers: { ...headers, ...more } });
  switch (random.int(0, 13)) {
    case 0:
      return { ...request, method: random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'QUERY']) };
    case 1:
      return withHeaders({
        'content-type': random.pick(['text/plain', 'application/xml', '', 'application/json; charset=x']),
      });
    case 2:
      return withHeaders({ 'content-encoding': random.pick(['gzip', 'br', 'deflate', 'x']) });
    case 3:
      return { ...request, body: body?.subarray(0, random.int(0, body.length)) };
    case 4:
      return { ...request, body: Buffer.from(Array.from({ length: random.int(0, 1_999) }, () => random.int(0, 255))) };
    case 5:
      return withHeaders({
        authorization: random.pick(['Bearer', 'Bearer x.y.z', 'Basic eDp5', `Bearer ${'x'.repeat(4_000)}`]),
      });
    case 6:
      return withHeaders({ cookie: random.pick(['refreshToken=x', 'a='.repeat(1_000), '=;=;']) });
    case 7:
      return withHeaders({
        range: random.pick(['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-99999999999999999999', 'x']),
      });
    case 8:
      return withHeaders({ host: random.pick(['evil.example', '[::1', 'a"><b', '127.0.0.1:99999']) });
    case 9:
      return withHeaders({ 'x-forwarded-for': '1.2.3.4, ::1', 'x-forwarded-proto': 'gopher', origin: 'null' });
    case 10:
      return {
        ...request,
        path: `${request.path}${random.pick(['%', '%zz', '/..%2f', '?a[]=1', '#', '%00', '/'.repeat(300)])}`,
      };
    case 11:
      return withHeaders({ 'if-none-match': random.pick(['*', '"x"', 'W/"'.repeat(200)]), 'if-range': '"x"' });
    case 12:
      return withHeaders({ 'user-agent': '\u00ff'.repeat(300), 'accept-language': 'x'.repeat(3_000) });
    default:
      return withHeaders({ 'x-long': 'x'.repeat(random.pick([7_000, 20_000])) });
  }
}
