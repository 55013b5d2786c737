import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsAddress } from '../config/watching.ts';
import type { Metrics } from './metrics.ts';

/** A listener that serves metrics alone. */
export type MetricsListener = { readonly url: string; readonly close: () => Promise<void> };

/**
 * Serves metrics at `/metrics` of an address of their own, which the public cannot reach by default.
 *
 * @throws Error with a sentence if the address is in use
 */
export async function listenForMetrics(metrics: Metrics, { host, port }: MetricsAddress): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isInUse
      ? new Error(`port ${port} of ${host} is in use: set METRICS_PORT to another one`, { cause: error })
      : error;
  }
  const { address, port: listening, family } = server.address() as AddressInfo;
  const name = family === 'IPv6' ? `[${address}]` : address;
  return {
    url: `http://${name}:${listening}/metrics`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
