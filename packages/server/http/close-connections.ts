import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';

/** In milliseconds. Uploads over slow connections, which could take half an hour, are not waited for. */
const GRACE = 20_000;

/**
 * Connections without a request for this long are closed; browsers open some in advance and use them within seconds.
 */
const SILENCE = 60_000;
/** Further connections are refused; each takes a file descriptor and some memory. */
const MAX_CONNECTIONS = 10_000;
/**
 * A tenth of all, so that one network cannot use all of them: 150 people behind one address with six connections each.
 */
const MAX_CONNECTIONS_OF_NETWORK = 1_000;

type Limits = {
  /** Milliseconds that running requests may take to finish when the server stops. */
  readonly grace?: number;
  /** Milliseconds that a connection may be open without a request. */
  readonly silence?: number;
  /** Max connections of one network; null behind a proxy, from which all connections come (`limit-calls-under-way.ts`). */
  readonly ofNetwork?: number | null;
};

/**
 * Limits the number of connections, in total and per network, and the time that one may be open without a request. On a
 * stop, connections without a request end at once, and running requests have `grace` milliseconds to finish.
 *
 * Node counts a connection as busy until its first request is over, and browsers open connections in advance, so each
 * would delay a stop by the timeout of headers, a minute.
 */
export function closeConnections(
  app: FastifyInstance,
  { grace = GRACE, silence = SILENCE, ofNetwork = MAX_CONNECTIONS_OF_NETWORK }: Limits = {},
): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  const silent = new Set<Socket>();
  const countOf = new Map<string, number>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (countOf.get(network) ?? 0) + 1;
    if (ofNetwork !== null && count > ofNetwork) {
      socket.destroy();
      return;
    }
    countOf.set(network, count);
    silent.add(socket);
    const timer = setTimeout(() => {
      if (silent.has(socket)) socket.destroy();
    }, silence);
    timer.unref();
    socket.once('close', () => {
      clearTimeout(timer);
      silent.delete(socket);
      const left = (countOf.get(network) ?? 1) - 1;
      if (left === 0) countOf.delete(network);
      else countOf.set(network, left);
    });
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  // A connection whose call has just been answered would stay open for the next one.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
    const timer = setTimeout(() => app.server.closeAllConnections(), grace);
    app.server.once('close', () => clearTimeout(timer));
  });
}
