import compress from '@fastify/compress';
import { ESTIMATED_BYTES_HEADER } from '@strokebook/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { FilesAwayError } from '../ports/files/files-away.ts';
import { handleErrors } from './handle-errors.ts';
import type { FileReply } from './handler.ts';
import { sendFile } from './send-file.ts';

let app: FastifyInstance;
afterEach(() => app.close());

// oxlint-disable-next-line require-yield -- it fails before its first part
async function* failing(): AsyncGenerator<Uint8Array> {
  throw new FilesAwayError(new Error('the file storage said nothing for 5 seconds'));
}

const common = { cacheControl: 'public, max-age=86400, immutable' };
it.each<[string, FileReply]>([
  [
    'an export',
    { ...common, contentType: 'application/json', fileName: 'x.json', estimatedBytes: 9, chunks: failing() },
  ],
  ['a picture', { ...common, contentType: 'image/webp', tag: '"1"', file: { size: 9, read: failing } }],
])(
  'says that files are away, and nothing of the file, where %s fails before its first byte (OPS-O82)',
  async (_what, file) => {
    app = Fastify();
    handleErrors(app);
    await app.register(compress);
    app.get('/file', (request, reply) => sendFile(file, request, reply));
    const { statusCode, headers, body } = await app.inject({ url: '/file', headers: { 'accept-encoding': 'gzip' } });
    expect([statusCode, headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'FILES_AWAY' } });
    for (const name of ['cache-control', 'content-disposition', 'content-encoding', 'etag', ESTIMATED_BYTES_HEADER]) {
      expect(headers).not.toHaveProperty(name);
    }
  },
);
