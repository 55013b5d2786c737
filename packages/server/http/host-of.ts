import type { FastifyRequest } from 'fastify';

/** Name of the called host, lowercase and without a port, like the keys of the host table. */
export const hostOf = (request: FastifyRequest): string => request.hostname.toLowerCase();
