import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server whose connections can be cut, refused and frozen. */
export type TcpProxy = {
  readonly port: number;
  /** Resets every open connection. */
  readonly cut: () => void;
  /** Closes every open connection and refuses new ones. */
  readonly refuse: () => void;
  /** Accepts connections and bytes, but forwards nothing. */
  readonly freeze: () => void;
  /** Forwards new data again; frozen data stays lost. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
};

/** Listens on a free loopback port and forwards to another loopback port. */
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
