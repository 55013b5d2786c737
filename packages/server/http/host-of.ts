import type { FastifyRequest } from 'fastify';

/** The name of the host that was called, in small letters and without a port: as the table of hosts has it. */
export const hostOf = (request: FastifyRequest): string => request.hostname.toLowerCase();
