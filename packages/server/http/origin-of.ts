import type { FastifyRequest } from 'fastify';

/** Where the host that was called is reached, as the request says: 'https://golf.example'. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
