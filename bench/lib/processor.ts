import { spawnSync } from 'node:child_process';

/** One processor for the server and another for whoever asks it; null where processes cannot be told where to run. */
export type Cores = { readonly server: number; readonly load: number };

export function findCores(): Cores | null {
  const [server, load] = allowedCores();
  return server === undefined || load === undefined ? null : { server, load };
}

/** Keeps this process, all its threads included, on one processor until the answered function is called. */
export function stayOn(core: number): () => void {
  const before = allowedCores().join(',');
  taskset('-a', '-c', '-p', String(core), String(process.pid));
  return () => {
    taskset('-a', '-c', '-p', before, String(process.pid));
  };
}

/** A command line that runs another one on a processor. */
export const onCore = (core: number, command: readonly string[]): readonly string[] => [
  'taskset',
  '-c',
  String(core),
  ...command,
];

/** What `taskset` says: "pid 7's current affinity list: 0,2-3". */
function allowedCores(): readonly number[] {
  const list = taskset('-c', '-p', String(process.pid)).split(': ')[1]?.trim();
  if (list === undefined) return [];
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function taskset(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('taskset', args, { encoding: 'utf8' });
  return status === 0 ? stdout : '';
}
