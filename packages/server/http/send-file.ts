import { Readable } from 'node:stream';
import { ESTIMATED_BYTES_HEADER } from '@strokebook/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileReply, StoredReply } from './handler.ts';
import { readRange } from './read-range.ts';

/** Sends a file: from memory, streamed, or stored. */
export function sendFile(file: FileReply, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', file.cacheControl).type(file.contentType);
  if ('bytes' in file) return reply.send(Buffer.from(file.bytes));
  if ('file' in file) return sendStored(file, request, reply);
  return (
    reply
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .header(ESTIMATED_BYTES_HEADER, file.estimatedBytes)
      // Reads on demand, and stops when the caller disconnects.
      .send(Readable.from(file.chunks, { objectMode: false }))
  );
}

function sendStored({ file, tag }: StoredReply, request: FastifyRequest, reply: FastifyReply) {
  const { range: rangeHeader, 'if-none-match': known, 'if-range': condition } = request.headers;
  reply.header('etag', tag).header('accept-ranges', 'bytes');
  if (known !== undefined && known.split(',').some((one) => one.trim() === tag)) return reply.code(304).send();
  const isSame = condition === undefined || condition === tag;
  const range = isSame ? readRange(rangeHeader, file.size) : null;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).header('cache-control', 'no-store').send();
  }
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  reply.header('content-length', range === null ? file.size : range.end - range.start + 1);
  // HEAD requests do not open the file.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(Readable.from(file.read(range ?? undefined), { objectMode: false }));
}
