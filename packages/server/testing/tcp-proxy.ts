import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut, closed and frozen. */
export type TcpProxy = {
  readonly port: number;
  /** Ends every open connection without a word. */
  readonly cut: () => void;
  /** Ends every open connection and takes no new one. */
  readonly refuse: () => void;
  /** Takes connections and bytes, and passes nothing on. */
  readonly freeze: () => void;
  /** Passes on again what comes from now on; what was frozen stays lost. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
};

/** Listens on a free port of loopback and passes everything on to a port of loopback. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'refused' | 'frozen' = 'open';
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (state === 'refused') {
      client.destroy();
      return;
    }
    if (state === 'frozen') {
      client.resume();
      pairs.add([client, client]);
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of pair) socket.on('close', end).on('error', end);
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const cut = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
    pairs.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    refuse: () => {
      state = 'refused';
      cut();
    },
    freeze: () => {
      state = 'frozen';
      for (const [client, upstream] of pairs) {
        client.unpipe();
        upstream.unpipe();
        client.resume();
        upstream.resume();
      }
    },
    open: () => {
      state = 'open';
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
