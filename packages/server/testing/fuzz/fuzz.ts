import { Agent, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { createRandom } from '@strokebook/demo';
import type { ServerProcess } from '../server-process.ts';
import { type Harvest, harvest } from './mutate.ts';
import { type FuzzRequest, nextRequest, readsOf } from './requests.ts';

/** A failure: a status of 500 or above, or an answer that took too long. */
type Finding = {
  readonly request: FuzzRequest;
  readonly caller: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly answer: string;
};

export type FuzzResult = {
  readonly requestCount: number;
  /** Number of answers by status; 0 counts connections that the server closed without an answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Number of routes that answered with 2xx. */
  readonly reachedCount: number;
  /** Routes that never did. */
  readonly unreached: readonly string[];
  readonly findings: readonly Finding[];
  readonly slowestMilliseconds: number;
};

type FuzzOptions = {
  readonly seed: number;
  /** Whether to send another request, called before each. */
  readonly shouldGoOn: (sent: number) => boolean;
  readonly onProgress?: (sent: number) => void;
};

/** Fewer than one caller's limit of waiting reports, so that no request is refused for that. */
const AT_A_TIME = 6;
const MAX_MILLISECONDS = 5_000;
/** A caller whose token ended signs in again at most once per this many requests. */
const REQUESTS_BETWEEN_SIGN_INS = 100;

/** Accounts of the demo world; null is a visitor. */
const callers = [
  { name: 'visitor', phoneNumber: null, accountId: 0 },
  { name: 'player', phoneNumber: '+15550100001', accountId: 1 },
  { name: 'coach', phoneNumber: '+15550100002', accountId: 2 },
  { name: 'product manager', phoneNumber: '+15550100003', accountId: 3 },
  { name: 'new player', phoneNumber: '+15550100006', accountId: 6 },
  { name: 'private player', phoneNumber: '+15550100007', accountId: 7 },
  { name: 'coach of juniors', phoneNumber: '+15550100005', accountId: 5 },
  { name: 'player of a team', phoneNumber: '+15550100047', accountId: 47 },
  { name: 'guardian', phoneNumber: '+15550100052', accountId: 52 },
];

/** Sends seeded requests to all routes as all callers, and collects failures. */
export async function fuzz(server: ServerProcess, { seed, shouldGoOn, onProgress }: FuzzOptions): Promise<FuzzResult> {
  const random = createRandom(String(seed));
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const knownOf = new Map(callers.map(({ name }): [string, Harvest] => [name, new Map()]));
  const statuses = new Map<number, number>();
  const reached = new Set<string>();
  const asked = new Set<string>();
  const findings: Finding[] = [];
  const tokens = new Map<string, string>();
  const signedInAt = new Map<string, number>();
  const signedInOnce = new Set<string>();
  let sent = 0;
  let slowestMilliseconds = 0;

  /** Reads what is the caller's own, so that later calls name teams, requests, links, guarded players and imports of it. */
  const lookAround = async (caller: { readonly token: string; readonly accountId: number }, known: Harvest) => {
    for (const { name, path } of readsOf(known, caller.accountId)) {
      const headers = { authorization: `Bearer ${caller.token}` };
      const { status, text } = await send(server.url, agent, { name, method: 'GET', path, headers, body: undefined });
      if (status === 200 && text.startsWith('{')) harvest(known, JSON.parse(text));
    }
  };
  const worker = async (): Promise<void> => {
    while (shouldGoOn(sent)) {
      sent += 1;
      onProgress?.(sent);
      const { name, phoneNumber, accountId } = random.pick(callers);
      const isDue = sent - (signedInAt.get(name) ?? -Infinity) > REQUESTS_BETWEEN_SIGN_INS;
      if (phoneNumber !== null && !tokens.has(name) && isDue) {
        signedInAt.set(name, sent);
        const token = await signIn(server, phoneNumber);
        const isFirst = !signedInOnce.has(name);
        signedInOnce.add(name);
        if (token !== null) tokens.set(name, token);
        if (token !== null && isFirst) await lookAround({ token, accountId }, knownOf.get(name) ?? new Map());
      }
      const token = tokens.get(name) ?? null;
      const known = knownOf.get(name) ?? new Map();
      const request = nextRequest(random, known, { accountId, token });
      const begun = performance.now();
      const { status, text } = await send(server.url, agent, request);
      const milliseconds = performance.now() - begun;
      slowestMilliseconds = Math.max(slowestMilliseconds, milliseconds);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      asked.add(request.name);
      if (status >= 200 && status < 300) {
        reached.add(request.name);
        if (text.startsWith('{') || text.startsWith('[')) harvest(known, JSON.parse(text));
      }
      if (status === 401 && request.headers['authorization'] === `Bearer ${token}`) tokens.delete(name);
      if (status >= 500 || milliseconds > MAX_MILLISECONDS) {
        findings.push({ request, caller: name, status, milliseconds, answer: text.slice(0, 500) });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  agent.destroy();
  const unreached = [...asked].filter((name) => !reached.has(name)).sort();
  return { requestCount: sent, statuses, reachedCount: reached.size, unreached, findings, slowestMilliseconds };
}

/** Signs in with the code that the server prints; null if the account was deleted or its sign-in is limited. */
async function signIn(server: ServerProcess, phoneNumber: string): Promise<string | null> {
  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const started = await post('/api/auth/phone', { phoneNumber });
  if (!started.ok) return null;
  const codes = [...server.output().matchAll(new RegExp(`SMS to \\${phoneNumber}: .* (\\d{6})\\n`, 'g'))];
  const code = codes.at(-1)?.[1];
  if (code === undefined) return null;
  const verified = await post('/api/auth/verify', { phoneNumber, code });
  return verified.ok ? ((await verified.json()) as { idToken: string }).idToken : null;
}

/** Status 0 for a connection that was closed without an answer. */
function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest,
): Promise<{ readonly status: number; readonly text: string }> {
  const { hostname, port } = new URL(url);
  const closed = { status: 0, text: '' };
  return new Promise((resolve) => {
    try {
      const call = httpRequest(
        { hostname, port, agent, method, path, headers: headers as OutgoingHttpHeaders },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('end', () => {
            const isPlain = reply.headers['content-encoding'] === undefined;
            const isJson = String(reply.headers['content-type']).startsWith('application/json');
            const text = isPlain && isJson ? Buffer.concat(chunks).toString('utf8') : '';
            resolve({ status: reply.statusCode ?? 0, text });
          });
          reply.on('error', () => resolve(closed));
        },
      );
      call.on('error', () => resolve(closed));
      call.end(body);
    } catch {
      // Node's client rejects some paths and headers itself, so nothing was sent.
      resolve(closed);
    }
  });
}
