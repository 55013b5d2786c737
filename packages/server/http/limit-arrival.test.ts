import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleErrors } from './handle-errors.ts';
import { limitArrival } from './limit-arrival.ts';
import { parseBodies } from './parse-bodies.ts';

let app: FastifyInstance;
let answer: (text: string) => void;

/** '/json' takes JSON, '/file' a file too, and '/slow' nothing: it answers when the test tells it to. */
beforeEach(async () => {
  app = Fastify();
  limitArrival(app, 50);
  handleErrors(app);
  parseBodies(app);
  const slow = Promise.withResolvers<string>();
  answer = slow.resolve;
  app.post('/json', async () => 'taken');
  app.get('/slow', () => slow.promise);
  app.post('/file', { config: { takesUpload: true } }, async ({ body }) => {
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) size += chunk.length;
    return `${size} bytes`;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Starts a request with a body of ten bytes, of which only some are sent. */
async function begin(path: string, type: string, first: string, method = 'POST') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  // Whether the end is reported as a reset does not matter here.
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => (received += text));
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  const asked = once(app.server, 'request');
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 10\r\n\r\n${first}`,
  );
  await asked;
  return { ended, send: (rest: string) => socket.write(rest) };
}

const JSON_TYPE = 'application/json';
const FILE_TYPE = 'application/octet-stream';

describe('a request that takes long to arrive', () => {
  it.each([
    ['with JSON', '/json', JSON_TYPE],
    ['with JSON where a file is taken', '/file', JSON_TYPE],
    ['that leads nowhere', '/nowhere', JSON_TYPE],
  ])('is broken off: one %s', async (_what, path, type) => {
    const { ended } = await begin(path, type, '"01');
    expect(await ended).not.toContain('taken');
  });

  it('goes on where it is a file, and where it is here already and its answer takes long', async () => {
    const file = await begin('/file', FILE_TYPE, '012');
    // Nobody reads the body of a GET, so it never ends.
    const whole = await begin('/slow', JSON_TYPE, '"01234567"', 'GET');
    const { ended } = await begin('/json', JSON_TYPE, '"01');
    // This one began last, so the other two outlived the limit.
    await ended;
    file.send('3456789');
    answer('answered');
    expect(await file.ended).toContain('10 bytes');
    expect(await whole.ended).toContain('answered');
  });
});
