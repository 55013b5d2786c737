import type { Site } from '@strokebook/contract';
import type { Reader } from './reader.ts';

/** The site of each host, by lowercase name. */
export type HostTable = ReadonlyMap<string, Site>;

const hostName = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;
const name = /^[\w-]{1,100}$/;

/**
 * Reads `HOSTS`: entries `host=kind` separated by commas or spaces, where kind is `player-site`, `team`,
 * `organization:{short name}` or `player:{username}` (ORG-O5). Every other host shows the whole product.
 */
export function readHosts(read: Reader): HostTable {
  const hosts = new Map<string, Site>();
  const entries = (read.text('HOSTS') ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  for (const entry of entries) {
    const [host = '', kind = '', ...rest] = entry.toLowerCase().split('=');
    const site = readSite(host, kind);
    if (!hostName.test(host) || rest.length > 0)
      read.problem('HOSTS', `'${entry}' must be a host's name, '=' and a kind`);
    else if (hosts.has(host)) read.problem('HOSTS', `'${host}' stands there twice`);
    else if (site === null) {
      const kinds = 'player-site, team, organization:{short name} or player:{username}';
      read.problem('HOSTS', `the kind of '${host}' must be ${kinds}, but is '${kind}'`);
    } else hosts.set(host, site);
  }
  return hosts;
}

function readSite(host: string, text: string): Site | null {
  const [kind, value = '', ...rest] = text.split(':');
  if (text === 'player-site') return { kind: 'playerSite' };
  if (text === 'team') return { kind: 'team' };
  if (rest.length > 0 || !name.test(value)) return null;
  if (kind === 'organization') return { kind: 'organization', shortName: value };
  return kind === 'player' ? { kind: 'player', username: value, customUrl: host } : null;
}

/** The site of a host: the whole product, unless it is in the table. */
export const siteOf = (hosts: HostTable, host: string): Site => hosts.get(host) ?? { kind: 'main' };
