import type { FastifyRequest } from 'fastify';

/** Address of the called host according to the request: 'https://golf.example'. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
