import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long requests under way may take to finish, in milliseconds: an upload over a thin line would take half an hour. */
const GRACE = 20_000;

/** A connection on which nothing is asked for so long is closed; browsers open some ahead and use them within seconds. */
const SILENCE = 60_000;
/** More connections than this at once are refused; each takes a file descriptor and some memory. */
const MAX_CONNECTIONS = 10_000;

/**
 * Limits how many connections there are and how long one may stand without a request, in milliseconds, and lets the
 * server end soon when it is told to: connections on which nothing was asked yet end at once, requests under
 * way have `grace` milliseconds to finish.
 *
 * Node counts a connection as busy until its first request is over, and browsers open connections ahead of asking;
 * each would hold a stop for as long as its headers may take, a minute.
 */
export function closeConnections(app: FastifyInstance, grace = GRACE, silence = SILENCE): void {
  app.server.maxConnections = MAX_CONNECTIONS;
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    silent.add(socket);
    const timer = setTimeout(() => {
      if (silent.has(socket)) socket.destroy();
    }, silence);
    timer.unref();
    socket.once('close', () => {
      clearTimeout(timer);
      silent.delete(socket);
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
