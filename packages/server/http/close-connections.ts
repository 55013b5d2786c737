import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';

/** In milliseconds; an upload over a slow connection would take half an hour. */
const GRACE = 20_000;

/** A connection on which nothing is asked for so long is closed; browsers open some ahead and use them within seconds. */
const SILENCE = 60_000;
/** More connections than this at once are refused; each takes a file descriptor and some memory. */
const MAX_CONNECTIONS = 10_000;
/** A tenth of all, so that one network cannot take them: 150 people behind one address, with six connections each. */
const MAX_CONNECTIONS_OF_NETWORK = 1_000;

type Limits = {
  /** Milliseconds that requests under way may take to finish when the server stops. */
  readonly grace?: number;
  /** Milliseconds that a connection may stand without a request. */
  readonly silence?: number;
  /** Connections of one network; null behind a proxy, which all connections come from. */
  readonly ofNetwork?: number | null;
};

/**
 * Limits how many connections there are, in all and of one network, and how long one may stand without a request. Lets
 * the server end soon when it is told to: connections on which nothing was asked yet end at once, requests under way
 * have `grace` milliseconds to finish.
 *
 * Node counts a connection as busy until its first request is over, and browsers open connections ahead of asking;
 * each would hold a stop for as long as its headers may take, a minute.
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
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
    const timer = setTimeout(() => app.server.closeAllConnections(), grace);
    app.server.once('close', () => clearTimeout(timer));
  });
}
