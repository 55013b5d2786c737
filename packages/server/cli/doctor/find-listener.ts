import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** State of a listening socket in /proc/net/tcp. */
const LISTENING = '0A';

/** The program that listens on a port: 'nginx (process 812)'. Null if unknown; only Linux tells. */
export function findListener(port: number): string | null {
  const inodes = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port)));
  if (inodes.size === 0) return null;
  for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (socketsOf(process).some((inode) => inodes.has(inode))) {
      return `${readFileSync(`/proc/${process}/comm`, 'utf8').trim()} (process ${process})`;
    }
  }
  return null;
}

function listeningInodes(table: string, port: number): string[] {
  if (!existsSync(table)) return [];
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hexPort}`) === true && state === LISTENING)
    .map((fields) => fields[9] ?? '');
}

/** Inode numbers of the sockets that a process has open; empty if the process belongs to another user. */
function socketsOf(process: string): string[] {
  try {
    return readdirSync(`/proc/${process}/fd`).flatMap((descriptor) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${process}/fd/${descriptor}`)) ?? [];
      return inode === undefined ? [] : [inode];
    });
  } catch {
    return [];
  }
}
