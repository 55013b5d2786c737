import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { closeConnections } from './close-connections.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server that answers '/slow' when the test says so. */
async function listen(grace?: number, silence?: number) {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app = Fastify({ forceCloseConnections: 'idle' });
  closeConnections(app, grace, silence);
  app.get('/slow', async () => {
    asked.resolve();
    return answer.promise;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, asked: asked.promise, answer: answer.resolve };
}

describe('closeConnections', () => {
  it('ends a connection on which nothing was asked for too long, and none that was used', async () => {
    const { url } = await listen(undefined, 50);
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

  it('ends connections on which nothing was asked, also with half a header, when the server stops', async () => {
    const { url } = await listen();
    const port = Number(new URL(url).port);
    const open = async () => {
      const accepted = once(app.server, 'connection');
      const socket = connect(port, '127.0.0.1');
      // Whether the end is told as a reset is not this test's matter.
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
    const { url, asked } = await listen(1);
    const reply = expect(fetch(`${url}/slow`)).rejects.toThrow('fetch failed');
    await asked;
    await app.close();
    await reply;
  });
});
