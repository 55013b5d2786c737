import { readFileSync } from 'node:fs';

/** Ticks of a second in /proc, on every Linux that Node runs on. */
const TICKS = 100;
const STEPS = 300_000_000;

/**
 * What a run took of the processor, so that runs on different machines can be compared: minutes of all processes that this
 * one started and that have ended, beside a loop that tells how fast the machine is. Null where the system counts none.
 */
export function processorText() {
  const minutes = childMinutes();
  return minutes === null
    ? null
    : `${minutes.toFixed(1)} processor minutes, where a loop of ${STEPS / 1e6} million steps takes ${loopMilliseconds()} ms.`;
}

/** The two times of children, of user and system, in the status line of Linux (proc(5), fields 16 and 17). */
function childMinutes() {
  let status;
  try {
    status = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return null;
  }
  // The name of the process, in brackets, can contain blanks.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS / 60;
}

function loopMilliseconds() {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < STEPS; step += 1) sum = (sum + step * 7) % 1_000_003;
  // The result is used, or the loop would be left out.
  return Math.round(performance.now() - start + (sum < 0 ? 1 : 0));
}
