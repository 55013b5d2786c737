import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { closeConnections } from './close-connections.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server that answers '/slow' when the test tells it to. */
async function listen(limits: Parameters<typeof closeConnections>[1] = {}) {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app = Fastify({ forceCloseConnections: 'idle' });
  closeConnections(app, limits);
  app.get('/slow', async () => {
    asked.resolve();
    return answer.promise;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, asked: asked.promise, answer: answer.resolve };
}

describe('closeConnections', () => {
  it('ends a connection on which nothing was asked for too long, and none that was used', async () => {
    const { url } = await listen({ silence: 50 });
    const port = Number(new URL(url).port);
    const used = connect(port, '127.0.0.1');
    used.write('GET /none HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(used, 'data');
    const silent = connect(port, '127.0.0.1');
    silent.on('error', () => undefined);
    await once(silent, 'close');
    expect(used.destroyed).toBe(false);
    used.destroy();
  });

  it('refuses connections of a network that has as many as it may, until one of them is closed', async () => {
    const { url } = await listen({ ofNetwork: 2 });
    const port = Number(new URL(url).port);
    const open = async (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      const answered = once(socket, 'data').then(() => 'answered');
      const closed = once(socket, 'close').then(() => 'closed');
      socket.write('GET /none HTTP/1.1\r\nhost: x\r\n\r\n');
      return { socket, end: await Promise.race([answered, closed]), closed };
    };
    const first = await open('127.0.0.1');
    await open('127.0.0.1');
    expect([first.end, (await open('127.0.0.1')).end]).toEqual(['answered', 'closed']);
    expect((await open('127.0.0.2')).end).toBe('answered');
    first.socket.destroy();
    await first.closed;
    await expect.poll(async () => (await open('127.0.0.1')).end).toBe('answered');
  });

  it('ends connections on which nothing was asked, also with half a header, when the server stops', async () => {
    const { url } = await listen();
    const port = Number(new URL(url).port);
    const open = async () => {
      const accepted = once(app.server, 'connection');
      const socket = connect(port, '127.0.0.1');
      // Whether the end is reported as a reset does not matter here.
      socket.on('error', () => undefined);
      const ended = new Promise((resolve) => socket.once('close', resolve));
      await accepted;
      return { socket, ended };
    };
    const silent = await open();
    const half = await open();
    half.socket.write('GET /slow HTTP/1.1\r\nhost: ');
    await app.close();
    await Promise.all([silent.ended, half.ended]);
  });

  it('finishes a request under way before the server stops', async () => {
    const { url, asked, answer } = await listen();
    const reply = fetch(`${url}/slow`);
    await asked;
    const closed = app.close();
    answer('done');
    await closed;
    expect(await (await reply).text()).toBe('done');
  });

  it('ends a request that takes longer than the grace', async () => {
    const { url, asked } = await listen({ grace: 1 });
    const reply = expect(fetch(`${url}/slow`)).rejects.toThrow('fetch failed');
    await asked;
    await app.close();
    await reply;
  });
});
