import { spawnSync } from 'node:child_process';

/** One processor for the server and another for the load generator; null if the system cannot pin processes. */
export type Cores = { readonly server: number; readonly load: number };

export function findCores(): Cores | null {
  const [server, load] = allowedCores();
  return server === undefined || load === undefined ? null : { server, load };
}

/** Pins this process with all its threads to one processor until the returned function is called. */
export function pinToCore(core: number): () => void {
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

/** Parses the output of `taskset`: "pid 7's current affinity list: 0,2-3". */
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
