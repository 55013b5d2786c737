import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { siteOf } from '../config/hosts.ts';
import { hostOf } from './host-of.ts';

/** Where the site of a request is reached: the whole product as configured, a host of its own as the request says. */
export function originOf({ publicUrl, hosts }: Pick<Config, 'publicUrl' | 'hosts'>, request: FastifyRequest): string {
  const isMain = siteOf(hosts, hostOf(request)).kind === 'main';
  return (isMain ? publicUrl : null) ?? `${request.protocol}://${request.host}`;
}
